/** Where a replay stops: after the set-up, then after each move with what chance made of it, as far as the viewer was told of it. */

import type { Moment, Story, TableEvent } from "../door/protocol";
import { worthTelling, type SceneTable } from "../table/scenes";

const CHANCE = -1;

export interface Stop {
  step: number; // of the record
  mover: number; // whose move led here; -1: the set-up
  from: number; // the events since the stop before: from here …
  upto: number; // … to here
  turn_of: number[];
}

/** Moves of one seat in a row. */
export interface Turn {
  mover: number;
  first: number; // place in the stops
  last: number;
}

/** The stops for one viewer: a move without a word goes with the next one; `also` is a step that a link names. */
export function stopsOf(story: Story, table: SceneTable, also: number): Stop[] {
  const { movers, told, turn_of, events } = story;
  const end = movers.length;
  const begin = movers.findIndex((mover) => mover !== CHANCE);
  const stopAt = (step: number, from: number, mover: number): Stop => ({ step, mover, from, upto: told[step] ?? 0, turn_of: turn_of[step] ?? [] });
  const stops = [stopAt(begin < 0 ? end : begin, 0, CHANCE)];
  for (let step = stops[0]!.step + 1; step <= end; step += 1) {
    const last = stops.at(-1)!;
    if (step < end && step !== also && movers[step] === CHANCE) continue;
    const worded = worthTelling(events.slice(last.upto, told[step]), table).length > 0;
    const mover = movers.slice(last.step, step).findLast((one) => one !== CHANCE) ?? last.mover;
    if (worded || step === also || (step === end && stops.length === 1)) stops.push(stopAt(step, last.upto, mover));
    else if (step === end) stops[stops.length - 1] = stopAt(step, last.from, mover);
  }
  return stops;
}

/** The stop at a step of the record, or the next one. */
export function placeOf(stops: Stop[], step: number): number {
  const found = stops.findIndex((stop) => stop.step >= step);
  return found < 0 ? stops.length - 1 : found;
}

/** What is told at a stop; where a link leads into the middle of a move, what was told last. */
export function toldAt(stops: Stop[], at: number, events: TableEvent[], table: SceneTable): TableEvent[] {
  for (let place = at; place > 0; place -= 1) {
    const { from, upto } = stops[place]!;
    const found = events.slice(from, upto);
    if (worthTelling(found, table).length > 0) return found;
  }
  return [];
}

export type Entry = Turn | { heading: TableEvent };

/** The list of moves, a line a turn; a heading stands where a round or a day begins, and ends a turn. */
export function entriesOf(stops: Stop[], events: TableEvent[], heading: (event: TableEvent) => boolean): Entry[] {
  const entries: Entry[] = [];
  stops.forEach(({ mover, from, upto }, at) => {
    const turn = entries.at(-1);
    if (turn && "mover" in turn && at > 1 && turn.mover === mover) turn.last = at;
    else entries.push({ mover, first: at, last: at });
    const parts = events.slice(from, upto).filter((event) => heading(event) && event.args["seat"] === undefined); // whose turn it is shows the line itself
    entries.push(...parts.map((event) => ({ heading: event })));
  });
  return entries;
}

/** How much a seat's chances changed between two steps; null where nothing was judged between them. */
export function swingOf(moments: Moment[], from: number, to: number, seat: number): number | null {
  const after = moments.findLast(({ step }) => step <= to);
  const before = moments.findLast(({ step }) => step <= from);
  if (!after || !before || after === before) return null;
  return (after.chances[seat] ?? 0) - (before.chances[seat] ?? 0);
}
