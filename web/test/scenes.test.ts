import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { scenes as crypt } from "../src/games/crypt/scenes";
import { Camera } from "../src/games/oliver_twist/camera.svelte";
import { scenes as oliver_twist } from "../src/games/oliver_twist/scenes";
import { wayOf } from "../src/games/thiefdom/motion";
import { figureOf, scenes as thiefdom } from "../src/games/thiefdom/scenes";
import type { Town } from "../src/games/thiefdom/town";
import { scenes as thiefs_market } from "../src/games/thiefs_market/scenes";

const RULES = "../src/rookery/games";

/** The events of a game, as its rules name them. */
function eventsOf(game: string): Map<string, string[]> {
  const text = readdirSync(`${RULES}/${game}`)
    .filter((name) => name.endsWith(".py"))
    .map((name) => readFileSync(`${RULES}/${game}/${name}`, "utf8"))
    .join("\n");
  const found = [...text.matchAll(/^ {4}(?:told|whispered)\(\s*"(\w+)"([^)]*)\)/gm)];
  return new Map(found.map(([, key = "", args = ""]) => [key, [...args.matchAll(/"(\w+)"/g)].map((one) => one[1] ?? "")]));
}

test.each(Object.entries({ crypt, thiefs_market, oliver_twist, thiefdom }))(
  "every event of %s has its scene, and places name numbers that it tells",
  (game, table) => {
    const events = eventsOf(game);
    expect(Object.keys(table).sort()).toEqual([...events.keys()].sort());
    for (const [key, { place, from }] of Object.entries(table)) {
      for (const where of [place, from]) {
        const named = typeof where === "string" ? [...where.matchAll(/\{(\w+)\}/g)].map((one) => one[1]) : [];
        expect(events.get(key), key).toEqual(expect.arrayContaining(named));
      }
    }
  },
);

test("a figure's way is that of its own events", () => {
  const town = { middle: (spot: number) => [spot, 0] } as unknown as Town;
  const step = (seat: number, thief: number, row: number, column: number) => ({ i: 0, key: "stepped", args: { seat, thief, row, column, mp: 1 } });
  expect(figureOf({ seat: 2, thief: 1 })).toBe("t7");
  expect(wayOf([step(2, 1, 0, 3), step(0, 1, 5, 5), step(2, 1, 1, 3)], "t7", town)).toEqual([
    [3, 0],
    [31, 0],
  ]);
});

test("the map of London holds still while the Gang is well within it", () => {
  const camera = new Camera(
    () => ({ x: 0, y: 0, width: 2000, height: 1000 }),
    () => [400, 400],
  );
  expect(camera.holds({ x: 1000, y: 500 })).toBe(false); // the whole town is shown
  camera.lookAt(1000, 500, 400);
  expect(camera.holds({ x: 1090, y: 500 })).toBe(true);
  expect(camera.holds({ x: 1110, y: 500 })).toBe(false);
});
