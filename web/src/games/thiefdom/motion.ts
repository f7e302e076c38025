/** How figures move over the map: along their way, or led to the dungeon after an arrest. Only transforms change. */

import type { TableEvent } from "../../door/protocol";
import { figureOf } from "./scenes";
import type { Town } from "./town";
import { STRIDE } from "./view";

export type Point = [x: number, y: number];

const CELL = 90; // milliseconds a cell
const LONGEST = 1200;
const FAR = 130; // drawing units; the heart of the largest building is nearer to every cell beside it
const ARREST = 1400; // the way there, the guard's sight, and 900 to be led away
const EASE = "cubic-bezier(.2,.8,.2,1)";
const at = ([x, y]: Point): string => `translate(${x}px,${y}px)`;

/** The cells that a figure came through, as the events tell them. */
export function wayOf(events: TableEvent[], figure: string, town: Town): Point[] {
  return events.flatMap(({ args }) => {
    const { row, column } = args;
    return figureOf(args) === figure && row !== undefined && column !== undefined ? [town.middle(row * STRIDE + column)] : [];
  });
}

/** Step by step; over a distance that nobody walks (catacombs, a teleport) he sinks here and rises there. */
export function stepsOf(way: Point[]): Keyframe[] {
  return way.flatMap((point, n) => {
    const before = way[n - 1];
    const far = before && Math.hypot(point[0] - before[0], point[1] - before[1]) > FAR;
    const here = { transform: at(point), opacity: 1 };
    return far ? [{ transform: at(before), opacity: 0 }, { transform: at(point), opacity: 0 }, here] : [here];
  });
}

export function walk(figure: Element, way: Point[], pace: number): void {
  const frames = stepsOf(way);
  const duration = Math.min(LONGEST, 160 + CELL * (frames.length - 1)) / pace;
  figure.animate(frames, { duration, easing: frames.length > 2 ? "linear" : EASE });
}

/** The thief walks into the sight of a guard, lies down where it fell on him, and is led away. */
export function arrest(figure: Element, way: Point[], pace: number): void {
  const seen = at(way.at(-2) ?? way[0]!);
  const there = way.slice(0, -1);
  const frames = [
    ...there.map((point, n) => ({ transform: at(point), offset: (0.15 * n) / Math.max(1, there.length - 1) })),
    { transform: seen, offset: 0.4 },
    { transform: `${seen} rotate(90deg)`, offset: 0.52 },
    { transform: `${seen} rotate(90deg)`, offset: 0.62 },
    { transform: at(way.at(-1)!), offset: 1 },
  ];
  figure.animate(frames, { duration: ARREST / pace, easing: "ease-in-out" });
}

/** A guard's sight lights up twice; nothing flashes faster. */
export function flash(beam: Element, pace: number): void {
  beam.animate([{ opacity: 1 }, { opacity: 0.15 }, { opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }], { duration: 800 / pace });
}
