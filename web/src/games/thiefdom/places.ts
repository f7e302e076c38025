/** Where something is, as people would say it: by quarter, building and door. The same as the terminal's `Town`. */

import type { Places } from "../../words/fold";
import { STRIDE, type Town } from "./town";
import { FIRST_LOCATION, KINDS, type Building, type ThiefdomView } from "./view";

const SIZE = 7; // cells along the side of a section

export const kindOf = (house: Building): number => KINDS.indexOf(house.kind as (typeof KINDS)[number]);

type Found = Record<string, number | string>;

const known = new WeakMap<Town, Places>(); // one for a town: what was said by it stays said

/** What the numbers of a sentence name in this town. */
export function placesOf(view: ThiefdomView, town: Town): Places {
  const found = known.get(town) ?? placesIn(view, town);
  known.set(town, found);
  return found;
}

function placesIn(view: ThiefdomView, town: Town): Places {
  return ({ section, house, row, column }) => {
    if (section !== undefined && house !== undefined) return building(town, section, house);
    if (row !== undefined && column !== undefined && section === undefined) return cellPlace(view, town, row * STRIDE + column);
    return {};
  };
}

/** Its kind, and which of that kind it is in its section. */
function building(town: Town, section: number, house: number): Found {
  const beside = town.buildings.filter((one) => one.section === section);
  const found = beside.find((one) => one.house === house);
  if (!found) return {};
  return { kind: kindOf(found), place: which(found, beside.filter((one) => one.kind === found.kind)) };
}

/** Whether there is a lantern, and the building whose door or wall it is at; a location before a house. */
function cellPlace(view: ThiefdomView, town: Town, cell: number): Found {
  const lit = town.lanterns.has(cell) ? "lantern" : "alley";
  const doors = town.buildings.filter((one) => kindOf(one) >= FIRST_LOCATION && one.doors.includes(cell));
  const near = doors.length ? doors : town.buildings.filter((one) => one.leave.includes(cell));
  if (near.length) {
    const one = near.reduce((best, other) => (kindOf(other) > kindOf(best) ? other : best));
    return { section: one.section, kind: kindOf(one), place: `${lit}_${doors.length ? "door" : "side"}` };
  }
  const at = Math.floor(cell / STRIDE / SIZE) * Math.floor(town.columns / SIZE) + Math.floor((cell % STRIDE) / SIZE);
  return { section: view.city[at]?.section ?? 0, place: lit };
}

/** `sole`, or on which side of the others of its kind it lies, along the line on which they lie apart most. */
function which(one: Building, alike: Building[]): string {
  if (alike.length === 1) return "sole";
  const heights = alike.map((other) => middle(other.cells.map((cell) => Math.floor(cell / STRIDE))));
  const widths = alike.map((other) => middle(other.cells.map((cell) => cell % STRIDE)));
  const tall = Math.max(...heights) - Math.min(...heights) >= Math.max(...widths) - Math.min(...widths);
  const line = tall ? heights : widths;
  const own = line[alike.indexOf(one)]!;
  if (line.filter((other) => other === own).length > 1) return "unknown";
  if (own === Math.min(...line)) return tall ? "north" : "west";
  if (own === Math.max(...line)) return tall ? "south" : "east";
  return alike.length === 3 ? "middle" : "unknown";
}

function middle(places: number[]): number {
  return places.length ? places.reduce((sum, one) => sum + one, 0) / places.length : 0;
}
