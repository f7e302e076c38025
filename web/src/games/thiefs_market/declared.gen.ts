// Made by `make declare` from src/rookery/games/thiefs_market/declared.py and shown.py: change those.

import type { AnyView } from "../../door/protocol";

/** What is printed on a card. */
export interface CardFace {
  card: number;
  cost: number[];
  icons: number[];
}

/** A card before its owner. */
export interface OwnedCard {
  card: number;
  copy: number; // what it works as; -1: itself
  used: boolean;
  icons: number[];
}

/** A player's side of the table. */
export interface PlayerView {
  pile: number[];
  objects: number;
  colours: number[];
  gold: number;
  infamy: number; // -1: not for your eyes
  cards: OwnedCard[];
}

/** What the actor of Phase 1 has chosen so far. */
export interface Sorting {
  victim: number; // -1: the centre
  kind: number;
  kept: number[];
  left: number;
  total: number;
}

/** Whose buy turn it is, and how far it has come. */
export interface BuyTurn {
  seat: number;
  purchases: number;
  allowance: number;
  discount: number;
  card: number;
  paid: number[];
}

/** What a seat may know. */
export interface MarketView extends AnyView {
  round: number;
  max_rounds: number;
  actor: number;
  starter: number;
  infamy_visibility: string;
  dice: number;
  rolling: number;
  spent: number;
  centre: number[];
  returned: number[];
  sorting: Sorting;
  buying: BuyTurn;
  market: ((CardFace | null)[])[];
  decks: number[];
  active: string;
  unseen: number[][];
  box: number[];
  players: PlayerView[];
  truncated?: boolean; // once it is over
}

/** Where objects may be taken from, and within which limits. */
export interface Source {
  victim: number; // whose pile; -1: the centre
  actions: number[]; // what is answered first
  there: number[];
  kinds: number[]; // asked one by one
  last: number; // asked last, where its limits leave a choice; -1 = all is taken
  limits: [low: number, high: number][]; // after none, some and all of the other objects
  rolled: number[]; // how many dice are rolled again, by how many go back
}

/** What a card costs, whatever the pile becomes. */
export interface PriceTable {
  card: number;
  gold: number[]; // by the dice of each colour of the price, the last colour turning fastest
}

/** What any pile made of the sources would buy and bring. */
export interface Loot {
  sources: Source[];
  prices: PriceTable[];
  allowance: number[]; // by the set of colours
  gold: number[]; // by the number of bags
  infamy: number[]; // by the number of masks
}

/** What the own pile buys and brings as it lies; nothing before there is one, and at the end. */
export interface Means {
  prices?: [card: number, gold: number][]; // gold beside the dice; below 0: gems that are missing
  allowance?: number;
  gold?: number;
  infamy?: number;
}

/** A payment. */
export interface Way {
  dice: number[];
  gold: number;
  actions: number[];
}

/** Every payment of one card, the one that spends least gold first. */
export interface CardWays {
  card: number;
  ways: Way[];
}

/** What can be bought, and the abilities of the buy turn. */
export interface Purchase {
  ways: CardWays[];
  abilities: number[];
}

/** What a seat can foresee. */
export interface MarketPreview {
  points?: number[][]; // of the cards of each seat, as things stand; [] where they are not known
  means?: Means;
  loot?: Loot;
  purchase?: Purchase;
}

/** What can happen: its key and numbers. */
export type ThiefsMarketEvent =
  | { key: "start"; args: { seat: number } }
  | { key: "dealt"; args: { card: number; letter: number } }
  | { key: "opened"; args: { letter: number } }
  | { key: "round"; args: { round: number } }
  | { key: "loot"; args: { red: number; white: number; blue: number; green: number; bag: number; mask: number } }
  | { key: "took"; args: { seat: number; objects: number; marker: number } }
  | { key: "stole"; args: { seat: number; victim_seat: number; kept: number; returned: number; marker: number } }
  | { key: "pile"; args: { red: number; white: number; blue: number; green: number; bag: number; mask: number } }
  | { key: "rerolled"; args: { face: number } }
  | { key: "calm"; args: { seat: number; card: number } }
  | { key: "spared"; args: { seat: number; face: number } }
  | { key: "lucky"; args: { seat: number; face: number } }
  | { key: "lucky_roll"; args: { seat: number; face: number } }
  | { key: "passed"; args: { seat: number } }
  | { key: "bought"; args: { seat: number; card: number; dice: number; gold: number } }
  | { key: "discarded"; args: { card: number } }
  | { key: "gained"; args: { seat: number; card: number } }
  | { key: "no_card"; args: { seat: number } }
  | { key: "used"; args: { seat: number; card: number } }
  | { key: "turned"; args: { seat: number; card: number; face: number } }
  | { key: "copied"; args: { seat: number; card: number } }
  | { key: "infamy"; args: { seat: number; infamy: number; card: number } }
  | { key: "masks"; args: { seat: number; infamy: number } }
  | { key: "gold"; args: { seat: number; gold: number; card: number } }
  | { key: "bags"; args: { seat: number; gold: number } }
  | { key: "secret"; args: { seat: number } }
  | { key: "own"; args: { infamy: number } }
  | { key: "ended"; args: { ending: number } }
  | { key: "revealed"; args: { seat: number; infamy: number } }
  | { key: "won"; args: { seat: number; points: number } };

/** What can be chosen: its verb and arguments. */
export type ThiefsMarketVerb =
  | [verb: "take", args: Record<string, never>]
  | [verb: "steal", args: { seat: number }]
  | [verb: "keep", args: { face: number; count: number }]
  | [verb: "spare", args: { face: number }]
  | [verb: "reroll", args: { face: number }]
  | [verb: "pass", args: Record<string, never>]
  | [verb: "end", args: Record<string, never>]
  | [verb: "buy", args: { card: number }]
  | [verb: "pay", args: { face: number; count: number }]
  | [verb: "use", args: { card: number }]
  | [verb: "turn", args: { face: number }]
  | [verb: "copy", args: { card: number }];

export const TAKE = 0;
export const stealCode = (seat: number): number => 1 + seat;
export const keepCode = (face: number, count: number): number => 6 + face * 14 + count;
export const spareCode = (face: number): number => 104 + face;
export const rerollCode = (face: number): number => 110 + face;
export const PASS = 116;
export const END = 117;
export const buyCode = (card: number): number => 118 + card;
export const payCode = (face: number, count: number): number => 171 + face * 5 + count;
export const useCode = (card: number): number => 191 + card;
export const turnCode = (face: number): number => 244 + face;
export const copyCode = (card: number): number => 250 + card;

export const GEMS = 4;
export const BAG = 4;
export const MASK = 5;
export const MARKER = 6;
export const KINDS = 7;
export const FACES = ["red", "white", "blue", "green", "bag", "mask"] as const;
export const ICONS = ["henchman", "wand", "building", "finery", "compass", "plan"] as const;
export const LETTERS = ["A", "B", "C"] as const;
export const CENTRE = -1;
