/** The view of Crypt, and what its board reads off it. */

import { GHOST, type CryptView } from "./declared.gen";

export * from "./declared.gen";

/** Who holds a card: a seat, or the Ghost of a solo game. */
export function isGhost(view: CryptView, owner: number): boolean {
  return view.seats === 1 && owner === GHOST;
}

export function holderName(view: CryptView, owner: number, names: string[], ghost: string): string {
  return isGhost(view, owner) ? ghost : (names[owner] ?? "");
}

/** What a group counts, as it is written under a card: dice × effort. */
export function totalOf({ dice, effort }: { dice: number; effort: number }): number {
  return dice * effort;
}
