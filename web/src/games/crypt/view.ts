/** The view of Crypt, as the rules give it to a seat. */

import type { AnyView } from "../../door/protocol";

export const TYPES = ["idol", "jewelry", "manuscript", "pottery", "remains", "tapestry"] as const;
export const UNKNOWN = 6;
export const GHOST = 1; // the Ghost holds cards as seat 1 of a solo game

export interface SlotView { type: number; value: number; up: boolean; here: boolean; owner: number; dice: number; effort: number }
export interface OwnedCard { type: number; value: number; flipped: boolean; public: boolean }
export interface PlayerView { active: number; placed: number; exhausted: number; idol_race: boolean; cards: OwnedCard[] }
export interface RollView { seat: number; effort: number; face: number; failed: boolean }

export interface CryptView extends AnyView {
  round: number;
  rounds: number;
  turn: number;
  turns: number;
  actor: number;
  leader: number;
  lights_out: number;
  sides: string[];
  deck: number;
  top: number;
  crypt: SlotView[];
  players: PlayerView[];
  rolls: RollView[];
  discard: { type: number; value: number }[];
  unseen: number[][];
  ghost?: { hand: number; aside: number; placed: number; rolled: number[] };
  tie?: { round: number; seats: number[]; sums: number[] };
}

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
