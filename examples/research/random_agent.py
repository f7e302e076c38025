"""The smallest loop: random seats at a table of Crypt through PettingZoo.

python examples/research/random_agent.py
"""

from __future__ import annotations

import numpy as np

from rookery.research import pettingzoo


def main() -> None:
    """Plays one game and prints the end."""
    env = pettingzoo.env("crypt", seats=3, render_mode="human")
    env.reset(seed=7)
    generator = np.random.default_rng(7)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        if ended or seen is None:
            print(f"{agent} is paid {reward:+.0f}")
            env.step(None)
        else:
            env.step(int(generator.choice(np.flatnonzero(seen["action_mask"]))))
    env.render()


if __name__ == "__main__":
    main()
