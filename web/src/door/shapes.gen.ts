// Made by `python -m rookery.server.typescript` from the models in src/rookery/server/shapes: change those.

export const VERSION = 1;

/** A word key with its numbers. */
export type Named = {
  key: string;
  args: Record<string, number>;
};

export type Me = {
  id: string;
  name: string;
};

export type OptionInfo = {
  key: string;
  values: string[];
  default: string;
};

export type FieldInfo = {
  name: string;
  size: number;
  first: number;
};

/** A kind of action: its first number, and arguments that count on from it, the last fastest. */
export type VerbInfo = {
  name: string;
  start: number;
  fields: FieldInfo[];
};

export type PickInfo = {
  verb: string;
  arg: string;
  place: boolean;
};

/** A place on the table, the way to it in the view, and what its numbers are drawn as. */
export type ZoneInfo = {
  key: string;
  at: string;
  kind: "cards" | "dice" | "tokens" | "pile" | "track" | "number" | "seat";
  term: string;
  columns: number;
  steps: number;
  picks: PickInfo[];
  small: boolean;
};

/** What a board that draws any game has to know of this one. */
export type BoardInfo = {
  zones: ZoneInfo[];
  pieces: Record<string, string>;
  headings: string[];
  quiet: string[];
};

/** A game on offer, with its seats and its vocabulary. */
export type GameInfo = {
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
  counted: string[];
  events: Record<string, string[]>;
  score_parts: string[];
  verbs: VerbInfo[];
  board: BoardInfo;
  clauses: string[];
};

/** The files of a pack; what is in them is the game's own affair. */
export type PackData = Record<string, unknown>;

export type Health = {
  status: "ok";
  version: string;
};

/** Why something was not done; `clause` and `because` (numbers) come when a rule refused it, `pack` when one is in the way. */
export type Trouble = {
  error: "bad-input" | "no-identity" | "forbidden" | "not-found" | "too-slow" | "stale" | "wrong-moment" | "too-large" | "refused" | "too-fast" | "other-version" | "trouble" | "unavailable" | "pack-missing" | "pack-unreadable" | "other-rules";
  reason: string;
  clause?: string;
  because?: Named | null;
  pack?: string;
};

export type NewName = {
  name: string;
};

export type LiveClock = {
  kind: "live";
  minutes: number;
  increment: number;
};

export type SlowClock = {
  kind: "slow";
  days: number;
};

/** A table to open; `seat` is where the opener sits, null only hosts. */
export type NewTable = {
  game: string;
  seats?: number;
  options?: Record<string, string | boolean>;
  pack?: string;
  bots?: Record<string, string>;
  clock?: LiveClock | SlowClock | null;
  visibility?: "public" | "link";
  hints?: boolean;
  seat?: number | null;
  seal?: string | null;
  start?: boolean;
};

export type Join = {
  seat?: number | null;
  seal?: string | null;
};

/** The first link of what was sealed. */
export type Reveal = {
  link: string;
};

export type Empty = Record<string, never>;

export type HandOver = {
  seat: number;
  bot?: string | null;
};

export type OneSeat = {
  seat: number;
};

/** A sitter to get up; with `keep_out` for good. */
export type Remove = {
  seat: number;
  keep_out?: boolean;
};

export type Say = {
  text: string;
};

export type Agree = {
  agree: boolean;
};

export type Move = {
  seq: number;
  actions: number[];
  link?: string | null;
};

export type Undo = {
  seq: number;
};

export type Why = {
  action: number;
};

/** One seat; `stand_in` plays for a person who is away and, who `returns`, gets it after this turn. */
export type Player = {
  seat: number;
  name: string;
  kind: "person" | "bot" | "free";
  bot: string | null;
  stand_in: string | null;
  returns: boolean;
  you: boolean;
  here: boolean;
};

/** Why the service cannot look after a table; `pack` is the table's. */
export type Ailment = {
  key: "pack-missing" | "pack-unreadable" | "other-rules" | "stuck" | "fault";
  pack: string;
};

