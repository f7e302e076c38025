/** What the rules foresee of a seat's choices. The board looks it up and reckons nothing. */

import type { Preview } from "../../door/protocol";
import { placeCode, type CryptPreview, type Draft } from "./declared.gen";

/** A group of a claim: so many dice with one effort on a card. */
export interface Group { slot: number; dice: number; effort: number }

export type Ahead = Required<Omit<CryptPreview, "open">>;

const NOTHING: Ahead = { cards: [], drafts: {}, risk: [], rerolls: 0, flips: [], rerolled: [], takes: [] };

export function aheadOf(preview: Preview): Ahead {
  return { ...NOTHING, ...(preview as CryptPreview) };
}

/** The action that lays a group. */
export function codeOf({ slot, dice, effort }: Group): number {
  return placeCode(slot, dice, effort);
}

/** Groups from left to right, as a claim is carried out. */
export function inOrder(groups: Group[]): Group[] {
  return [...groups].sort((a, b) => a.slot - b.slot);
}

/** What the rules say of dice laid on these cards; null if they cannot lie there together. */
export function draftOf(ahead: Ahead, groups: Group[]): Draft | null {
  return ahead.drafts[inOrder(groups).map(({ slot, dice }) => `${slot}x${dice}`).join(" ")] ?? null;
}

export function fits(ahead: Ahead, { slot, dice, effort }: Group): boolean {
  return ahead.cards[slot]?.efforts[dice - 1]?.includes(effort) ?? false;
}

/** The group to begin with on a card, with so many dice in hand. */
export function firstOn(ahead: Ahead, slot: number, hand: number): Group | null {
  const [dice, effort] = ahead.cards[slot]?.first[hand] ?? [];
  return dice && effort ? { slot, dice, effort } : null;
}

/** A whole draft as actions; null while the rules do not take it. */
export function actionsOf(ahead: Ahead, groups: Group[]): number[] | null {
  const draft = draftOf(ahead, groups);
  return groups.length && draft && groups.every((group) => fits(ahead, group)) ? [...inOrder(groups).map(codeOf), ...draft.end] : null;
}

/** How often a die of this effort fails, in percent. */
export function riskOf(ahead: Ahead, effort: number): number {
  return ahead.risk[effort - 1] ?? 0;
}
