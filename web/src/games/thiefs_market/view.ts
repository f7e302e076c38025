/** The view of Thief's Market, as the rules give it to a seat. */

import type { AnyView } from "../../door/protocol";

export const GEMS = 4;
export const BAG = 4;
export const MASK = 5;
export const MARKER = 6;
export const KINDS = 7;
export const FACES = ["red", "white", "blue", "green", "bag", "mask"] as const;
export const ICONS = ["henchman", "wand", "building", "finery", "compass", "plan"] as const;
export const LETTERS = ["A", "B", "C"] as const;
export const CENTRE = -1;
/** The symbol of each kind of object. */
export const SYMBOLS = ["m-gem-R", "m-gem-W", "m-gem-B", "m-gem-G", "m-bag-Y", "m-mask-M", "m-marker"] as const;

export interface CardFace { card: number; cost: number[]; icons: number[] }
export interface OwnedCard { card: number; copy: number; used: boolean; icons: number[] }
export interface PlayerView { pile: number[]; objects: number; colours: number[]; gold: number; infamy: number; cards: OwnedCard[] }

export interface MarketView extends AnyView {
  round: number;
  actor: number;
  starter: number;
  dice: number;
  rolling: number;
  centre: number[];
  returned: number[];
  sorting: { victim: number; kind: number; kept: number[]; left: number; total: number };
  buying: { seat: number; purchases: number; allowance: number; discount: number; card: number; paid: number[] };
  market: (CardFace | null)[][];
  decks: number[];
  active: string;
  players: PlayerView[];
}

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
