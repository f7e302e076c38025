/** What the rules foresee for this seat, and where the board finds it. */

import type { GameWords } from "../../words/words.svelte";
import { BAG, GEMS, MASK, type CardFace, type Loot, type Means } from "./declared.gen";

/** What a pile buys and brings; a price is the gold beside the dice, or less than 0: gems that are missing. */
export interface Reach { prices: ReadonlyMap<number, number>; allowance: number; gold: number; infamy: number }

export function reachOf({ prices, allowance = 1, gold = 0, infamy = 0 }: Means = {}): Reach | null {
  return prices ? { prices: new Map(prices), allowance, gold, infamy } : null;
}

/** The same for a pile that is being made. */
export function reachWith(loot: Loot, faces: CardFace[], kept: number[]): Reach {
  const costs = new Map(faces.map(({ card, cost }) => [card, cost]));
  const place = (card: number): number => (costs.get(card) ?? []).reduce((at, most, colour) => at * (most + 1) + Math.min(most, kept[colour] ?? 0), 0);
  const colours = kept.slice(0, GEMS).reduce((set, count, colour) => (count ? set | (1 << colour) : set), 0);
  return {
    prices: new Map(loot.prices.map(({ card, gold }) => [card, gold[place(card)] ?? 0])),
    allowance: loot.allowance[colours] ?? 1, gold: loot.gold[kept[BAG] ?? 0] ?? 0, infamy: loot.infamy[kept[MASK] ?? 0] ?? 0,
  };
}

export type Price = "unknown" | "short" | "payable";

export function judged(reach: Reach | null, card: number): Price {
  const gold = reach?.prices.get(card);
  return gold === undefined ? "unknown" : gold < 0 ? "short" : "payable";
}

/** A price in words: what is missing, the gold it takes, or nothing but dice. */
export function priceNote(reach: Reach | null, card: number, words: GameWords): string {
  const gold = reach?.prices.get(card);
  if (gold === undefined) return "";
  return gold < 0 ? words.say("board-short", { count: -gold }) : gold ? words.say("board-with-gold", { count: gold }) : words.say("board-payable");
}