/** A table as the lobby lists it; times are Unix seconds. */
export type Summary = {
  id: string;
  game: string;
  seats: number;
  status: "open" | "sealing" | "playing" | "over";
  players: Player[];
  options: Record<string, string>;
  visibility: "public" | "link";
  clock: LiveClock | SlowClock | null;
  created: number;
  started: number | null;
  ended: number | null;
  turn_of: number[];
  trouble: Ailment | null;
};

/** The end of a game: each seat's total and its parts, who won, and a word beside it. */
export type Result = {
  scores: number[][];
  winners: number[];
  verdict: string;
};

/** Somebody who owes a choice and has not been connected since then. */
export type Absent = {
  seat: number;
  since: number;
};

/** A table in full; the fields with a default come when their time has come. */
export type Table = {
  id: string;
  game: string;
  seats: number;
  status: "open" | "sealing" | "playing" | "over";
  players: Player[];
  options: Record<string, string>;
  visibility: "public" | "link";
  clock: LiveClock | SlowClock | null;
  created: number;
  started: number | null;
  ended: number | null;
  turn_of: number[];
  trouble: Ailment | null;
  you: number;
  host: boolean;
  commitment: string;
  hints: boolean;
  pack: string;
  rules_version: number;
  link: string;
  agreed: number[];
  absent: Absent[];
  newest: string;
  seals?: string[];
  opened?: number[];
  seed?: string;
  closed?: true;
  result?: Result | null;
};

/** The number of the last acknowledged entry. */
export type Seq = {
  seq: number;
};

/** The rule that forbids an action, empty if none does; `because` gives the numbers, if any. */
export type Clause = {
  clause: string;
  because?: Named | null;
};

/** Which line of chat it became. */
export type LineNumber = {
  n: number;
};

/** What a search says: what to do, and for the step after the first `before` actions where to look. */
export type Hint = {
  actions: number[];
  before: number;
  nudge: number[];
  choices: [number, number, number][];
  clauses: string[];
};

/** Something the seat was told; `i` is its place in the seat's own list. */
export type TableEvent = {
  key: string;
  args: Record<string, number>;
  i: number;
};

/** Count down those that run from what is left, beginning at `at`. */
export type Clocks = {
  running: number[];
  left: number[] | null;
  at: number;
};

export type ChatLine = {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
};

/** Keep the first `from` of your events, then append these: a move taken back takes its events along. */
export type Position = {
  t: "position";
  v: number;
  seq: number;
  table: Table;
  view: Record<string, unknown> | null;
  question: Named | null;
  legal: [number, string, Record<string, number>][];
  preview: Record<string, unknown>;
  undo: boolean;
  clocks: Clocks;
  from: number;
  events: TableEvent[];
  chat: ChatLine[];
};

export type PackName = {
  name: string;
  sha256: string;
};

/** Where a match's chance came from; the seed is there once it is over. */
export type SealedChance = {
  kind: "sealed";
  match: string;
  commitment: string;
  salts: string[];
  seed?: string;
};

/** An open seed, as records from elsewhere than a service may have. */
export type SeededChance = {
  kind: "seeded";
  seed: number;
};

/** Chance made together: a link is [outcomes before it, seat, digits], a draw the odds of an outcome. */
export type JointChance = {
  kind: "joint";
  match: string;
  commitment: string;
  seals: string[];
  links: [number, number, string][];
  seed?: string;
  draws?: [number, number, number, number][];
};

/** Everything needed to play a match again (docs/fair-chance.md). */
export type MatchRecord = {
  rookery: number;
  game: string;
  rules: number;
  pack: PackName;
  options: Record<string, string>;
  seats: number;
  names: string[];
  chance: SealedChance | JointChance | SeededChance;
  moves: [number, number][];
  hash: string;
  result?: Result | null;
};

/** One promise: sealed, begun, ended or aborted; `table` stands for the match without telling which. */
export type LedgerLine = {
  n: number;
  at: number;
  kind: "sealed" | "begun" | "ended" | "aborted";
  table: string;
  commitment: string;
  previous: string;
  hash: string;
};

/** A part of the public list of promises; `last` is the number of its last line. */
export type Ledger = {
  entries: LedgerLine[];
  last: number;
};

