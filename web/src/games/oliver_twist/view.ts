/** The view of Oliver Twist, as the rules give it to a seat. */

import type { AnyView } from "../../door/protocol";

export const KINDS = [
  "apple", "apple", "handkerchief", "handkerchief", "brooch", "necklace", "ring", "watch", "wallet",
  "character", "crowbar", "lantern", "rope", "picklocks", "sack", "burglary",
] as const;
export const CARDS = [
  "dodger", "charley", "oliver", "bullseye", "nancy", "rose", "sikes", "noah", "brownlow", "bumble", "bedwin", "barney", "toby",
] as const;
export const TYPES = ["apple", "handkerchief", "brooch", "necklace", "ring", "watch", "wallet"] as const;
export const FIRST_CLASS = [0, 2, 4, 5, 6, 7, 8]; // by type
export const VALUES = [1, 2, 1, 2, 2, 3, 4, 5, 0]; // pounds, by class
export const WALLET = 8;
export const CHARACTER = 9;
export const TOOL_0 = 10;
export const BURGLARY = 15;
export const EMPTY = -1;
export const FACE_DOWN = 16;
export const CELLS = 9;

export interface Owned { token: number; start: boolean }
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
}
export interface Peeked { space: number; seats: number[]; token: number }
export interface Account { late: number; fine: number; file: number[] }

export interface OliverView extends AnyView {
  round: "day" | "night";
  actor: number;
  active: number;
  guide: number;
  helper: number;
  pawn: number;
  left: number;
  yellow_closed: boolean;
  board: number[];
  peeked: Peeked[];
  walk: number[];
  rewards: number[];
  pile: number;
  discard: number[];
  vault: number;
  players: PlayerView[];
  report: Account[];
  drawn?: number[];
  searched?: number[];
  waiting?: number;
}

export const isTool = (kind: number): boolean => kind >= TOOL_0 && kind < BURGLARY;
export const isUp = (token: number): boolean => token >= 0 && token < FACE_DOWN;
