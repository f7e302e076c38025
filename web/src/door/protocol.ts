/** The frames and answers of the service's door, version 1 (docs/protocol.md). */

export const VERSION = 1;

export interface Named { key: string; args: Record<string, number> }
export interface TableEvent extends Named { i: number }
export type Legal = [code: number, verb: string, args: Record<string, number>];
export type Score = number[];

/** What every game's view holds for the shell; the rest is the board's business. */
export interface AnyView {
  game: string;
  seats: number;
  seat: number;
  phase: string;
  scores?: Score[];
  winners?: number[];
  verdict?: string;
  [more: string]: unknown;
}

export interface Player {
  seat: number;
  name: string;
  kind: "person" | "bot" | "free";
  bot: string | null;
  you: boolean;
  here: boolean;
  /** The bot that plays for a person who left or ran out of time. */
  stand_in: string | null;
}

export type ClockRule =
  | { kind: "live"; minutes: number; increment: number }
  | { kind: "slow"; days: number };

export interface Summary {
  id: string;
  game: string;
  seats: number;
  status: "open" | "playing" | "over";
  players: Player[];
  options: Record<string, string>;
  visibility: "public" | "link";
  clock: ClockRule | null;
  created: string;
  turn_of: number[];
}

export interface Table extends Summary {
  you: number;
  host: boolean;
  commitment: string;
  hints: boolean;
  pack: string;
  rules_version: number;
  link: string;
  agreed: number[];
  salts?: string[];
  closed?: boolean;
}

export interface Clocks { running: number[]; left: number[] | null; at: number }
export interface ChatLine { n: number; seat: number; name: string; text: string; at: string }

export interface Position {
  t: "position";
  v: number;
  seq: number;
  table: Table;
  view: AnyView | null;
  question: Named | null;
  legal: Legal[];
  undo: boolean;
  clocks: Clocks;
  events: TableEvent[];
  /** How many of the events told before still stand: a move taken back takes its events along. */
  from: number;
  chat: ChatLine[];
}

export interface Trouble { error: string; reason: string; clause?: string }
/** What a search says to the seat: what to do, where to look, the best looked at choices in numbers, the rule behind. */
export interface Hint {
  actions: number[];
  before: number; // steps that need no thought, before the one that nudge and choices are for
  nudge: number[];
  choices: [code: number, chance: number, visits: number][];
  clauses: string[];
}
export interface Ok extends Partial<Hint> { t: "ok"; id: number; seq: number; clause?: string }
export type Frame = Position | Ok | ({ t: "error"; id: number } & Trouble);

export interface OptionInfo { key: string; values: string[]; default: string }

export interface GameInfo {
  key: string;
  min_seats: number;
  max_seats: number;
  default_seats: number;
  solo: boolean;
  options: OptionInfo[];
  bots: string[];
  packs: string[];
  rules_version: number;
  terms: Record<string, string[]>;
  events: Record<string, string[]>;
  score_parts: string[];
  clauses: string[];
}

export interface Me { id: string; name: string }

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, string>;
  pack: string;
  bots: Record<string, string>;
  clock: ClockRule | null;
  visibility: "public" | "link";
  hints: boolean;
  seat: number | null;
  salt: string;
  start: boolean;
}

export interface SealedChance { kind: "sealed"; match: string; commitment: string; salts: string[]; seed?: string }
export interface MatchRecord {
  game: string;
  seats: number;
  pack: { name: string; sha256: string };
  names: string[];
  chance: SealedChance | { kind: "seeded"; seed: number };
  moves: [number, number][];
  hash: string;
}

/** A position of a review: who led to it (-1 chance, -2 nobody yet, -3 several), and each seat's chance to win. */
export interface Moment { step: number; mover: number; chances: number[] }
export interface Tally { began: number; luck: number; own: number; others: number; rest: number }
export interface Turn {
  place: number;
  start: number;
  step: number;
  mover: number;
  seat: number;
  by: number;
  actions: Legal[];
  advice: { step: number; taken: Legal; action: Legal; better: number } | null;
}
export interface Review {
  steps: number;
  positions: number;
  of: number;
  walks: number;
  moments: Moment[];
  tallies: Tally[];
  turns: Turn[];
}
export type ReviewState =
  | { status: "absent" | "failed" }
  | { status: "working"; done: number; of: number }
  | ({ status: "done" } & Review);

export interface ReplayStep {
  step: number;
  steps: number;
  seat: number;
  view: AnyView;
  events: TableEvent[];
  mover: number;
}