/** What could have come at one outcome, and how likely each was. */
export type Chance = {
  stream: string;
  outcomes: number[];
  weights: number[];
};

export type Replay = {
  record: MatchRecord;
  steps: number;
  chances: Chance[];
};

/** One step as one seat saw it; `mover` -1 is chance, null is the beginning. */
export type ReplayStep = {
  step: number;
  steps: number;
  seat: number;
  view: Record<string, unknown>;
  preview: Record<string, unknown>;
  events: TableEvent[];
  mover: number | null;
};

/** Who led there (-1 chance, -2 nobody yet, -3 several), and each seat's chance to win. */
export type Moment = {
  step: number;
  mover: number;
  chances: number[];
};

export type Tally = {
  began: number;
  luck: number;
  own: number;
  others: number;
  rest: number;
};

/** What the bot would have done at a turning point. */
export type Advice = {
  step: number;
  taken: [number, string, Record<string, number>];
  action: [number, string, Record<string, number>];
  better: number;
};

/** A turning point: the seat whose chances changed most, by how much, and the moves that led there. */
export type Turn = {
  place: number;
  start: number;
  step: number;
  mover: number;
  seat: number;
  by: number;
  actions: [number, string, Record<string, number>][];
  advice: Advice | null;
};

export type Review = {
  v: number;
  steps: number;
  positions: number;
  of: number;
  walks: number;
  moments: Moment[];
  tallies: Tally[];
  turns: Turn[];
};

export type NoReview = {
  status: "absent" | "failed";
};

export type ReviewUnderWay = {
  status: "working";
  done: number;
  of: number;
};

export type ReviewDone = {
  v: number;
  steps: number;
  positions: number;
  of: number;
  walks: number;
  moments: Moment[];
  tallies: Tally[];
  turns: Turn[];
  status: "done";
};

export type ReviewState = NoReview | ReviewUnderWay | ReviewDone;

/** A frame of a client; its answer carries the same `id`. */
export type Marked = {
  id?: number | null;
};

/** The first frame: how many events the client knows, at which seq; without one it is sent everything. */
export type Hello = {
  id?: number | null;
  t: "hello";
  v: number;
  events?: number;
  seq?: number | null;
};

export type MoveFrame = {
  seq: number;
  actions: number[];
  link?: string | null;
  id?: number | null;
  t: "move";
};

export type UndoFrame = {
  seq: number;
  id?: number | null;
  t: "undo";
};

export type WhyFrame = {
  action: number;
  id?: number | null;
  t: "why";
};

export type HintFrame = {
  id?: number | null;
  t: "hint";
};

export type ChatFrame = {
  text: string;
  id?: number | null;
  t: "chat";
};

export type PingFrame = {
  id?: number | null;
  t: "ping";
};

/** What was asked is done; moves, undos and pings are answered so. */
export type Ok = {
  seq: number;
  t: "ok";
  id: number | null;
};

/** The answer to why. */
export type OkWhy = {
  clause: string;
  because?: Named | null;
  seq: number;
  t: "ok";
  id: number | null;
};

/** The answer to hint. */
export type OkHint = {
  actions: number[];
  before: number;
  nudge: number[];
  choices: [number, number, number][];
  clauses: string[];
  seq: number;
  t: "ok";
  id: number | null;
};

/** The answer to chat. */
export type OkChat = {
  n: number;
  seq: number;
  t: "ok";
  id: number | null;
};

/** What was asked is not done; `id` is null where no frame of the client is meant. */
export type ErrorFrame = {
  error: "bad-input" | "no-identity" | "forbidden" | "not-found" | "too-slow" | "stale" | "wrong-moment" | "too-large" | "refused" | "too-fast" | "other-version" | "trouble" | "unavailable" | "pack-missing" | "pack-unreadable" | "other-rules";
  reason: string;
  clause?: string;
  because?: Named | null;
  pack?: string;
  t: "error";
  id: number | null;
};

/** Any frame of the service. */
export type Told = Position | OkWhy | OkHint | OkChat | Ok | ErrorFrame;
