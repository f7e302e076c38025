/** The view of Thiefdom, as the rules give it to a seat. */

import type { AnyView } from "../../door/protocol";

export const GUARDS = 4;
export const CARRIAGE = 8;
export const THIEVES = 3;
export const TYPES = 12; // equipment cards come before clients
export const ROUNDS = 6;
export const GOODS = ["badge", "gem", "liquor", "wine", "gold"] as const;
export const GOLD = 4;
export const KINDS = ["tower", "garden", "forge", "stable", "church", "market", "dealer", "dungeon", "tavern", "smuggler", "villa"] as const;
export const FIRST_LOCATION = 5;

export interface Building { spot: number; kind: string; section: number; house: number; cells: number[]; doors: number[]; leave: number[] }
export interface Gate { section: number; cell: number; north: boolean }
export interface Citizen { key: string; cell: number; row: number; column: number; facing: number; sees: number[] }
export interface Thief {
  spot: number;
  goods: number[];
  artwork: number; // 1 to 6; 0 = none
  wanted: boolean;
  equipment: number[];
  ally: number;
  brawl: number;
  blinded: number; // mask of guards
}
export interface Guild {
  vp: number;
  hideout: number;
  store: number[];
  store_artworks: number; // mask of artworks 1 to 6
  board: number;
  patrol: number[];
  endurance: boolean;
  missions: number[];
  plan: number[];
  cards_kept: number;
}
export interface Mission { wants: number[]; gives: number[]; vp: number }
export interface Bonus { vp: number; gives: number[]; draws: number }
export interface Printed { cost: number[]; vp: number[]; brings: number[][]; missions: Mission[]; artworks: Bonus[]; gems_locked: number[] }
export interface MapView { columns: number; alleys: number[]; lanterns: number[]; walls: number[]; catacombs: number[]; gates: Gate[] }
export interface Turn {
  active: number; ap: number; at: number; mp: number; jumping: number; tunnel: number; hurry: number; vault_from: number;
  robbed: number; visited: number; used: number; smoke: number; fresh: number; here: number; did: number; open: number; partner: number; limit: number;
}

export interface ThiefdomView extends AnyView {
  actor: number;
  waiting: number[];
  round: number;
  tile: number;
  first: number;
  city: { section: number; side: string; turns: number }[];
  villas: number[];
  artworks: number[];
  citizens: Citizen[];
  badges: number;
  bags: number;
  dungeon: number[];
  missions: { slots: number[]; piles: number[]; unseen: number[]; deck: number };
  equipment: { display: number[]; deck: number[]; discard: number[]; half: number };
  clients: { deck: number[]; discard: number[]; box: number[]; revealed: number[] };
  players: Guild[];
  thieves: Thief[];
  turn_of: Turn;
  walk: { mover: number; seat: number; need: number; heading: number; at: number };
  trail: number[];
  pool: number[];
  room: number[];
  buildings?: Building[];
  map?: MapView;
  printed?: Printed;
  hand?: number[];
  kept?: number[];
  solo?: { compass: number; boards_left: number[]; board: number; face: number; rivals: number[] };
}

/** A way of a thief, as the rules foresee it; what is not said is nothing. */
export interface Way {
  spot: number;
  actions: number[];
  path?: number[]; // spots, the last one included; without it the actions are the spots
  steps?: number; // MP spent
  left?: number; // MP left to go on with
  vp?: number; // VP lost
  arrest?: number; // the citizen who arrests him
  arrested?: number[]; // thieves
  meets?: number; // an own thief passed at the end, for an exchange
  cards?: number; // a wall climbed, a building vaulted
}

/** An outcome of a citizen's walk. */
export interface Walk {
  end: number;
  actions: number[];
  path: number[];
  facing?: number; // of a guard, like what follows
  seen?: number[]; // on his way and at its end
  sees?: number[]; // once he stands
  arrests?: number[]; // thieves
}

export interface ThiefdomPreview {
  ways?: Way[];
  carried?: Way[]; // by cards
  walks?: Walk[];
  deals?: [action: number, vp: number, gold: number][]; // VP gained, gold paid
  sold?: number; // the good that this location buys
  store?: number[]; // actions that put everything into the hideout
  gold?: number[]; // actions that take out as much gold as fits
}

export const SACK = 5; // the card

export const EQUIPMENT_ART = ["climb", "crossbow", "cudgel", "rod", "hook", "sack", "pigeon", "pick", "shoes", "smoke", "thimble", "stars"];

/** The clause that says what a card does. */
export function cardClause(card: number): string {
  return card < TYPES ? `TD-E${card + 1}` : `TD-C${card + 1}`;
}

export function seatOf(thief: number): number {
  return Math.floor(thief / THIEVES);
}

/** How a good is numbered in actions: the counted ones, then the six artworks. */
export function artworksIn(mask: number): number[] {
  return [1, 2, 3, 4, 5, 6].filter((work) => mask & (1 << work));
}

/** Day before the first night and at the end, dusk while plans are made, night when thieves are out. */
export function timeOf(view: ThiefdomView): "day" | "dusk" | "night" {
  if (view.round === 0 || view.phase === "ended") return "day";
  return view.phase === "plan" ? "dusk" : "night";
}
