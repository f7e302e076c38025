// Made by `make declare` from src/rookery/games/oliver_twist/declared.py and shown.py: change those.

import type { AnyView } from "../../door/protocol";

/** A token of a reserve. */
export interface Owned {
  token: number;
  start: boolean;
}

/** A Gang and what a viewer knows of its lair. */
export interface PlayerView {
  money: number; // -1: not for your eyes
  reserve: number;
  tokens: Owned[];
  tools: number[];
  cards: number;
  hand: number[];
  burglaries: number;
  loot: number[];
  file: number; // -1: sealed
  starts?: number[]; // the start tokens that all have seen come here
}

/** A face-down token that somebody has looked at. */
export interface Peeked {
  space: number;
  seats: number[];
  token: number;
}

/** How the last round ended for a Gang. */
export interface Account {
  late: number;
  fine: number;
  file: number[]; // by category
}

/** What a seat may know. */
export interface OliverView extends AnyView {
  round: "day" | "night";
  actor: number;
  active: number;
  guide: number;
  helper: number;
  again: number;
  sets: number;
  pawn: number;
  left: number;
  yellow_closed: boolean;
  board: number[];
  peeked: Peeked[];
  walk: number[];
  looked: number[];
  rewards: number[];
  pile: number;
  discard: number[];
  vault: number;
  players: PlayerView[];
  announced: number[];
  took: number;
  last: Record<string, unknown>[]; // events of the last action that cannot be seen on the table
  report: Account[];
  prowl?: number[]; // the actions that a Prowl opens
  drawn?: number[];
  searched?: number[];
  waiting?: number;
}

/** A space that may be chosen, and what that brings. */
export interface SpaceRow {
  space: number;
  action: number; // what is meant
  actions: number[]; // played together; what the rules do without asking is not among them
  pounds: number; // earned by it; below 0: paid
  way?: number[]; // the spaces after the pawn's, the chosen one last
  files?: number; // skipped tokens that go to the file
  bags?: number; // and those that go into the bag
}

/** A set that Fagin takes. */
export interface Sale {
  actions: number[];
  type: number;
  tokens: number[]; // by kind, ascending
  pounds: number;
  bonus: number;
  total: number;
}

/** The sets that can be sold now: the whole stock of each type first, the best paid before all. */
export interface Shop {
  least: number;
  reward: number;
  extra: number;
  sets: Sale[];
}

/** A way to sell late, and what it leaves for the file. */
export interface Split {
  action: number;
  pounds: number;
  files: number;
}

/** What a seat can foresee of its choices. */
export interface OliverPreview {
  spaces?: SpaceRow[];
  relocation?: number; // what the next Prowl costs a Gang that touches no token
  fagin?: Shop;
  late?: Split[];
}

/** What can happen: its key and numbers. */
export type OliverTwistEvent =
  | { key: "first"; args: { seat: number } }
  | { key: "start_token"; args: { seat: number; token: number } }
  | { key: "day"; args: { tokens: number } }
  | { key: "turn"; args: { seat: number } }
  | { key: "stuck"; args: { seat: number; pounds: number } }
  | { key: "peeked"; args: { seat: number; space: number } }
  | { key: "peeked_token"; args: { space: number; token: number } }
  | { key: "placed"; args: { seat: number; space: number } }
  | { key: "revealed"; args: { seat: number; space: number; token: number } }
  | { key: "skipped"; args: { seat: number; space: number; token: number } }
  | { key: "dropped"; args: { seat: number; space: number; token: number } }
  | { key: "took"; args: { seat: number; space: number; token: number } }
  | { key: "drew"; args: { seat: number } }
  | { key: "drew_card"; args: { card: number } }
  | { key: "filed"; args: { seat: number } }
  | { key: "filed_token"; args: { seat: number; token: number } }
  | { key: "sold"; args: { seat: number; type: number; low: number; high: number; wallets: number; pounds: number } }
  | { key: "start_back"; args: { seat: number; token: number } }
  | { key: "hid"; args: { seat: number; card: number } }
  | { key: "helped"; args: { seat: number; card: number } }
  | { key: "received"; args: { seat: number; pounds: number } }
  | { key: "snatched"; args: { seat: number; victim_seat: number; token: number } }
  | { key: "lighter"; args: { seat: number; tokens: number } }
  | { key: "heavier"; args: { seat: number; victim_seat: number; tokens: number } }
  | { key: "found"; args: { seat: number; token: number } }
  | { key: "found_nothing"; args: { seat: number } }
  | { key: "wallets"; args: { seat: number; wallets: number; pounds: number } }
  | { key: "grabbed"; args: { seat: number; space: number; token: number } }
  | { key: "tool_taken"; args: { seat: number; victim_seat: number; tool: number } }
  | { key: "burgled"; args: { seat: number; cards: number } }
  | { key: "loot"; args: { pounds: number } }
  | { key: "kept"; args: { pounds: number } }
  | { key: "tool_spent"; args: { seat: number; tool: number } }
  | { key: "round_ended"; args: { seat: number; pounds: number } }
  | { key: "late"; args: { seat: number; tokens: number; pounds: number } }
  | { key: "file"; args: { seat: number; tokens: number; types: number } }
  | { key: "fined"; args: { seat: number; pounds: number } }
  | { key: "night"; args: { tokens: number } }
  | { key: "money"; args: { seat: number; pounds: number } }
  | { key: "guide"; args: { seat: number } }
  | { key: "starter"; args: { seat: number; starter_seat: number } }
  | { key: "ended"; args: Record<string, never> }
  | { key: "loot_shown"; args: { seat: number; pounds: number } }
  | { key: "won"; args: { seat: number; pounds: number } };

