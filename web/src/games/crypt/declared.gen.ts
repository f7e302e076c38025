// Made by `make declare` from src/rookery/games/crypt/declared.py and shown.py: change those.

import type { AnyView } from "../../door/protocol";

/** A place in the crypt. */
export interface SlotView {
  type: number;
  value: number; // 0: not known
  up: boolean;
  here: boolean;
  owner: number;
  dice: number;
  effort: number;
}

/** A card of a collection. */
export interface OwnedCard {
  type: number;
  value: number; // 0: not known
  flipped: boolean;
  public: boolean;
}

/** A player's side of the table. */
export interface PlayerView {
  active: number;
  placed: number;
  exhausted: number;
  idol_race: boolean;
  cards: OwnedCard[];
}

/** A die of the Collect phase. */
export interface RollView {
  seat: number;
  effort: number;
  face: number; // 0: not yet rolled
  failed: boolean;
}

/** A card of the discard pile. */
export interface DiscardedCard {
  type: number;
  value: number; // 0: not known
}

/** The other player of a solo game. */
export interface GhostView {
  hand: number;
  aside: number;
  placed: number;
  rolled: number[];
}

/** Those who roll for the victory. */
export interface TieView {
  round: number;
  seats: number[];
  sums: number[];
}

/** What a seat may know. */
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
  discard: DiscardedCard[];
  unseen: number[][]; // by type: how many cards of each value this seat has not seen
  ghost?: GhostView;
  tie?: TieView;
}

/** What a group must do on a card. */
export interface CardAhead {
  beats: number; // the total that it must exceed; -1: no target
  evicts: number; // who would have to leave; -1: nobody
  efforts: number[][]; // the efforts that do for one die, two, three
  first: number[][]; // a group to begin with when so many dice are in hand: its dice and effort, or nothing
}

/** Dice laid on cards. */
export interface Draft {
  left: number; // how many are left for others
  end: number[]; // the actions that close the claim
}

/** What a seat can foresee of its choices. */
export interface CryptPreview {
  cards?: CardAhead[];
  drafts?: Record<string, Draft>; // by the dice on cards from left to right: `0x1 2x2`; nothing else can be laid
  open?: number[]; // the actions before the first group
  risk?: number[]; // in percent, by effort: how often a die fails
  rerolls?: number; // failed dice that the Idols in hand can roll again
  flips?: number[]; // the action for each card of the collection; -1 for none
  rerolled?: number[]; // for each die on the table
  takes?: number[]; // for each slot
}

/** What can happen: its key and numbers. */
export type CryptEvent =
  | { key: "side"; args: { type: number; side: number } }
  | { key: "leader"; args: { seat: number } }
  | { key: "round"; args: { round: number } }
  | { key: "revealed"; args: { slot: number; type: number; value: number } }
  | { key: "hidden"; args: { slot: number; type: number } }
  | { key: "turn"; args: { seat: number; lights_out: number } }
  | { key: "claimed"; args: { seat: number; slot: number; dice: number; effort: number; type: number } }
  | { key: "evicted"; args: { seat: number; slot: number; dice: number; type: number } }
  | { key: "recovered"; args: { seat: number; dice: number } }
  | { key: "passed"; args: { seat: number } }
  | { key: "flipped"; args: { seat: number; type: number; value: number } }
  | { key: "restored"; args: { seat: number } }
  | { key: "peeked"; args: { seat: number; cards: number } }
  | { key: "peeked_card"; args: { slot: number; type: number; value: number } }
  | { key: "took"; args: { seat: number; slot: number; type: number } }
  | { key: "took_card"; args: { type: number; value: number } }
  | { key: "discarded"; args: { slot: number; type: number; value: number } }
  | { key: "all_evicted"; args: { seat: number; dice: number } }
  | { key: "rolled"; args: { seat: number; effort: number; face: number; type: number } }
  | { key: "collected"; args: { seat: number; slot: number; type: number; value: number } }
  | { key: "collected_card"; args: { type: number; value: number } }
  | { key: "idol_race"; args: { seat: number; coins: number } }
  | { key: "rerolled"; args: { seat: number; effort: number; face: number } }
  | { key: "exhausted"; args: { seat: number; dice: number } }
  | { key: "torches"; args: { seat: number; lights_out_seat: number } }
  | { key: "ghost_rolled"; args: { dice: number; first: number; second: number; third: number } }
  | { key: "ghost_claimed"; args: { slot: number; dice: number; effort: number; type: number } }
  | { key: "ghost_aside"; args: { dice: number } }
  | { key: "ghost_took"; args: { slot: number; type: number; value: number } }
  | { key: "ended"; args: Record<string, never> }
  | { key: "shown"; args: { seat: number; type: number; value: number } }
  | { key: "tied"; args: { seat: number; dice: number } }
  | { key: "tie_rolled"; args: { seat: number; face: number } }
  | { key: "won"; args: { seat: number; coins: number } }
  | { key: "ranked"; args: { coins: number; rank: number } };

/** What can be chosen: its verb and arguments. */
export type CryptVerb =
  | [verb: "place", args: { slot: number; dice: number; effort: number }]
  | [verb: "done", args: Record<string, never>]
  | [verb: "recover", args: Record<string, never>]
  | [verb: "claim", args: Record<string, never>]
  | [verb: "remains", args: Record<string, never>]
  | [verb: "manuscript", args: Record<string, never>]
  | [verb: "pottery", args: { slot: number }]
  | [verb: "reroll", args: { effort: number }]
  | [verb: "pass", args: Record<string, never>]
  | [verb: "flip", args: { value: number; public: number }];

export const placeCode = (slot: number, dice: number, effort: number): number => (slot * 3 + dice - 1) * 6 + effort - 1;
export const DONE = 108;
export const RECOVER = 109;
export const CLAIM = 110;
export const REMAINS = 111;
export const MANUSCRIPT = 112;
export const potteryCode = (slot: number): number => 113 + slot;
export const rerollCode = (effort: number): number => 119 + effort - 2;
export const PASS = 124;
export const flipCode = (value: number, public_: number): number => 125 + (value - 1) * 2 + public_;

export const TYPES = ["idol", "jewelry", "manuscript", "pottery", "remains", "tapestry"] as const;
export const UNKNOWN = 6;
export const GHOST = 1;
export const FACES = 6;
