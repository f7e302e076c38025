/** Splitting the loot: what lies where, what is picked, and the actions that say so. */

import { CENTRE, KINDS, sum } from "./view";
import { keepCode, STEAL, TAKE } from "./codes";

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

export interface Draft {
  from: number; // the centre, or whose pile
  there: number[]; // what lies there
  kept: number[]; // what is picked
  first: number; // the kind the server asks for next; 0 if it asks where from
  asked: boolean; // whether the server asks where from
  all: boolean; // the last one without a pile takes all
}

/** At least one object, and a thief puts at least one back. */
export function isSound({ from, there, kept, all }: Draft): boolean {
  const count = sum(kept);
  if (from !== CENTRE) return count >= 1 && count < sum(there);
  return all ? count === sum(there) : count >= 1;
}

/** The actions of a draft: where from, then a number for each kind of which there is a choice. */
export function bundleOf(draft: Draft): number[] {
  const { from, there, kept, first } = draft;
  const actions = draft.asked ? [from === CENTRE ? TAKE : STEAL + from] : [];
  if (from === CENTRE && draft.all) return actions;
  for (let kind = first; kind < KINDS; kind += 1) {
    const count = there[kind] ?? 0;
    const last = sum(there.slice(kind + 1)) === 0;
    const before = sum(kept.slice(0, kind));
    const fewest = last && before === 0 ? 1 : 0;
    const most = from !== CENTRE && last && before === sum(there) - count ? count - 1 : count;
    if (count > 0 && fewest < most) actions.push(keepCode(kind, kept[kind] ?? 0));
  }
  return actions;
}
