/** Where a citizen can walk: every end with the way there, what he would see and whom he would arrest. */

import { WALK } from "./codes";
import { occupants, sectionAt } from "./reach";
import { back, BUILDING, type Town } from "./town";
import { CARD, GUARDS, hasCard, type ThiefdomView } from "./view";

export interface Walk {
  end: number;
  facing: number;
  actions: number[];
  path: number[];
  swept: number[]; // everything a guard sees on his way and at its end
  sees: number[]; // what he sees once he stands
  arrests: number[]; // thieves
}

interface Part { ways: number[]; choices: boolean[]; path: number[]; from: number[]; facing: number }

const MOST = 600; // ways looked at; the most met in play are a few dozen

class Walker {
  #count = 0;
  readonly #occupied: Map<number, number>;

  constructor(readonly town: Town, view: ThiefdomView) {
    this.#occupied = occupants(view);
  }

  /** All ways on from a lantern that lead to an end without taking any way twice (TD-5.8). */
  from(cell: number, heading: number, need: number, trail: number[]): Part[] {
    const branches: Part[][] = [];
    for (let way = 0; way < 4; way += 1) {
      const mark = (cell * 4 + way) * 2 + need - 1;
      if ((heading >= 0 && way === back(heading)) || trail.includes(mark)) continue;
      const corridor = this.town.corridor(cell, way);
      if (!corridor || this.#count > MOST) continue;
      const found = this.#along(cell, way, need, [...trail, mark]);
      if (found.length) branches.push(found);
    }
    const asked = branches.length > 1;
    return branches.flat().map((part) => ({ ...part, choices: [asked, ...part.choices] }));
  }

  #along(cell: number, way: number, need: number, trail: number[]): Part[] {
    const corridor = this.town.corridor(cell, way)!;
    const end = corridor.cells.at(-1)!;
    const left = this.#occupied.has(end) ? need : need - 1;
    const head = { path: corridor.cells, from: [cell, ...corridor.cells.slice(0, -1)] };
    if (left === 0) {
      this.#count += 1;
      return [{ ways: [way], choices: [], ...head, facing: corridor.way }];
    }
    return this.from(end, corridor.way, left, trail).map((part) => ({
      ...part, ways: [way, ...part.ways], path: [...head.path, ...part.path], from: [...head.from, ...part.from],
    }));
  }
}

function direction(from: number, to: number): number {
  return to === from + 1 ? 1 : to === from - 1 ? 3 : to > from ? 2 : 0;
}

function sweptBy(town: Town, part: Part): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const look = (cell: number, way: number): void => {
    for (const seen of town.ray(cell, way)) found.set(seen, [...(found.get(seen) ?? []), cell]);
  };
  part.path.forEach((cell, at) => look(part.from[at]!, direction(part.from[at]!, cell)));
  look(part.path.at(-1)!, part.facing);
  return found;
}

function arrested(view: ThiefdomView, town: Town, guard: number, swept: Map<number, number[]>, path: number[]): number[] {
  const { active, smoke } = view.turn_of;
  return view.thieves.flatMap((thief, at) => {
    if (thief.spot < 0 || thief.spot >= BUILDING) return [];
    if (guard >= GUARDS) return thief.wanted && path.includes(thief.spot) && !(at === active && smoke) ? [at] : [];
    const from = swept.get(thief.spot);
    if (!from || thief.blinded & (1 << guard)) return [];
    if (at === active && (smoke || hasCard(thief, CARD.wolff))) return [];
    return hasCard(thief, CARD.wibald) && from.every((cell) => sectionAt(view, town, cell) === 7) ? [] : [at];
  });
}

/** Every different outcome of the walk that is asked for, the shortest way to each. */
export function walks(view: ThiefdomView, town: Town): Walk[] {
  const { mover, at, heading, need } = view.walk;
  if (mover < 0 || at < 0) return [];
  const found = new Map<string, Walk>();
  for (const part of new Walker(town, view).from(at, heading, need, view.trail)) {
    const guard = mover < GUARDS;
    const swept = guard ? sweptBy(town, part) : new Map<number, number[]>();
    const arrests = arrested(view, town, mover, swept, part.path);
    const end = part.path.at(-1)!;
    const actions = part.ways.flatMap((way, n) => (part.choices[n] ? [WALK + way] : []));
    const key = `${end} ${guard ? part.facing : ""} ${arrests.join()}`;
    const known = found.get(key);
    if (known && known.path.length <= part.path.length) continue;
    found.set(key, { end, facing: part.facing, actions, path: part.path, swept: [...swept.keys()], sees: guard ? town.ray(end, part.facing) : [], arrests });
  }
  return [...found.values()].sort((a, b) => a.end - b.end || a.facing - b.facing);
}

