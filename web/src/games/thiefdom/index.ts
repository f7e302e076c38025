import "./board.css";
import "./title.css";
import type { TableEvent } from "../../door/protocol";
import type { GameModule } from "../board";
import type { Signs } from "../../words/pictured";
import art from "../../art/thiefdom.svg?raw";
import figures from "../../art/thiefdom_figures.svg?raw";
import Board from "./Board.svelte";
import { describe } from "./describe";
import EventArt from "./EventArt.svelte";
import { placesOf } from "./places";
import { scenes } from "./scenes";
import { thing } from "./things.svelte";
import Seat from "./Seat.svelte";
import { townOf } from "./town";
import { GOODS, ROUNDS, type ThiefdomView } from "./view";

const SIGNS: Signs = Object.fromEntries([...GOODS.map((good) => [`good-${good}`, { symbol: `t-gd-${good}` }]), ...[1, 2, 3, 4, 5, 6].map((work) => [`good-artwork_${work}`, { symbol: "t-gd-art" }])]);

const OPENING = ["pick", "buy", "hideout"];

export const game: GameModule = {
  Board,
  Seat,
  EventArt,
  art: art + figures,
  describe,
  phases: (any, words) => {
    const view = any as ThiefdomView;
    if (view.round === 0) return { labels: OPENING.map((phase) => words.say(`phase-${phase}`)), now: OPENING.indexOf(view.phase) };
    const labels = [words.say("phase-plan"), ...[1, 2, 3, 4].map((tile) => words.say("board-action", { tile }))];
    if (view.seats === 1) labels.pop();
    const tile = view.seats === 1 ? Math.ceil(view.tile / 2) : view.tile;
    return { labels, now: view.phase === "plan" ? 0 : view.phase === "ended" ? -1 : Math.min(tile, labels.length - 1) };
  },
  places: (any) => {
    const town = townOf(any as ThiefdomView);
    return town && placesOf(any as ThiefdomView, town);
  },
  progress: (any, words) => words.say("board-night-of", { round: (any as ThiefdomView).round, rounds: ROUNDS }),
  heading: (event: TableEvent) => event.key === "night" || event.key === "day",
  keys: (words) => [["N", words.say("board-keys-next")], ["1 … 4", words.say("board-keys-plan")]],
  signs: SIGNS,
  scenes,
  thing,
};
