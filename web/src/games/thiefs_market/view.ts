/** The view of Thief's Market, and what its board reads off it. */

import type { MarketView, OwnedCard, PlayerView } from "./declared.gen";

export * from "./declared.gen";

/** The symbol of each kind of object. */
export const SYMBOLS = ["m-gem-R", "m-gem-W", "m-gem-B", "m-gem-G", "m-bag-Y", "m-mask-M", "m-marker"] as const;

const SPLITTING = new Set(["start", "deal", "roll", "split", "keep", "spare", "reroll"]);

export function isSplitting(view: MarketView): boolean {
  return SPLITTING.has(view.phase);
}

export function sum(counts: number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

/** Whether somebody has objects before them. */
export function hasPile(player: PlayerView | undefined): boolean {
  return player !== undefined && sum(player.pile) > 0;
}

/** What an owned card works as. */
export function worksAs(owned: OwnedCard): number {
  return owned.copy >= 0 ? owned.copy : owned.card;
}

/** The picture of a card; both maps share one. */
export function pictureOf(key: string): string {
  return `v-${key.replace(/_\d$/, "")}`;
}

/** The kinds of a pile, one entry an object. */
export function objectsOf(counts: number[]): number[] {
  return counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));
}
