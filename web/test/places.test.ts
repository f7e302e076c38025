import { expect, test } from "vitest";
import { placesOf } from "../src/games/thiefdom/places";
import { Town } from "../src/games/thiefdom/town";
import type { ThiefdomView } from "../src/games/thiefdom/view";

const house = (kind: string, number: number, cells: number[], doors: number[]): object => ({
  spot: 392 + number,
  kind,
  section: 3,
  house: number,
  cells,
  doors,
  leave: doors,
});
const view = {
  city: [
    { section: 3, side: "A", turns: 0 },
    { section: 7, side: "A", turns: 0 },
  ],
  map: { columns: 14, alleys: [], lanterns: [30], walls: [], gates: [], catacombs: [] },
  buildings: [house("stable", 0, [0, 1], [2, 28]), house("stable", 1, [140, 141], [112]), house("tavern", 2, [58], [30, 57]), house("garden", 3, [31], [30])],
} as unknown as ThiefdomView;
const places = placesOf(view, new Town(view));

test("of two of a kind it is said which", () => {
  expect(places({ section: 3, house: 0 })).toEqual({ kind: 3, place: "north" });
  expect(places({ section: 3, house: 1 })).toEqual({ kind: 3, place: "south" });
  expect(places({ section: 3, house: 2 })).toEqual({ kind: 8, place: "sole" });
});
test("an alley is named by the door or wall it is at, a location before a house", () => {
  expect(places({ row: 1, column: 2 })).toEqual({ section: 3, kind: 8, place: "lantern_door" });
  expect(places({ row: 0, column: 2 })).toEqual({ section: 3, kind: 3, place: "alley_side" });
  expect(places({ row: 3, column: 8 })).toEqual({ section: 7, place: "alley" });
});
test("where a section is laid names no alley", () => {
  expect(places({ row: 0, column: 1, section: 3 })).toEqual({});
});