/** What can be chosen: its verb and arguments. */
export type OliverTwistVerb =
  | [verb: "prowl", args: Record<string, never>]
  | [verb: "fagin", args: Record<string, never>]
  | [verb: "effect", args: { card: number }]
  | [verb: "hide", args: { card: number }]
  | [verb: "end_round", args: Record<string, never>]
  | [verb: "take", args: { space: number }]
  | [verb: "place", args: { space: number }]
  | [verb: "peek", args: { space: number }]
  | [verb: "reveal", args: { space: number }]
  | [verb: "no_reveal", args: Record<string, never>]
  | [verb: "swap", args: { token: number }]
  | [verb: "sell_two", args: { type: number; low: number; high: number; wallets: number }]
  | [verb: "sell_one", args: { type: number; tokens: number; wallets: number }]
  | [verb: "sell_wallets", args: { wallets: number }]
  | [verb: "stop", args: Record<string, never>]
  | [verb: "keep", args: { pounds: number }]
  | [verb: "spend", args: { tool: number }]
  | [verb: "starter", args: { seat: number }]
  | [verb: "late", args: { apple: number; handkerchief: number; brooch: number; necklace: number; ring: number; watch: number }]
  | [verb: "victim", args: { seat: number }]
  | [verb: "wallets", args: { wallets: number }]
  | [verb: "grab", args: { space: number }]
  | [verb: "rob", args: { seat: number; tool: number }]
  | [verb: "burgle", args: Record<string, never>]
  | [verb: "search", args: { token: number }]
  | [verb: "find_nothing", args: Record<string, never>];

export const PROWL = 0;
export const FAGIN = 1;
export const effectCode = (card: number): number => 2 + card;
export const hideCode = (card: number): number => 15 + card;
export const END_ROUND = 28;
export const takeCode = (space: number): number => 29 + space;
export const placeCode = (space: number): number => 105 + space;
export const peekCode = (space: number): number => 181 + space;
export const revealCode = (space: number): number => 257 + space;
export const NO_REVEAL = 333;
export const swapCode = (token: number): number => 334 + token;
export const sellTwoCode = (type: number, low: number, high: number, wallets: number): number => 343 + ((type * 10 + low) * 10 + high) * 10 + wallets;
export const sellOneCode = (type: number, tokens: number, wallets: number): number => 2343 + ((type - 2) * 9 + tokens - 1) * 10 + wallets;
export const sellWalletsCode = (wallets: number): number => 2703 + wallets - 2;
export const STOP = 2711;
export const keepCode = (pounds: number): number => 2712 + pounds + 20;
export const spendCode = (tool: number): number => 2753 + tool;
export const starterCode = (seat: number): number => 2758 + seat;
export const lateCode = (apple: number, handkerchief: number, brooch: number, necklace: number, ring: number, watch: number): number => 2762 + ((((apple * 2 + handkerchief) * 2 + brooch) * 2 + necklace) * 2 + ring) * 2 + watch;
export const victimCode = (seat: number): number => 2826 + seat;
export const walletsCode = (wallets: number): number => 2830 + wallets - 1;
export const grabCode = (space: number): number => 2839 + space;
export const robCode = (seat: number, tool: number): number => 2915 + seat * 5 + tool;
export const BURGLE = 2935;
export const searchCode = (token: number): number => 2936 + token;
export const FIND_NOTHING = 2945;

export const CARDS = ["dodger", "charley", "oliver", "bullseye", "nancy", "rose", "sikes", "noah", "brownlow", "bumble", "bedwin", "barney", "toby"] as const;
export const KINDS = ["apple", "apple", "handkerchief", "handkerchief", "brooch", "necklace", "ring", "watch", "wallet", "character", "crowbar", "lantern", "rope", "picklocks", "sack", "burglary"] as const;
export const FIRST_CLASS = [0, 2, 4, 5, 6, 7, 8] as const;
export const VALUES = [1, 2, 1, 2, 2, 3, 4, 5, 0] as const;
export const WALLET = 8;
export const CHARACTER = 9;
export const TOOL_0 = 10;
export const BURGLARY = 15;
export const EMPTY = -1;
export const FACE_DOWN = 16;
export const CELLS = 9;
