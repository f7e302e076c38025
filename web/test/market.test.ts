import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as codes from "../src/games/thiefs_market/codes";
import { EFFECTS, pictureOf } from "../src/games/thiefs_market/effects";
import { movesBetween, salesBetween } from "../src/games/thiefs_market/flights";
import { bundleOf, isSound, PLACES, settle, type Draft } from "../src/games/thiefs_market/loot";
import { goldNeeded, missing, purchaseOf, waysToPay } from "../src/games/thiefs_market/payment";
import { CENTRE, ICONS, type MarketView, type OwnedCard, type PlayerView } from "../src/games/thiefs_market/view";
import { allowanceOf, pointsOf } from "../src/games/thiefs_market/worth";
import type { GameWords } from "../src/words/words.svelte";

const RULES = "../src/rookery/games/thiefs_market";
const FACES = ["red", "white", "blue", "green", "bag", "mask"];
const cards = readFileSync(`${RULES}/data/cards.toml`, "utf8").split("[[card]]").slice(1).map((text) => {
  const entries = [...text.matchAll(/^(\w+) = (.+)$/gm)].map((found) => [found[1], JSON.parse((found[2] ?? "").replace(/true|false/, (word) => `"${word}"`)) as unknown]);
  return Object.fromEntries(entries) as Record<string, string | number | string[]>;
});
const KEYS = cards.map((card) => card["key"] as string);
const words = { info: { terms: { card: KEYS } } } as unknown as GameWords;
const own = (key: string, ...icons: number[]): OwnedCard => ({ card: KEYS.indexOf(key), copy: -1, used: false, icons: ICONS.map((_, at) => icons.filter((icon) => icon === at).length) });
const player = (pile: number[], owned: OwnedCard[] = [], infamy = 0): PlayerView => ({ pile, objects: 0, colours: [], gold: 0, infamy, cards: owned });
const NONE = [0, 0, 0, 0, 0, 0, 0];

test("the board's action numbers are those of the rules", () => {
  const source = readFileSync(`${RULES}/actions.py`, "utf8");
  const numbers = new Map([...source.matchAll(/^([A-Z_0-9]+): Final = (\d+)/gm)].map((found) => [found[1], Number(found[2])]));
  const names = ["TAKE", "STEAL_0", "KEEP_0", "SPARE_0", "REROLL_0", "PASS", "END", "BUY_0", "PAY_0", "USE_0", "TURN_0", "COPY_0", "N_ACTIONS"];
  const { TAKE, STEAL, KEEP, SPARE, REROLL, PASS, END, BUY, PAY, USE, TURN, COPY, ACTIONS } = codes;
  expect(names.map((name) => numbers.get(name))).toEqual([TAKE, STEAL, KEEP, SPARE, REROLL, PASS, END, BUY, PAY, USE, TURN, COPY, ACTIONS]);
  expect(codes.decode(codes.keepCode(5, 3))).toEqual(["keep", { face: 5, count: 3 }]);
  expect(codes.decode(codes.payCode(3, 2))).toEqual(["pay", { face: 3, count: 2 }]);
  expect(codes.decode(302)).toEqual(["copy", { card: 52 }]);
  expect(codes.decode(303)).toBeNull();
});

test("effect strips show what the card file says", () => {
  expect(Object.keys(EFFECTS)).toEqual(KEYS);
  for (const card of cards) {
    const shown = EFFECTS[card["key"] as string]!;
    expect(shown.is).toBe(card["effect"]);
    if (shown.face !== undefined) expect(FACES[shown.face]).toBe(card["face"]);
    if (shown.faces) expect(shown.faces.map((face) => FACES[face])).toEqual(card["faces"]);
    if (shown.icon !== undefined) expect(ICONS[shown.icon]).toBe(card["icon"]);
    expect([shown.each, shown.what]).toEqual([card["each"], card["what"]]);
    expect([shown.gold ?? 0, shown.infamy ?? 0, shown.discount ?? 0]).toEqual([card["gold"] ?? 0, card["infamy"] ?? 0, card["discount"] ?? 0]);
    expect(shown.points).toEqual(card["points"] ?? card["more"] ?? card["alone"]);
    expect(shown.low).toEqual(card["one"] ?? card["shared"]);
  }
});

test("every card has its picture", () => {
  const art = readFileSync("src/art/thiefs_market.svg", "utf8");
  for (const key of KEYS) expect(art).toContain(`<symbol id="${pictureOf(key)}"`);
});

