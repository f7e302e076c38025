/** Scores that are counted up part by part; what is shown ends with the result itself. */

import type { Score } from "../door/protocol";

const STEP = 520; // milliseconds a part, at normal speed

export class Count {
  /** How many parts have been counted. */
  shown = $state(0);
  #timer = 0;

  /** `pace` is how many times faster than usual; 0 is at once. Answers how to stop. */
  run(parts: number, pace: number): () => void {
    window.clearInterval(this.#timer);
    this.shown = pace ? 0 : parts;
    if (pace) {
      this.#timer = window.setInterval(() => {
        this.shown += 1;
        if (this.shown >= parts) window.clearInterval(this.#timer);
      }, STEP / pace);
    }
    return () => window.clearInterval(this.#timer);
  }

  /** Nobody has to wait. */
  finish(parts: number): void {
    window.clearInterval(this.#timer);
    this.shown = parts;
  }

  /** A seat's points so far. */
  total([total = 0, ...parts]: Score): number {
    return this.shown >= parts.length ? total : parts.slice(0, this.shown).reduce((sum, part) => sum + part, 0);
  }
}
