/** A board for any game, drawn from what the game declares: zones, pieces, and the verbs that act on them. */

import type { GameInfo } from "../../door/protocol";
import type { Component } from "svelte";
import type { EventProps, GameModule } from "../../games/board";
import Board from "./Board.svelte";
import EventArt from "./EventArt.svelte";
import { scenesOf } from "./scenes";
import Seat from "./Seat.svelte";
import { zoneSentence } from "./spoken";
import { cells, isOfSeats } from "./ways";

export function anyGame(info: GameInfo): GameModule {
  /** The same picture, for the events of this game. */
  const Art: Component<EventProps> = (at, props) => EventArt(at, { get event() { return props.event; }, info });
  return {
    Board,
    Seat,
    EventArt: Art,
    art: "",
    describe: ({ view, words, names }) => info.board.zones.flatMap((zone) =>
      isOfSeats(zone)
        ? names.map((name, seat) => zoneSentence(zone, cells(view, zone, seat), words, names, name))
        : [zoneSentence(zone, cells(view, zone), words, names)],
    ),
    phases: () => ({ labels: [], now: -1 }),
    progress: (view, words) => (words.has(`phase-${view.phase}`) ? words.say(`phase-${view.phase}`) : ""),
    heading: (event) => info.board.headings.includes(event.key),
    scenes: scenesOf(info),
  };
}
