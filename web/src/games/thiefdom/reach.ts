/** Where a thief can go with the steps he has left, what each way costs, and the actions that lead there. */

import { PASS } from "./codes";
import { BUILDING, type Town } from "./town";
import { CARD, GUARDS, hasCard, seatOf, THIEVES, type Thief, type ThiefdomView } from "./view";

export interface Way {
  spot: number;
  actions: number[];
  path: number[]; // spots, the last one included
  steps: number; // MP spent
  vp: number; // VP lost to rivals
  arrest: number; // the citizen who would arrest him; -1 = nobody
  meets: number; // an own thief passed at the end, for an exchange; -1 = none
}

interface Label extends Way { at: number; mp: number; tunnel: boolean; over: boolean }

/** Who stands on which alley cell: thieves from 0, citizens from 100. */
export function occupants(view: ThiefdomView): Map<number, number> {
  const found = new Map<number, number>();
  view.thieves.forEach((thief, at) => { if (thief.spot >= 0 && thief.spot < BUILDING) found.set(thief.spot, at); });
  view.citizens.forEach((citizen, at) => { if (citizen.cell >= 0) found.set(citizen.cell, 100 + at); });
  return found;
}

/** The guards that see a cell and may arrest this thief there; -1 = none. */
export function arrester(view: ThiefdomView, town: Town, active: number, cell: number): number {
  const thief = view.thieves[active]!;
  if (view.turn_of.active === active && (view.turn_of.smoke || hasCard(thief, CARD.wolff))) return -1;
  for (const [guard, citizen] of view.citizens.slice(0, GUARDS).entries()) {
    if (citizen.cell < 0 || !(citizen.sees.includes(cell) || citizen.cell === cell)) continue;
    if (thief.blinded & (1 << guard)) continue;
    if (hasCard(thief, CARD.wibald) && sectionAt(view, town, citizen.cell) === 7) continue;
    return guard;
  }
  return -1;
}

/** The section a cell lies in. */
export function sectionAt(view: ThiefdomView, town: Town, cell: number): number {
  const across = town.columns / 7;
  const place = Math.floor(Math.floor(cell / 28) / 7) * across + Math.floor((cell % 28) / 7);
  return view.city[place]?.section ?? 0;
}

const carries = (thief: Thief): boolean => thief.artwork > 0 || thief.goods.some((count) => count > 0);

/** VP lost by entering a building with rivals inside (TD-9.8). */
export function rivalsInside(view: ThiefdomView, active: number, spot: number): number {
  const seat = seatOf(active);
  if (hasCard(view.thieves[active]!, CARD.benjamin) || view.players[seat]!.hideout + BUILDING === spot) return 0;
  const people = view.thieves.filter((thief, at) => {
    const owner = seatOf(at);
    return owner !== seat && thief.spot === spot && view.players[owner]!.hideout + BUILDING !== spot;
  }).length;
  return people + (view.solo?.rivals.filter((place) => place === spot).length ?? 0);
}

class Search {
  readonly best = new Map<number, Way>();
  readonly #labels = new Map<number, Label[]>();
  readonly #occupied: Map<number, number>;
  readonly #thief: Thief;

  constructor(readonly view: ThiefdomView, readonly town: Town, readonly active: number, readonly legal: Set<number>) {
    this.#occupied = occupants(view);
    this.#occupied.delete(view.thieves[active]!.spot);
    this.#thief = view.thieves[active]!;
  }

  run(): Map<number, Way> {
    const turn = this.view.turn_of;
    const start: Label = {
      spot: turn.at, actions: [], path: [], steps: 0, vp: 0, arrest: -1, meets: -1,
      at: turn.at, mp: turn.mp, tunnel: turn.tunnel > 0, over: turn.jumping > 0,
    };
    const todo = [start];
    for (let label = todo.shift(); label; label = todo.shift()) todo.push(...this.#expand(label));
    return this.best;
  }

  #expand(label: Label): Label[] {
    const found: Label[] = [];
    for (const [cell, tunnel] of this.#cells(label)) {
      const made = this.#go(label, cell, tunnel);
      if (made) found.push(made);
    }
    if (label.at < BUILDING && label.mp > 0) for (const spot of this.town.doors.get(label.at) ?? []) this.#enter(label, spot);
    return found;
  }

