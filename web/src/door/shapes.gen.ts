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
  words: string;
  terms: Record<string, string[]>;
  counted: string[];
  events: Record<string, string[]>;
  score_parts: string[];
  verbs: VerbInfo[];
  board: BoardInfo;
  clauses: string[];
  glossary: Record<string, string[]>;
  lessons: number;
  puzzles: number;
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

/** What is played, by how many, and which seats are bots'. */
export type Setup = {
  game: string;
  seats?: number;
  options?: Record<string, string | boolean>;
  pack?: string;
  bots?: Record<string, string>;
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
  deal?: string;
  counts?: boolean;
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
  motives: Named[];
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

/** One step of a game's lessons; its sentences are those of the message `lesson-<id>`. */
export type LessonStep = {
  id: string;
  seat: number;
  clauses: string[];
};

/** The lessons of a game, in order. */
export type Lessons = {
  game: string;
  steps: LessonStep[];
};

/** What was done of a step already, and what the learner does now; nothing is a look. */
export type LessonTry = {
  done?: number[];
  actions?: number[];
};

/** An action that the learner asks about, after what was done already. */
export type LessonWhy = {
  done?: number[];
  action: number;
};

/** How a step stands: `say` is the attribute of its message, `wanted` the choices that it asks for now. `way` solves the rest of it. */
export type LessonAnswer = {
  verdict: "ask" | "other" | "done";
  say: string;
  done: number[];
  wanted: number[];
  way: number[];
  position: Position;
};

/** A puzzle as a list has it. */
export type PuzzleInfo = {
  id: string;
  level: "easy" | "medium" | "hard";
  seats: number;
};

/** Which puzzle everybody has today; `day` is the date in UTC. */
export type PuzzleOfTheDay = {
  day: string;
  game: string;
  id: string;
  level: "easy" | "medium" | "hard";
};

/** The puzzles of a game, the easy ones first. */
export type Puzzles = {
  game: string;
  puzzles: PuzzleInfo[];
};

/** The choice for a puzzle, with what follows it if a board sends several at once; nothing is a look. `show`: the solution is wanted instead of a judgement. */
export type PuzzleTry = {
  actions?: number[];
  show?: boolean;
};

/** What a long search gave to the best choice, to the best of the rest and to `lure`. */
export type PuzzleChances = {
  best: number;
  rest: number;
  lure: number;
};

/** The best choices, what follows the first of them, what the rule of thumb would take, and why not. */
export type PuzzleSolution = {
  best: number[];
  then: number[];
  lure: number;
  chances: PuzzleChances;
  motives: Named[];
};

/** The position; after an answer whether it was right, then or when asked for it the solution. */
export type PuzzleAnswer = {
  position: Position;
  right?: boolean | null;
  solution?: PuzzleSolution | null;
};

/** A table on a day's deal: for the count, or for fun. */
export type DailyTry = {
  fun?: boolean;
};

/** What a seat came to in its own game. */
export type Standing = {
  points: number;
  place: number;
  won: boolean;
};

/** Somebody's one try; without points where it was not finished. */
export type DailyResult = {
  name: string;
  you: boolean;
  table: string;
  finished: boolean;
  points?: number;
  place?: number;
  won?: boolean;
};

/** What a level of our bots came to with the same deal at the same seat. */
export type DailyLevel = {
  points: number;
  place: number;
  won: boolean;
  level: string;
};

/** The next day's deal, of which only the promise is known; times are Unix seconds. */
export type Promised = {
  game: string;
  commitment: string;
  sealed: number;
};

/** A day's deal; the fields with a default come when their time has come. */
export type Daily = {
  date: string;
  id: string;
  game: string;
  seats: number;
  seat: number;
  options: Record<string, string>;
  level: string;
  opens: number;
  closes: number;
  sealed: number;
  commitment: string;
  over: boolean;
  you: "new" | "playing" | "done";
  table: string;
  before: string;
  after: string;
  next?: Promised | null;
  seed?: string;
  results?: DailyResult[] | null;
  points?: number[];
  levels?: DailyLevel[];
};

/** Tables to open on one deal; seats without a bot are for people, one table for each person. */
export type NewDuplicate = {
  game: string;
  seats?: number;
  options?: Record<string, string | boolean>;
  pack?: string;
  bots?: Record<string, string>;
  tables?: number;
};

/** One seat at one of the tables. */
export type DuplicatePlayer = {
  seat: number;
  name: string;
  kind: "person" | "bot" | "free";
  bot: string | null;
  you: boolean;
};

/** One of the tables; `mine` is where you sit. */
export type DuplicateTable = {
  table: string;
  status: "open" | "sealing" | "playing" | "over";
  mine: boolean;
  players: DuplicatePlayer[];
};

/** A seat at one table: points, how far above the mean of that seat, and the share of others beaten. */
export type DuplicateScore = {
  table: number;
  seat: number;
  points: number;
  above: number;
  share: number;
};

/** A deal at several tables; the fields with a default come when their time has come. */
export type Duplicate = {
  id: string;
  game: string;
  seats: number;
  options: Record<string, string>;
  commitment: string;
  sealed: number;
  over: boolean;
  done: boolean;
  tables: DuplicateTable[];
  seed?: string;
  scores?: DuplicateScore[] | null;
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

/** A game as one seat was told it: who led to each step (-1 is chance), how many events it knew there. */
export type Story = {
  seat: number;
  movers: number[];
  told: number[];
  turn_of: number[][];
  events: TableEvent[];
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

/** What was compared between seats level in points, by which clause; no counts where nothing was. */
export type TieBreak = {
  key: string;
  clause: string;
  seats: number[];
  counts: number[];
  fewest: boolean;
};

/** A rank of a game alone and the lowest score for it. */
export type Rung = {
  key: string;
  least: number;
};

export type Stat = {
  key: string;
  counts: number[];
};

/** The greatest of its kind, told by an event that all saw. */
export type Deed = {
  key: string;
  event: TableEvent;
};

/** How a game ended beside its scores: all from the rules and from what everybody was told. */
export type Ending = {
  places: number[];
  ties: TieBreak[];
  ranks: Rung[];
  stats: Stat[];
  deeds: Deed[];
  prizes: Named[];
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

/** A turning point: whose chances changed most, by how much, the events that tell it, the moves. */
export type Turn = {
  place: number;
  start: number;
  step: number;
  mover: number;
  seat: number;
  by: number;
  told: Named[];
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
  motives: Named[];
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
