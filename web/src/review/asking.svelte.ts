/** Asks for the review of a finished game and waits for it. */

import { Refusal, door } from "../door/api";
import type { Review, ReviewState, Table } from "../door/protocol";

const PACE = 600; // milliseconds between two looks
const TRIES = 3;
const UNANSWERED = 100; // looks in a row that may go without an answer: a minute

/** Why a game has no review: the key of the sentence, or "". */
export function againstReview(table: Table): string {
  if (table.status !== "over") return "review-running";
  if (table.closed) return "review-closed";
  return table.seats === 1 ? "review-alone" : "";
}

export class Asking {
  status = $state<"unknown" | "absent" | "working" | "failed" | "done">("unknown");
  review = $state.raw<Review | null>(null);
  far = $state.raw({ done: 0, of: 0 });
  #gone = false;
  #unanswered = 0; // looks in a row

  constructor(readonly id: string) {}

  /** How it stands; one that is under way is waited for. */
  async look(): Promise<void> {
    await this.#follow(() => door.review(this.id));
  }

  /** Has it made, and waits for it. */
  async ask(): Promise<void> {
    [this.status, this.far] = ["working", { done: 0, of: 0 }];
    await this.#follow(() => door.askReview(this.id), TRIES);
  }

  close(): void {
    this.#gone = true;
  }

  /** Looks once more. It is made over there whether we are answered or not: a line that is cut for a moment ends nothing. */
  async #again(known: ReviewState): Promise<ReviewState> {
    await new Promise((done) => setTimeout(done, PACE));
    try {
      const state = await door.review(this.id);
      this.#unanswered = 0;
      return state;
    } catch (error) {
      const silent = error instanceof Refusal && (error.status === 0 || error.status === 503);
      if (!silent || ++this.#unanswered > UNANSWERED) throw error;
      return known;
    }
  }

  async #follow(first: () => Promise<ReviewState>, tries = 0): Promise<void> {
    try {
      let state = await first();
      for (let asked = 1; !this.#gone && (state.status === "working" || (state.status === "absent" && asked < tries)); ) {
        if (state.status === "working") {
          [this.status, this.far] = ["working", state];
          state = await this.#again(state);
        } else {
          asked += 1;
          state = await door.askReview(this.id);
        }
      }
      if (state.status === "done") this.review = state;
      this.status = state.status === "absent" && tries ? "failed" : state.status;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.status = "failed";
    }
  }
}
