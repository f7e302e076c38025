import "./board.css";
import "./title.css";
import type { TableEvent } from "../../door/protocol";
import type { GameModule } from "../board";
import art from "../../art/crypt.svg?raw";
import Board from "./Board.svelte";
import { describe } from "./describe";
import EventArt from "./EventArt.svelte";
import { scenes } from "./scenes";
import Seat from "./Seat.svelte";
import { thing } from "./things";
import { totalOf, type CryptView } from "./view";

const SYMBOLS = { idol: "c-tr-idol", jewelry: "c-tr-jewel", manuscript: "c-tr-manuscript", pottery: "c-tr-pottery", remains: "c-tr-remains", tapestry: "c-tr-tapestry" };

const PHASES = ["reveal", "claim", "collect", "torches"];
const AT: Record<string, number> = {
  sides: 0, leader: 0, reveal: 0, window: 0, turn: 1, place: 1, ghost_roll: 1, roll: 2, reroll: 2, reroll_roll: 2,
};

export const game: GameModule = {
  Board,
  Seat,
  EventArt,
  art,
  describe,
  phases: (view, words) => ({ labels: PHASES.map((phase) => words.say(`board-phase-${phase}`)), now: AT[view.phase] ?? -1 }),
  progress: (view, words) => {
    const { round, rounds } = view as CryptView;
    return words.say("board-round", { round, rounds });
  },
  keys: (words) => [["+ −", words.say("board-keys-effort")], ["Space", words.say("board-keys-dice")]],
  aim: ({ key, args: { seat = 0, type = 0, dice = 0, effort = 0 } }, view) => {
    if (key !== "claimed") return {};
    const cards = (view as CryptView).players[seat]?.cards ?? [];
    return { total: totalOf({ dice, effort }), own: cards.filter((card) => card.type === type).length };
  },
  heading: (event: TableEvent) => event.key === "round",
  signs: Object.fromEntries(Object.entries(SYMBOLS).map(([type, symbol]) => [`type-${type}`, { symbol }])),
  scenes,
  thing,
};
