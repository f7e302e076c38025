/** One puzzle while somebody works at it: the last answer, and the solution once it was earned or asked for. */

import { Refusal, door } from "../door/api";
import type { Clause, Position, PuzzleAnswer, PuzzleSolution, TableEvent } from "../door/protocol";

export class Attempt {
  answer = $state.raw<PuzzleAnswer | null>(null);
  tried = $state.raw<number | null>(null); // the last wrong choice
  shown = $state.raw<PuzzleSolution | null>(null);
  helped = false; // the solution was seen before the right answer
  busy = $state(false);

  /** `heard` is told of every position, as a table's session tells it. */
  constructor(
    readonly game: string,
    readonly id: string,
    readonly heard: (position: Position, upto: number, fresh: TableEvent[], undone: boolean) => void,
  ) {}

  get right(): boolean {
    return this.answer?.right === true;
  }

  begin(): Promise<void> {
    return this.#ask([], false);
  }

  async play(actions: number[]): Promise<boolean> {
    await this.#ask(actions, false);
    this.tried = this.right ? null : (actions[0] ?? null);
    if (this.right) this.shown = this.answer?.solution ?? null;
    return this.right;
  }

  async show(): Promise<void> {
    await this.#ask([], true);
    [this.helped, this.tried, this.shown] = [true, null, this.answer?.solution ?? null];
  }

  /** A puzzle judges what can be done; what cannot be done is refused with its clause. */
  async why(action: number): Promise<Clause> {
    try {
      await door.puzzle(this.game, this.id, [action], false);
    } catch (error) {
      if (error instanceof Refusal && error.trouble.clause) return { clause: error.trouble.clause, because: error.trouble.because ?? null };
      throw error;
    }
    return { clause: "" };
  }

  async #ask(actions: number[], show: boolean): Promise<void> {
    this.busy = true;
    try {
      const first = this.answer === null;
      const answer = await door.puzzle(this.game, this.id, actions, show);
      this.answer = answer;
      const { events } = answer.position;
      if (first || answer.right) this.heard(answer.position, events.length, first ? [] : events, false);
    } finally {
      this.busy = false;
    }
  }
}
