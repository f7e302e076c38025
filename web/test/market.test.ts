import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test, vi } from "vitest";
import { movesBetween, salesBetween } from "../src/games/thiefs_market/flights";
import { bundleOf, isSound, PLACES, settle } from "../src/games/thiefs_market/loot";
import { readEffect, sentenceOf } from "../src/games/thiefs_market/pack.svelte";
import { judged, reachOf, reachWith } from "../src/games/thiefs_market/preview";
import {
  buyCode, CENTRE, copyCode, END, FACES, ICONS, keepCode, payCode, pictureOf, stealCode, TAKE, useCode, type Loot, type MarketView, type OwnedCard, type PlayerView, type Source,
} from "../src/games/thiefs_market/view";

import type { GameWords } from "../src/words/words.svelte";

const RULES = "../src/rookery/games/thiefs_market";
const cards = readFileSync(`${RULES}/data/cards.toml`, "utf8").split("[[card]]").slice(1).map((text) => {
  const entries = [...text.matchAll(/^(\w+) = (.+)$/gm)].map((found) => [found[1], JSON.parse((found[2] ?? "").replace(/true|false/, (word) => `"${word}"`)) as unknown]);
  return Object.fromEntries(entries) as { key: string; effect: string };
});
const KEYS = cards.map((card) => card.key);
const own = (key: string, ...icons: number[]): OwnedCard => ({ card: KEYS.indexOf(key), copy: -1, used: false, icons: ICONS.map((_, at) => icons.filter((icon) => icon === at).length) });
const player = (pile: number[], owned: OwnedCard[] = [], infamy = 0): PlayerView => ({ pile, objects: 0, colours: [], gold: 0, infamy, cards: owned });
const NONE = [0, 0, 0, 0, 0, 0, 0];

test("choices have the numbers of the rules", () => {
  expect([stealCode(4), keepCode(5, 3), END, buyCode(52), payCode(3, 2), useCode(0), copyCode(52)]).toEqual([5, 79, 117, 170, 188, 191, 302]);
});

test("an effect is what the row of the pack says, whatever the house plays with", () => {
  const lab = { key: "alchemical_lab", effect: "turn", face: "red", faces: ["white", "mask"] };
  expect(readEffect(lab)).toEqual({ is: "turn", face: 0, faces: [1, 5], icon: -1, what: "", numbers: {} });
  const racket = { key: "insurance_racket", effect: "extra", face: "any", discount: 3 };
  expect(readEffect(racket)).toMatchObject({ is: "extra", face: -1, numbers: { discount: 3 } });
  const golem = { key: "collecting_golem", effect: "per", what: "icons", icon: "plan", each: 3, points: 8 };
  expect(readEffect(golem)).toMatchObject({ icon: 5, what: "icons", numbers: { each: 3, points: 8 } });
  expect(cards.map((row) => readEffect(row).is)).toEqual(cards.map((row) => row.effect));
});

describe.each(["en", "fr", "it"])("what a card of another pack does, in %s", (lang) => {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of [`${RULES}/locale/${lang}.ftl`, `src/games/thiefs_market/${lang}.ftl`]) bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  const say = (key: string, args: Record<string, string | number> = {}): string => {
    const [name = "", form = ""] = key.split(".");
    const message = bundle.getMessage(name);
    const faults: Error[] = [];
    const text = bundle.formatPattern((form ? message?.attributes[form] : message?.value) ?? "?", { option_appendage_a: "all_dice", option_potion_next_deck: "on", ...args }, faults);
    expect([key, faults]).toEqual([key, []]);
    return text;
  };
  const term = (kind: string, index: number, form = ""): string => {
    const word = ({ card: KEYS, face: FACES, icon: ICONS } as Record<string, readonly string[]>)[kind]?.[index] ?? "";
    return say(`term-${kind}-${word}${form && "."}${form}`);
  };
  const words = { say, term } as unknown as GameWords;
  vi.stubGlobal("document", { documentElement: { lang } });
  const sentence = (row: Record<string, unknown>): string => sentenceOf(readEffect(row as Parameters<typeof readEffect>[0]), words);

  test("every effect has its sentence", () => {
    for (const row of cards) expect(sentence(row)).not.toMatch(/[{}?]|board-|term-|^$/);
  });
  test("with the numbers of the house it says what the house says", () => {
    const alike = ["tribute", "robbed", "marker_reward", "crowd_reward", "worth", "pair", "rare", "haul", "trade", "bonus"];
    const rows = cards.filter((row) => alike.includes(row.effect) && row.key !== "wut");
    expect(rows.map((row) => sentence(row))).toEqual(rows.map((row) => term("card", KEYS.indexOf(row.key), "text")));
  });
  test("with other numbers it follows them", () => {
    expect(sentence({ effect: "per", what: "rival_icons", icon: "plan", each: 3, points: 8 })).toMatch(/8.* 3/);
    expect(sentence({ effect: "extra", face: "green", discount: 2 })).toContain("2");
    expect(sentence({ effect: "spend", face: "mask", gold: 4, infamy: 7 })).toMatch(/4.* 7/);
  });
});

