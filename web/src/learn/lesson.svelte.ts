/** One step of a lesson: what was done of it, and what the teacher says. The rules are asked each time; nothing is kept but this. */

import { door } from "../door/api";
import type { Clause, LessonAnswer, Position, TableEvent } from "../door/protocol";

export class Lesson {
  answer = $state.raw<LessonAnswer | null>(null);
  events = $state.raw<TableEvent[]>([]);
  busy = $state(false);

  /** `heard` is told of every position, as a table's session tells it. */
  constructor(
    readonly game: string,
    readonly step: string,
    readonly heard: (position: Position, upto: number, fresh: TableEvent[], undone: boolean) => void,
  ) {}

  get done(): number[] {
    return this.answer?.done ?? [];
  }

  begin(): Promise<void> {
    return this.#try([], []);
  }

  /** True if the step asked for it. */
  async play(actions: number[]): Promise<boolean> {
    await this.#try(this.done, actions);
    return this.answer?.verdict !== "other";
  }

  /** Takes the last choice back. */
  undo(): Promise<void> {
    return this.#try(this.done.slice(0, -1), []);
  }

  why(action: number): Promise<Clause> {
    return door.lessonWhy(this.game, this.step, this.done, action);
  }

  async #try(done: number[], actions: number[]): Promise<void> {
    this.busy = true;
    try {
      const answer = await door.lesson(this.game, this.step, done, actions);
      const known = this.events.length;
      this.answer = answer;
      if (answer.verdict === "other") return; // nothing has changed
      this.events = answer.position.events;
      const undone = this.events.length < known;
      this.heard(answer.position, this.events.length, undone ? [] : this.events.slice(known), undone);
    } finally {
      this.busy = false;
    }
  }
}
