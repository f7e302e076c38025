import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { scenes as crypt } from "../src/games/crypt/scenes";
import { scenes as oliver_twist } from "../src/games/oliver_twist/scenes";
import { scenes as thiefdom } from "../src/games/thiefdom/scenes";
import { scenes as thiefs_market } from "../src/games/thiefs_market/scenes";
import { SAMPLES, SOUNDS, type SoundName } from "../src/sound/library";
import { GROUPS } from "../src/sound/groups";
import { type SceneTable, soundOf } from "../src/table/scenes";

const GAMES: Record<string, SceneTable> = { crypt, thiefs_market, oliver_twist, thiefdom };
const soundsOf = (table: SceneTable): SoundName[] => Object.values(table).flatMap(({ sound }) => (sound ? [sound] : []));

test.each(Object.entries(GAMES))("every sound that a scene of %s names exists", (_, table) => {
  for (const name of soundsOf(table)) expect(Object.keys(SOUNDS)).toContain(name);
});

test.each([
  ["crypt", ["dice", "stone", "scrape", "torch", "snuff", "win"]],
  ["thiefs_market", ["felt", "coin", "snap", "card", "win"]],
  ["oliver_twist", ["pencil", "bell", "bells", "steps", "coin", "card", "glass", "win"]],
  ["thiefdom", ["latch", "steps", "whistle", "coin", "owl", "win"]],
] as const)("%s has its own sounds", (game, names) => {
  expect(soundsOf(GAMES[game]!)).toEqual(expect.arrayContaining([...names]));
});

test("an arrest is a whistle, nightfall is heard from afar, a win calls everybody", () => {
  expect(thiefdom["arrested"]?.sound).toBe("whistle");
  for (const table of [oliver_twist, thiefdom]) expect(SOUNDS[table["night"]!.sound!].group).toBe("ambience");
  for (const table of Object.values(GAMES)) expect(table["won"]?.sound).toBe("win");
});

test("no sound is made for nothing, and every slider lets one be heard", () => {
  const shell = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("sound"))
    .map((name) => readFileSync(`src/${name}`, "utf8"))
    .join("\n");
  const called = [...shell.matchAll(/hear\("(\w+)"\)/g)].map((found) => found[1]);
  expect([...new Set([...Object.values(GAMES).flatMap(soundsOf), ...called])].sort()).toEqual(Object.keys(SOUNDS).sort());
  for (const group of GROUPS) expect(SOUNDS[SAMPLES[group]].group).toBe(group);
});

test("of several events that do not play, the heaviest one that sounds is heard", () => {
  const event = (key: string) => ({ i: 0, key, args: {} });
  expect(soundOf([event("stepped"), event("arrested"), event("entered")], thiefdom)).toBe("whistle");
  expect(soundOf([event("section")], thiefdom)).toBeNull();
  expect(soundOf([], thiefdom)).toBeNull();
});