test("every card has its picture", () => {
  const art = readFileSync("src/art/thiefs_market.svg", "utf8");
  for (const key of KEYS) expect(art).toContain(`<symbol id="${pictureOf(key)}"`);
});

describe("splitting the loot", () => {
  const from = (more: Partial<Source>): Source => ({ victim: CENTRE, actions: [TAKE], there: NONE, kinds: [], last: -1, limits: [], rolled: [], ...more });
  test("the kinds that are asked are told, the last where its limits leave a choice", () => {
    const centre = from({ there: [2, 0, 1, 0, 0, 0, 1], kinds: [0, 2], last: 6, limits: [[1, 1], [0, 1], [0, 1]] });
    expect(bundleOf(centre, [1, 0, 0, 0, 0, 0, 1])).toEqual([TAKE, keepCode(0, 1), keepCode(2, 0), keepCode(6, 1)]);
    expect(bundleOf(centre, [0, 0, 0, 0, 0, 0, 1])).toEqual([TAKE, keepCode(0, 0), keepCode(2, 0)]);
    expect(isSound(centre, NONE)).toBe(false);
  });
  test("limits after all of the others bind a thief", () => {
    const pile = from({ victim: 2, actions: [stealCode(2)], there: [1, 0, 1, 0, 0, 0, 1], kinds: [0, 2], last: 6, limits: [[1, 1], [0, 1], [0, 0]] });
    expect(bundleOf(pile, [1, 0, 1, 0, 0, 0, 0])).toEqual([stealCode(2), keepCode(0, 1), keepCode(2, 1)]);
    expect([[1, 0, 1, 0, 0, 0, 0], pile.there, NONE].map((kept) => isSound(pile, kept))).toEqual([true, false, false]);
  });
  test("where all is taken nothing else is asked", () => {
    const rest = from({ there: [1, 2, 0, 0, 0, 0, 0] });
    expect(bundleOf(rest, rest.there)).toEqual([TAKE]);
    expect(isSound(rest, [1, 1, 0, 0, 0, 0, 0])).toBe(false);
  });
  test("what stays keeps its place on the cloth, what comes finds a free one", () => {
    const first = settle([], [3, 2, 2, 2, 2, 2, 1], 4, 0);
    expect(new Set(first.map((thing) => thing.place)).size).toBe(PLACES);
    const next = settle(first, [1, 2, 0, 3, 0, 0, 1], 4, 14);
    expect(next.length).toBe(7);
    expect(next.filter((thing) => thing.id < 14).every((thing) => first.some((old) => old.id === thing.id && old.place === thing.place))).toBe(true);
    expect(new Set(next.map((thing) => thing.place)).size).toBe(7);
  });
});

test("what a pile in the making buys and brings is looked up", () => {
  const crown = { card: 40, cost: [0, 1, 2, 0], icons: [] };
  const loot: Loot = { sources: [], prices: [{ card: 40, gold: [-2, -1, 1, -1, 1, 0] }], allowance: [1, 1, 2, 2], gold: [0, 2, 3], infamy: [0, 1] };
  const reach = reachWith(loot, [crown], [0, 1, 1, 0, 1, 0, 0]);
  expect([reach.prices.get(40), reach.allowance, reach.gold, reach.infamy]).toEqual([1, 1, 2, 0]);
  expect(reachWith(loot, [crown], [0, 3, 0, 0, 0, 1, 0])).toEqual({ prices: new Map([[40, -1]]), allowance: 2, gold: 0, infamy: 1 });
  expect([judged(reach, 40), judged(reachWith(loot, [crown], NONE), 40), judged(reach, 7), judged(reachOf({}), 40)]).toEqual(["payable", "short", "unknown", "unknown"]);
});

test("a theft and a sale are seen between two views", () => {
  const at = (phase: string, ...players: PlayerView[]): MarketView => ({ round: 1, phase, players }) as unknown as MarketView;
  const pile = [1, 1, 0, 0, 0, 0, 1];
  expect(movesBetween(at("split", player(pile), player(NONE)), at("split", player(NONE), player([1, 0, 0, 0, 0, 0, 1])))).toEqual([{ kinds: [0, 6], from: 0, to: 1 }]);
  expect(movesBetween(at("split", player(NONE), player(NONE)), at("split", player(pile), player(NONE)))).toEqual([{ kinds: [0, 1, 6], from: CENTRE, to: 0 }]);
  const again = movesBetween(at("split", player(pile), player(NONE)), at("buy", player([0, 3, 0, 0, 0, 0, 0]), player([1, 0, 0, 0, 0, 0, 1])));
  expect(again).toEqual([{ kinds: [1, 1, 1], from: CENTRE, to: 0 }, { kinds: [0, 6], from: 0, to: 1 }]);
  expect(salesBetween(at("buy", player(NONE)), at("buy", player(NONE, [own("crown")])))).toEqual([{ card: KEYS.indexOf("crown"), to: 0 }]);
});
