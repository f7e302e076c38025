import { beforeEach, expect, test } from "vitest";
import { Kept } from "../src/learn/kept";
import { daysInARow, takenOn, takeOn } from "../src/puzzles/streak";

const store = new Map<string, string>();
globalThis.localStorage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, text: string) => void store.set(key, text),
} as unknown as Storage;

beforeEach(() => store.clear());

test("what was done is kept game by game, and once", () => {
  const kept = new Kept("place");
  for (const [game, id] of [
    ["crypt", "a"],
    ["crypt", "b"],
    ["crypt", "a"],
    ["thiefdom", "c"],
  ] as const)
    kept.add(game, id);
  expect(kept.of("crypt")).toEqual(["a", "b"]);
  expect(kept.of("thiefdom")).toEqual(["c"]);
  expect(kept.of("oliver_twist")).toEqual([]);
});

test.each(["{", "null", '{"crypt": 7}', '{"crypt": [1, {}]}'])("what cannot be read is begun anew: %s", (text) => {
  store.set("place", text);
  const kept = new Kept("place");
  expect(kept.of("crypt")).toEqual([]);
  kept.add("crypt", "a");
  expect(kept.of("crypt")).toEqual(["a"]);
});

test("days in a row grow by one a day, over the turn of a year, and begin anew after a pause", () => {
  for (const day of ["2026-12-30", "2026-12-31", "2026-12-31", "2027-01-01"]) takeOn(day);
  expect(daysInARow("2027-01-01")).toBe(3);
  expect(takenOn("2027-01-01")).toBe(true);
  expect(daysInARow("2027-01-02")).toBe(3); // today is not over
  expect(takenOn("2027-01-02")).toBe(false);
  expect(daysInARow("2027-01-03")).toBe(0);
  takeOn("2027-01-03");
  expect(daysInARow("2027-01-03")).toBe(1);
});

test.each(["{", "[]", "null", '{"day": 5, "days": "x"}'])("a row of days that cannot be read is none: %s", (text) => {
  store.set("rookery.puzzle-days", text);
  expect(daysInARow("2026-11-18")).toBe(0);
  takeOn("2026-11-18");
  expect(daysInARow("2026-11-18")).toBe(1);
});
