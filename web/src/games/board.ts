/** What the shell gives a game's board and what it gets back. A game with a board of its own is one entry in the list. */

import type { Component } from "svelte";
import type { AnyView, GameInfo, Legal, Named, Player, Preview, TableEvent } from "../door/protocol";
import type { Act, SceneTable } from "../table/scenes";
import type { Thing } from "../shell/explaining.svelte";
import type { Places } from "../words/fold";
import type { Signs } from "../words/pictured";
import type { GameWords } from "../words/words.svelte";

export interface Choice {
  label: string;
  run: () => void;
  off?: boolean;
}

/** What the dock shows: a question, what the choice would lead to, and the buttons. */
export interface Dock {
  title: string;
  detail: string;
  choices: Choice[];
  confirm: Choice | null;
  back: Choice | null;
}

export interface Refused { reason: string; clause: string; because: Named | null; at: Element | null }

/** The table as a board sees it: knowledge and choices of one seat, and the way to act. */
export interface Scene {
  view: AnyView;
  legal: Legal[];
  preview: Preview; // what the rules foresee of the choices
  question: Named;
  names: string[];
  players: Player[];
  pack: string; // the data pack of this table
  me: number;
  undo: boolean;
  busy: boolean;
  still: boolean; // a replay: nothing can be chosen
  words: GameWords;
  hint: number[];
  staged: Staged;
}

/** How the board came to what it draws: the events of this step, the scenes that play now, and how fast pieces move (0: they are simply there). */
export interface Staged { events: TableEvent[]; acts: Act[]; pace: number }

export interface Hand {
  play: (actions: number[]) => Promise<boolean>;
  undo: () => Promise<boolean>;
  /** Asks the rules why an action is not possible and shows the answer beside the piece. */
  whyNot: (action: number, at: Element | null) => Promise<void>;
  showDock: (dock: Dock | null) => void;
}

export interface BoardProps { scene: Scene; hand: Hand }
export interface SeatProps { view: AnyView; seat: number; words: GameWords }
export interface EventProps { event: TableEvent }

export interface Phases { labels: string[]; now: number }

export interface GameModule {
  Board: Component<BoardProps>;
  Seat: Component<SeatProps>;
  EventArt: Component<EventProps>;
  art: string;
  phases: (view: AnyView, words: GameWords) => Phases;
  progress: (view: AnyView, words: GameWords) => string;
  /** The position in sentences, from what the viewer knows. */
  describe: (scene: Scene) => string[];
  /** How the places of a map are named, once there is one. */
  places?: (view: AnyView) => Places | null;
  /** Keys of this board alone, each with what it does. */
  keys?: (words: GameWords) => [key: string, what: string][];
  /** Pictures for the things that its sentences name. */
  signs?: Signs;
  /** Of several of a kind, what this one is called and does: `term` and `which` are what the board marks it with. */
  thing?: (term: string, which: string, view: AnyView, words: GameWords, pack: string) => Thing | null;
  /** Verbs with which this board only begins a choice that it shows at once. */
  opens?: string[];
  /** What lies on the table beside the numbers of an event, for the guide that tells what somebody aimed at. */
  aim?: (event: TableEvent, view: AnyView) => Record<string, number>;
  /** Events that open a new heading in the log. */
  heading: (event: TableEvent) => boolean;
  /** What each event is worth when moves are told, and how it plays. */
  scenes: SceneTable;
}

export const MODULES: Record<string, () => Promise<{ game: GameModule }>> = {
  crypt: () => import("./crypt/index"),
  thiefdom: () => import("./thiefdom/index"),
  oliver_twist: () => import("./oliver_twist/index"),
  thiefs_market: () => import("./thiefs_market/index"),
};

/** The board of a game: its own, or the one that draws any game from what it declares. */
export async function boardOf(key: string): Promise<(info: GameInfo) => GameModule> {
  const own = MODULES[key];
  if (!own) return (await import("../table/any/index")).anyGame;
  const { game } = await own();
  return () => game;
}

const WORDS = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });

/** The sentences that a game's board adds to the game's own; they need not wait for the board. */
export async function boardWords(game: string, lang: string): Promise<string> {
  return (await WORDS[`./${game}/${lang}.ftl`]?.()) ?? "";
}

const LAST = "rookery.game";

/** The game a table will most likely hold, so that its board is fetched before the table answers. */
export function likelyGame(hash: string): string {
  const named = hash.slice(1);
  if (named in MODULES) return named;
  const last = localStorage.getItem(LAST) ?? "";
  return last in MODULES ? last : Object.keys(MODULES)[0]!;
}

export function rememberGame(key: string): void {
  localStorage.setItem(LAST, key);
}
