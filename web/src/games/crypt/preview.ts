/** What the rules foresee of a seat's choices. The board looks it up and reckons nothing. */

import type { Preview } from "../../door/protocol";
import { placeCode, type Group } from "./codes";

/** What a group must beat on a card, who would have to leave, and the efforts that do for one die, two, three. */
export interface CardAhead { beats: number; evicts: number; efforts: number[][]; first: number[][] }
/** Dice laid on cards: how many are left for others, and the actions that close the claim. */
export interface Draft { left: number; end: number[] }

export interface Ahead {
  cards: CardAhead[];
  drafts: Record<string, Draft>;
  risk: number[]; // in percent, by effort: how often a die fails
  rerolls: number; // failed dice that the Idols in hand can roll again
  flips: number[]; // the action for each card of the collection, each die, each slot; -1 for none
  rerolled: number[];
  takes: number[];
}

const NOTHING: Ahead = { cards: [], drafts: {}, risk: [], rerolls: 0, flips: [], rerolled: [], takes: [] };

export function aheadOf(preview: Preview): Ahead {
  return { ...NOTHING, ...(preview as Partial<Ahead>) };
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
  return groups.length && draft && groups.every((group) => fits(ahead, group)) ? [...inOrder(groups).map(placeCode), ...draft.end] : null;
}

/** How often a die of this effort fails, in percent. */
export function riskOf(ahead: Ahead, effort: number): number {
  return ahead.risk[effort - 1] ?? 0;
}