  #cells(label: Label): [cell: number, tunnel: boolean][] {
    if (label.at >= BUILDING) return (this.town.bySpot.get(label.at)?.leave ?? []).map((cell) => [cell, false]);
    const found: [number, boolean][] = [];
    for (let way = 0; way < 4; way += 1) {
      const cell = this.town.next(label.at, way);
      if (cell >= 0) found.push([cell, false]);
    }
    if (this.town.catacombs.includes(label.at) && !this.view.turn_of.hurry) {
      for (const cell of this.town.catacombs) if (cell !== label.at) found.push([cell, true]);
    }
    return found;
  }

  #go(label: Label, cell: number, tunnel: boolean): Label | null {
    if (cell === this.view.turn_of.at || (label.actions.length === 0 && !this.legal.has(cell))) return null;
    const bonus = tunnel && !label.tunnel && hasCard(this.#thief, CARD.tristan) ? 1 : 0;
    const made: Label = {
      ...label, spot: cell, at: cell, actions: [...label.actions, cell], path: [...label.path, cell], mp: label.mp + bonus,
      tunnel: label.tunnel || tunnel, meets: -1, over: false,
    };
    const figure = this.#occupied.get(cell);
    if (figure === undefined) return this.#land(made);
    return this.#jump(made, figure);
  }

  #land(made: Label): Label | null {
    if (made.mp < 1) return null;
    made.mp -= 1;
    made.steps += 1;
    made.arrest = arrester(this.view, this.town, this.active, made.at);
    this.#keep(made);
    const watched = this.view.citizens.some((citizen) => citizen.sees.includes(made.at));
    return made.arrest >= 0 || watched || !this.#isNew(made) ? null : made;
  }

  /** TD-9.3, TD-9.4, TD-9.13: over a figure; a guard is jumped only as the very next step. */
  #jump(made: Label, figure: number): Label | null {
    made.over = true;
    if (made.mp < 1) return null;
    if (figure >= 100) {
      const citizen = figure - 100;
      if (citizen < GUARDS || (this.#thief.wanted && !this.view.turn_of.smoke)) {
        if (made.actions.length > 1) return null;
        made.arrest = citizen < GUARDS ? arrester(this.view, this.town, this.active, made.at) : citizen;
        this.#keep(made);
        return null;
      }
    } else if (seatOf(figure) !== seatOf(this.active)) {
      if (!this.view.turn_of.smoke && !hasCard(this.#thief, CARD.benjamin)) made.vp += 1;
    } else if (carries(this.#thief) || carries(this.view.thieves[figure]!)) {
      this.#keep({ ...made, meets: figure % THIEVES });
      made.actions = [...made.actions, PASS];
    }
    const caught = this.view.citizens.some((citizen) => citizen.sees.includes(made.at));
    if (caught) {
      if (made.actions.length > 1) return null;
      made.arrest = arrester(this.view, this.town, this.active, made.at);
      this.#keep(made);
      return null;
    }
    return this.#isNew(made) ? made : null;
  }

  #enter(label: Label, spot: number): void {
    if (spot === this.view.turn_of.at || (label.actions.length === 0 && !this.legal.has(spot))) return;
    this.#keep({
      ...label, spot, actions: [...label.actions, spot], path: [...label.path, spot], steps: label.steps + 1,
      vp: label.vp + rivalsInside(this.view, this.active, spot), meets: -1,
    });
  }

  #keep(way: Label): void {
    const rank = (one: Way): number => (one.arrest >= 0 ? 10_000 : 0) + one.vp * 100 + one.steps * 10 + one.actions.length;
    const known = this.best.get(way.spot);
    if (!known || rank(way) < rank(known)) this.best.set(way.spot, way);
  }

  /** Whether no earlier way came here with as many steps left and as few VP lost. */
  #isNew(made: Label): boolean {
    const known = this.#labels.get(made.at) ?? [];
    if (known.some((one) => one.mp >= made.mp && one.vp <= made.vp && (!one.tunnel || made.tunnel))) return false;
    this.#labels.set(made.at, [...known, made]);
    return true;
  }
}

/** All spots one move action leads to, each by its best way. */
export function reach(view: ThiefdomView, town: Town, legal: Set<number>): Map<number, Way> {
  const { active, at } = view.turn_of;
  if (active < 0 || at < 0) return new Map();
  return new Search(view, town, active, legal).run();
}

