import "./board.css";
import "./title.css";
import type { TableEvent } from "../../door/protocol";
import type { GameModule } from "../board";
import art from "../../art/oliver_twist.svg?raw";
import Board from "./Board.svelte";
import { describe } from "./describe";
import EventArt from "./EventArt.svelte";
import { scenes } from "./scenes";
import Seat from "./Seat.svelte";
import type { OliverView } from "./view";

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
  heading: (event: TableEvent) => event.key === "turn" || event.key === "day" || event.key === "night",
  scenes,
};
