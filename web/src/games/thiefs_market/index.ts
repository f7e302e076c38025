import "./board.css";
import "./title.css";
import type { TableEvent } from "../../door/protocol";
import type { GameModule } from "../board";
import type { Signs } from "../../words/pictured";
import art from "../../art/thiefs_market.svg?raw";
import Board from "./Board.svelte";
import { describe } from "./describe";
import EventArt from "./EventArt.svelte";
import { scenes } from "./scenes";
import Seat from "./Seat.svelte";
import { thing } from "./things";
import { FACES, isSplitting, SYMBOLS, type MarketView } from "./view";

const TINTS = ["r", "w", "b", "g", "y", "m"];
const SIGNS: Signs = Object.fromEntries(FACES.map((face, at) => [`face-${face}`, { symbol: SYMBOLS[at]!, tint: `var(--gem-${TINTS[at]})` }]));

const PHASES = ["split", "buy"];

export const game: GameModule = {
  Board,
  Seat,
  EventArt,
  art,
  describe,
  phases: (view, words) => ({ labels: PHASES.map((phase) => words.say(`board-phase-${phase}`)), now: view.phase === "ended" ? -1 : isSplitting(view as MarketView) ? 0 : 1 }),
  progress: (view, words) => words.say("board-round", { round: (view as MarketView).round }),
  heading: (event: TableEvent) => event.key === "round",
  signs: { ...SIGNS, "face-marker": { symbol: "m-marker" } },
  scenes,
  thing,
};
