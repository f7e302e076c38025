/** The hints of one position: asked for once, shown in four ways. */

import type { Hint } from "../door/protocol";

export type HintKind = "nudge" | "move" | "numbers" | "rule";
export const KINDS: HintKind[] = ["nudge", "move", "numbers", "rule"];

export class Hints {
  open = $state(false); // the choice of hints is on the screen
  kind = $state<HintKind | null>(null);
  found = $state.raw<Hint | null>(null);
  thinking = $state(false);
  #position = 0;

  /** The moves that the board marks. */
  get marks(): number[] {
    if (!this.found) return [];
    if (this.kind === "nudge") return this.found.motives.length ? [] : this.found.nudge; // an idea is named, not shown
    return this.kind === "move" ? this.found.actions : [];
  }

  /** Shows one kind of hint; whatever the service refuses is thrown on. */
  async show(kind: HintKind, ask: () => Promise<Hint>): Promise<Hint | null> {
    if (this.thinking) return null;
    this.thinking = true;
    const asked = this.#position;
    try {
      const found = this.found ?? (await ask());
      if (asked !== this.#position) return null; // the table has moved on meanwhile
      this.found = found;
      this.kind = kind;
      this.open = kind === "numbers";
    } finally {
      this.thinking = false;
    }
    return this.found;
  }

  /** Another position: nothing of it holds any more. */
  forget(): void {
    this.#position += 1;
    this.open = false;
    this.kind = null;
    this.found = null;
  }
}
