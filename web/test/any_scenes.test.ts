import { expect, test } from "vitest";
import type { GameInfo } from "../src/door/protocol";
import { drawnOf, scenesOf } from "../src/table/any/scenes";

const zone = (key: string, at: string, kind: string) => ({ key, at, kind, term: "", columns: 0, steps: 0, picks: [], small: false });
const DICE = {
  events: { round: ["round"], bid: ["seat", "count", "face"], shown: ["seat", "a", "b"], counted: ["count", "face"], lost: ["seat", "left"] },
  board: {
    zones: [
      zone("bid_count", "bid.count", "number"),
      zone("bid_face", "bid.face", "dice"),
      zone("cup", "players.*.dice", "dice"),
      zone("shown", "players.*.shown", "dice"),
    ],
    pieces: { count: "number", face: "dice" },
    headings: ["round"],
    quiet: [],
  },
} as unknown as GameInfo;

test("what an event names goes from whoever did it to the zone that tells it", () => {
  const { bid, shown } = scenesOf(DICE);
  expect([bid?.kind, bid?.from, bid?.place, bid?.before]).toEqual(["fly", "[data-owner='{seat}']", "[data-zone='bid_count']", true]);
  expect(shown?.place).toBe("[data-owner='{seat}'] [data-zone='shown']");
});

test("what names no piece is marked where it happened; headings do not play", () => {
  const { lost, counted, round } = scenesOf(DICE);
  expect([lost?.kind, lost?.place]).toEqual([undefined, "[data-owner='{seat}']"]);
  expect([counted?.kind, counted?.place]).toEqual([undefined, "[data-zone='bid_count']"]);
  expect(round?.ms).toBe(0);
});

test("arguments are drawn as the board declares them", () => {
  expect(drawnOf(DICE, "bid").map(({ arg, kind }) => [arg, kind])).toEqual([
    ["count", "number"],
    ["face", "dice"],
  ]);
  expect(drawnOf(DICE, "shown").map(({ arg, kind }) => [arg, kind])).toEqual([
    ["a", "dice"],
    ["b", "dice"],
  ]);
  expect(drawnOf(DICE, "lost")).toEqual([]);
});
