/** The frames and answers of the service's door (docs/protocol.md): its own models, with what only the browser knows of them. */

import type * as door from "./shapes.gen";

export * from "./shapes.gen";

export type Legal = door.Position["legal"][number];
export type Score = number[];
export type ClockRule = door.LiveClock | door.SlowClock;

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

/** What the rules foresee of a seat's choices: each game's own affair. */
export type Preview = Record<string, unknown>;
export type Position = Omit<door.Position, "view"> & { view: AnyView | null };
export type LessonAnswer = Omit<door.LessonAnswer, "position"> & { position: Position };
export type PuzzleAnswer = Omit<door.PuzzleAnswer, "position"> & { position: Position };
export type ReplayStep = Omit<door.ReplayStep, "view"> & { view: AnyView };
export type Frame = Position | Exclude<door.Told, door.Position>;
export type Asked = door.MoveFrame | door.UndoFrame | door.WhyFrame | door.HintFrame | door.ChatFrame | door.PingFrame;

/** A refusal of the service, or why none could be had: no line to it, or an answer that is no JSON. */
export type Trouble = Omit<door.Trouble, "error"> & { error: door.Trouble["error"] | "offline" | "failure" };