describe("splitting the loot", () => {
  const draft = (more: Partial<Draft>): Draft => ({ from: CENTRE, there: NONE, kept: NONE, first: 0, asked: true, all: false, ...more });
  test("only kinds with a choice are told", () => {
    const taking = draft({ there: [2, 0, 1, 0, 0, 0, 1], kept: [1, 0, 0, 0, 0, 0, 1] });
    expect(bundleOf(taking)).toEqual([codes.TAKE, codes.keepCode(0, 1), codes.keepCode(2, 0), codes.keepCode(6, 1)]);
  });
  test("the last kind of a take is told only where it is free", () => {
    const lone = draft({ there: [1, 0, 0, 0, 0, 0, 1], kept: [0, 0, 0, 0, 0, 0, 1] });
    expect(bundleOf(lone)).toEqual([codes.TAKE, codes.keepCode(0, 0)]);
  });
  test("a thief who keeps all but the last has no choice left", () => {
    const theft = draft({ from: 2, there: [1, 0, 1, 0, 0, 0, 1], kept: [1, 0, 1, 0, 0, 0, 0] });
    expect(bundleOf(theft)).toEqual([codes.STEAL + 2, codes.keepCode(0, 1), codes.keepCode(2, 1)]);
    expect(isSound(theft)).toBe(true);
    expect(isSound({ ...theft, kept: theft.there })).toBe(false);
    expect(isSound({ ...theft, kept: NONE })).toBe(false);
  });
  test("a bundle goes on where the server stands", () => {
    const halfway = draft({ there: [2, 1, 0, 3, 0, 0, 0], kept: [1, 0, 0, 2, 0, 0, 0], asked: false, first: 1 });
    expect(bundleOf(halfway)).toEqual([codes.keepCode(1, 0), codes.keepCode(3, 2)]);
  });
  test("the last without a pile takes all", () => {
    const rest = draft({ there: [1, 2, 0, 0, 0, 0, 0], kept: [1, 2, 0, 0, 0, 0, 0], all: true });
    expect(bundleOf(rest)).toEqual([codes.TAKE]);
    expect(isSound({ ...rest, kept: [1, 1, 0, 0, 0, 0, 0] })).toBe(false);
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

describe("paying", () => {
  const crown = [0, 1, 2, 0];
  test("all ways, least gold first", () => {
    const purse = { pile: [0, 1, 1, 0, 0, 0, 0], gold: 2, discount: 0 };
    expect(waysToPay(crown, purse)).toEqual([{ dice: [0, 1, 1, 0], gold: 1 }, { dice: [0, 1, 0, 0], gold: 2 }, { dice: [0, 0, 1, 0], gold: 2 }]);
    expect([goldNeeded(crown, purse), missing(crown, purse), missing(crown, { ...purse, gold: 0 })]).toEqual([1, 0, 1]);
  });
  test("a discount takes off a gem of one's choice", () => {
    const ways = waysToPay([0, 2, 1, 0], { pile: [0, 2, 1, 0, 0, 0, 0], gold: 1, discount: 1 });
    expect(ways.map((way) => [...way.dice.slice(1, 3), way.gold])).toEqual([[2, 0, 0], [1, 1, 0], [1, 0, 1], [0, 1, 1]]);
  });
  test("a purchase tells the card and only the colours that are open", () => {
    const purse = { pile: [0, 1, 1, 0, 0, 0, 0], gold: 2, discount: 0 };
    const [least, , last] = waysToPay(crown, purse);
    expect(purchaseOf(7, crown, purse, least!, null)).toEqual([codes.BUY + 7, codes.payCode(1, 1), codes.payCode(2, 1)]);
    expect(purchaseOf(7, crown, purse, last!, null)).toEqual([codes.BUY + 7, codes.payCode(1, 0)]);
    expect(purchaseOf(7, crown, { ...purse, gold: 1 }, least!, null)).toEqual([codes.BUY + 7]);
    expect(purchaseOf(7, crown, purse, least!, [0, 1])).toEqual([codes.payCode(2, 1)]);
  });
});

test("extra purchases count by the colours of the pile", () => {
  const owned = [own("corrupt_official"), own("guy_in_a_trenchcoat"), own("insurance_racket")];
  expect(allowanceOf(owned, [0, 1, 0, 0, 0, 0, 0], words)).toBe(3);
});

test("card points at the end, as in the contract's example", () => {
  const first = [own("disgruntled_minion", 0), own("executive_assistant", 0, 0), own("nearby_safehouse", 2), own("fortified_safehouse", 2), own("crown", 3)];
  const second = [own("fence", 0), own("tailor", 0), own("glamer", 1), own("collecting_golem", 1), own("philosophers_stone", 1), own("treasure_map_1", 4)];
  const third = [own("treasure_map_2", 4), own("loyalty_program", 5), own("political_campaign", 5), own("pawnbroker", 0), own("local_celebrity", 0)];
  const view = { players: [player(NONE, first, 5), player(NONE, second, 7), player(NONE, third, 9)] } as unknown as MarketView;
  const totals = view.players.map((one, seat) => one.cards.reduce((all, card) => all + pointsOf(view, seat, card, words), 0));
  expect(totals).toEqual([12, 8, 13]);
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
