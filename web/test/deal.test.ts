import { describe, expect, test } from "vitest";
import { bestOf, linesOf } from "../src/deal/compared";
import { acrossOf, columnsOf } from "../src/deal/spread";
import type { Duplicate } from "../src/door/protocol";

const seatsOf = (name: string) => [
  { seat: 0, name, kind: "person" as const, bot: null, you: false },
  { seat: 1, name: "random 2", kind: "bot" as const, bot: "random", you: false },
];
const found = {
  seats: 2,
  tables: ["Ann", "Bob"].map((name) => ({ table: name, status: "over", mine: false, players: seatsOf(name) })),
  scores: [
    { table: 0, seat: 0, points: 9, above: -1, share: 0 },
    { table: 1, seat: 0, points: 11, above: 1, share: 1 },
    { table: 0, seat: 1, points: 5, above: 2, share: 1 },
    { table: 1, seat: 1, points: 1, above: -2, share: 0 },
  ],
} as unknown as Duplicate;

describe("a duplicate", () => {
  test("is told seat by seat, the best first", () => {
    expect(linesOf(found, 0).map(({ player, points }) => [player.name, points])).toEqual([
      ["Bob", 11],
      ["Ann", 9],
    ]);
  });
  test("is won by a person, not by a bot", () => {
    expect(bestOf(found).map(({ player }) => player.name)).toEqual(["Bob"]);
  });
  test("compares nobody with nobody", () => {
    expect(bestOf({ ...found, scores: (found.scores ?? []).slice(0, 1) })).toEqual([]);
  });
});

describe("a spread of points", () => {
  test("has a column for each number, and everybody in one", () => {
    const columns = columnsOf([3, 3, 5], [4], 5);
    expect(columns.map(({ from, count, mine }) => [from, count, mine])).toEqual([
      [3, 2, false],
      [4, 0, false],
      [5, 1, true],
    ]);
    expect(acrossOf(columns, 4)).toBe(0.5);
  });
  test("has few columns however far the points lie apart", () => {
    const columns = columnsOf([0, 200], [], null);
    expect(columns.length).toBeLessThanOrEqual(16);
    expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });
  test("of nobody is empty", () => {
    expect(columnsOf([], [], null)).toEqual([]);
  });
});
