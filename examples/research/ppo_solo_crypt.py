"""PPO in one file on solo Crypt: learns in minutes on two cores and draws its learning curve.

python -m examples.research.ppo_solo_crypt --minutes 4 --curve docs/pictures/ppo_solo_crypt.svg
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from examples.research.curve import Point, draw
from rookery.bots import make
from rookery.bots.play import play_game
from rookery.research.vector import Batch

GAMES = 128  # side by side
STEPS = 32  # of each game between two updates
EPOCHS = 4
MINIBATCH = 1024
RATE = 7e-4
CLIP = 0.2
ENTROPY = 0.01
LAMBDA = 0.95
POINTS = 10.0  # rewards are divided by this
RIVALRY = 300  # games that measure a bot


class Policy(nn.Module):
    """Two hidden layers, a head for choices and a head for the expected score."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, 256), nn.Tanh(), nn.Linear(256, 128), nn.Tanh())
        self.choice = nn.Linear(128, actions)
        self.worth = nn.Linear(128, 1)
        nn.init.orthogonal_(self.choice.weight, 0.01)

    def forward(self, inputs: Tensor, mask: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        """Odds of the legal actions, and the value of the position."""
        body = self.body(inputs)
        logits = self.choice(body).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.worth(body).squeeze(
            -1
        )


class Rollout:
    """What happened in some steps of all games, laid out for learning."""

    def __init__(self, inputs: int, actions: int) -> None:
        self.inputs = torch.zeros(STEPS, GAMES, inputs)
        self.masks = torch.zeros(STEPS, GAMES, actions, dtype=torch.bool)
        self.actions = torch.zeros(STEPS, GAMES, dtype=torch.long)
        self.logs = torch.zeros(STEPS, GAMES)
        self.values = torch.zeros(STEPS + 1, GAMES)
        self.rewards = torch.zeros(STEPS, GAMES)
        self.ends = torch.zeros(STEPS, GAMES)

    def fill(self, batch: Batch, policy: Policy) -> list[float]:
        """Plays; answers the scores of the games that ended."""
        scores: list[float] = []
        with torch.no_grad():
            for step in range(STEPS):
                self.inputs[step] = torch.from_numpy(batch.tensors.layout.features(batch.observations))
                self.masks[step] = torch.from_numpy(batch.masks.astype(bool))
                odds, self.values[step] = policy(self.inputs[step], self.masks[step])
                self.actions[step] = odds.sample()
                self.logs[step] = odds.log_prob(self.actions[step])
                batch.step(self.actions[step].numpy())
                self.rewards[step] = torch.from_numpy(batch.rewards[:, 0]) / POINTS
                self.ends[step] = torch.from_numpy(batch.ended)
                scores += batch.rewards[batch.ended, 0].tolist()
            last = torch.from_numpy(batch.tensors.layout.features(batch.observations))
            self.values[STEPS] = policy(last, torch.from_numpy(batch.masks.astype(bool)))[1]
        return scores

    def advantages(self) -> Tensor:
        """Generalised advantage estimation without discount: games are short."""
        found = torch.zeros(STEPS, GAMES)
        ahead = torch.zeros(GAMES)
        for step in reversed(range(STEPS)):
            goes_on = 1 - self.ends[step]
            surprise = self.rewards[step] + goes_on * self.values[step + 1] - self.values[step]
            ahead = surprise + LAMBDA * goes_on * ahead
            found[step] = ahead
        return found


def learn(policy: Policy, optimiser: torch.optim.Optimizer, rollout: Rollout) -> None:
    """Some epochs of clipped policy steps over shuffled minibatches."""
    advantages = rollout.advantages()
    targets = (advantages + rollout.values[:-1]).flatten()
    advantages = ((advantages - advantages.mean()) / (advantages.std() + 1e-8)).flatten()
    inputs, masks = rollout.inputs.flatten(0, 1), rollout.masks.flatten(0, 1)
    actions, logs = rollout.actions.flatten(), rollout.logs.flatten()
    for _ in range(EPOCHS):
        for some in torch.split(torch.randperm(GAMES * STEPS), MINIBATCH):
            odds, values = policy(inputs[some], masks[some])
            ratio = (odds.log_prob(actions[some]) - logs[some]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.min(ratio * advantages[some], clipped * advantages[some]).mean()
            loss = -gain + 0.5 * (values - targets[some]).square().mean() - ENTROPY * odds.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def bot_score(name: str, batch: Batch) -> float:
    """The average solo score of a named bot."""
    games = [play_game(batch.game, 1, {}, [make(name, seed)], seed) for seed in range(RIVALRY)]
    return float(np.mean([game.totals[0] for game in games]))


def train(minutes: float, seed: int) -> list[Point]:
    """Learns for so long; answers the learning curve."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # small networks: threads cost more than they bring
    batch = Batch("crypt", GAMES, seats=1, learner=0)
    batch.reset(seed)
    policy = Policy(batch.tensors.layout.n_features, batch.game.n_actions)
    optimiser = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
    rollout = Rollout(batch.tensors.layout.n_features, batch.game.n_actions)
    curve: list[Point] = []
    start, update = time.monotonic(), 0
    while (spent := time.monotonic() - start) < 60 * minutes:
        optimiser.param_groups[0]["lr"] = RATE * max(0.05, 1 - spent / (60 * minutes))
        scores = rollout.fill(batch, policy)
        learn(policy, optimiser, rollout)
        update += 1
        curve.append(Point(update * GAMES * STEPS, float(np.mean(scores))))
        if update % 10 == 1:
            recent = np.mean([point.score for point in curve[-10:]])
            print(f"{update * GAMES * STEPS:>8} steps, {spent:4.0f} s: {recent:.2f} coins", flush=True)
    return curve


def main() -> None:
    """Learns, compares with bots, draws."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="an SVG file for the learning curve")
    args = parser.parse_args()
    curve = train(args.minutes, args.seed)
    one = Batch("crypt", 1, seats=1, learner=0)
    lines = {name: bot_score(name, one) for name in ("random", "greedy")}
    final = float(np.mean([point.score for point in curve[-20:]]))
    print(f"learner {final:.2f}, " + ", ".join(f"{name} {score:.2f}" for name, score in lines.items()))
    if args.curve:
        args.curve.write_text(draw(curve, lines, "PPO on solo Crypt: average score of finished games"))


if __name__ == "__main__":
    main()
