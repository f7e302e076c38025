/** A claim while it is put together. What is possible comes from the server's list alone. */

import type { Legal } from "../../door/protocol";
import { DONE, placeCode, type Group } from "./codes";

/** The groups the server offers now. */
export function offersIn(legal: Legal[]): Group[] {
  return legal
    .filter(([, verb]) => verb === "place")
    .map(([, , args]) => ({ slot: args["slot"] ?? 0, dice: args["dice"] ?? 0, effort: args["effort"] ?? 0 }));
}

const same = (a: Group, b: Group): boolean => a.slot === b.slot && a.dice === b.dice && a.effort === b.effort;

export function diceIn(groups: Group[]): number {
  return groups.reduce((sum, group) => sum + group.dice, 0);
}

/** What the server offers on one card, with the dice the other groups leave. */
export function offersOn(offers: Group[], slot: number, dice: number): Group[] {
  return offers.filter((offer) => offer.slot === slot && offer.dice <= dice);
}

export function isOffered(offers: Group[], group: Group): boolean {
  return offers.some((offer) => same(offer, group));
}

/** The safest group on a card: the lowest effort, then the fewest dice. */
export function safest(offers: Group[]): Group | null {
  return [...offers].sort((a, b) => a.effort - b.effort || a.dice - b.dice)[0] ?? null;
}

/** For each number of dice the lowest effort on offer; null where none is. */
export function cheapest(offers: Group[], dice: number): (number | null)[] {
  return Array.from({ length: dice }, (_, at) => {
    const efforts = offers.filter((offer) => offer.dice === at + 1).map((offer) => offer.effort);
    return efforts.length ? Math.min(...efforts) : null;
  });
}

/** The actions of a claim, from left to right, closed where the server would otherwise ask on. */
export function bundleOf(groups: Group[], offers: Group[], hand: number, oneCard: boolean): number[] {
  const ordered = [...groups].sort((a, b) => a.slot - b.slot);
  const last = ordered.at(-1);
  const left = hand - diceIn(ordered);
  const more = last !== undefined && !oneCard && offers.some((offer) => offer.slot > last.slot && offer.dice <= left);
  return [...ordered.map(placeCode), ...(more ? [DONE] : [])];
}

/** The chance that a servant of this effort is exhausted, in percent. */
export function risk(effort: number): number {
  return Math.round(((effort - 1) / 6) * 100);
}
