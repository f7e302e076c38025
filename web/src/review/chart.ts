/** The geometry of the chart: steps to the right, chances upwards. */

import type { Moment } from "../door/protocol";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export interface Spot {
  x: number;
  y: number;
}

/** A low one stands under a board. */
export function frameOf(width: number, low = false): Frame {
  const narrow = width < 560;
  if (low) return { width, height: 136, left: 48, right: 18, top: 32, bottom: 10 };
  return { width, height: narrow ? 300 : 380, left: narrow ? 40 : 52, right: 18, top: 34, bottom: 34 };
}

export function acrossOf(frame: Frame, step: number, first: number, last: number): number {
  const share = last > first ? (step - first) / (last - first) : 0;
  return frame.left + share * (frame.width - frame.left - frame.right);
}

export function upOf(frame: Frame, chance: number): number {
  return frame.top + (1 - chance) * (frame.height - frame.top - frame.bottom);
}

/** One seat's line, a spot a moment. */
export function spotsOf(frame: Frame, moments: Moment[], seat: number): Spot[] {
  const [first, last] = [moments[0]?.step ?? 0, moments.at(-1)?.step ?? 0];
  return moments.map((moment) => ({ x: acrossOf(frame, moment.step, first, last), y: upOf(frame, moment.chances[seat] ?? 0) }));
}

export function lineOf(spots: Spot[]): string {
  return spots.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Places for labels that stand as near to these as they can without touching: in order, a gap apart, before the edge. */
export function apart(places: number[], gap: number, edge: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -gap) + gap));
  for (let at = found.length - 1; at >= 0; at -= 1) found[at] = Math.min(found[at]!, (found[at + 1] ?? edge + gap) - gap);
  return found;
}

/** The moment nearest to a place across the chart. */
export function nearest(frame: Frame, moments: Moment[], x: number): number {
  const [first, last] = [moments[0]?.step ?? 0, moments.at(-1)?.step ?? 0];
  const away = moments.map((moment) => Math.abs(acrossOf(frame, moment.step, first, last) - x));
  return away.indexOf(Math.min(...away));
}

/** The last moment that a step has reached. */
export function momentAt(moments: Moment[], step: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.step <= step),
  );
}
