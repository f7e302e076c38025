import "./board.css";
import "./title.css";
import type { TableEvent } from "../../door/protocol";
import type { GameModule } from "../board";
import type { Signs } from "../../words/pictured";
import art from "../../art/oliver_twist.svg?raw";
import Board from "./Board.svelte";
import { describe } from "./describe";
import EventArt from "./EventArt.svelte";
import { scenes } from "./scenes";
import Seat from "./Seat.svelte";
import { thing } from "./things";
import type { OliverView } from "./view";

const OBJECTS = ["apple", "handkerchief", "brooch", "necklace", "ring", "watch", "wallet"];
const TOOLS = ["crowbar", "lantern", "rope", "picklocks", "sack"];
const SIGNS: Signs = Object.fromEntries([
  ...OBJECTS.map((thing) => [`type-${thing}`, { symbol: `o-ob-${thing}` }]),
  ...["apple_1", "apple_2", "handkerchief_1", "handkerchief_2", ...OBJECTS.slice(2)].map((thing) => [`token-${thing}`, { symbol: `o-ob-${thing.replace(/_.*/, "")}` }]),
  ...TOOLS.map((tool) => [`tool-${tool}`, { symbol: `o-to-${tool}` }]),
]);

const PHASES = ["day", "night", "account"];

export const game: GameModule = {
  Board,
  Seat,
  EventArt,
  art,
  describe,
  phases: (view, words) => ({
    labels: PHASES.map((phase) => words.say(`board-phase-${phase}`)),
    now: view.phase === "ended" || view.phase === "late" ? 2 : (view as OliverView).round === "day" ? 0 : 1,
  }),
  progress: (view, words) => words.say("board-progress", { left: (view as OliverView).left }),
  opens: ["prowl", "fagin"],
  heading: (event: TableEvent) => event.key === "turn" || event.key === "day" || event.key === "night",
  signs: SIGNS,
  scenes,
  thing,
};
