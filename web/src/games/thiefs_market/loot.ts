/** Splitting the loot: what lies where, what is picked, and the actions that say so. */

import { KINDS, keepCode, sum, type Source } from "./view";

/** An object on the cloth or in a pile; `place` is its spot on the cloth. */
export interface Thing { id: number; kind: number; place: number }

export const PLACES = 14;

/** The heap after a change: what stays keeps its place, what is new finds a free one. */
export function settle(before: Thing[], counts: number[], turn: number, fresh: number): Thing[] {
  const kept: Thing[] = [];
  for (let kind = 0; kind < KINDS; kind += 1) {
    kept.push(...before.filter((thing) => thing.kind === kind).slice(0, counts[kind]));
  }
  const free = Array.from({ length: PLACES }, (_, at) => (at * 5 + turn * 3) % PLACES).filter((place) => !kept.some((thing) => thing.place === place));
  let id = fresh;
  for (let kind = 0; kind < KINDS; kind += 1) {
    const missing = (counts[kind] ?? 0) - kept.filter((thing) => thing.kind === kind).length;
    for (let n = 0; n < missing; n += 1) kept.push({ id: id++, kind, place: free.shift() ?? 0 });
  }
  return kept.sort((a, b) => a.kind - b.kind || a.id - b.id);
}

/** How many of each kind are among the picked things. */
export function countsOf(things: Thing[], picked: ReadonlySet<number>): number[] {
  const counts = Array.from({ length: KINDS }, () => 0);
  for (const thing of things) if (picked.has(thing.id)) counts[thing.kind] = (counts[thing.kind] ?? 0) + 1;
  return counts;
}

/** The limits of the last kind, after what is picked of the others. */
function limitsOf({ there, last, limits }: Source, kept: number[]): [low: number, high: number] {
  const before = sum(kept.slice(0, last));
  const after = before === 0 ? 0 : before === sum(there.slice(0, last)) ? 2 : 1;
  return limits[after] ?? [0, 0];
}

/** Whether the rules let this be kept. */
export function isSound(source: Source, kept: number[]): boolean {
  if (source.last < 0) return sum(kept) === sum(source.there);
  const [low, high] = limitsOf(source, kept);
  const count = kept[source.last] ?? 0;
  return low <= count && count <= high;
}

/** The actions of a draft: where from, then a number for each kind that is asked. */
export function bundleOf(source: Source, kept: number[]): number[] {
  const actions = [...source.actions, ...source.kinds.map((kind) => keepCode(kind, kept[kind] ?? 0))];
  if (source.last < 0) return actions;
  const [low, high] = limitsOf(source, kept);
  return low < high ? [...actions, keepCode(source.last, kept[source.last] ?? 0)] : actions;
}
