import { describe, expect, test } from "vitest";
import { decode } from "../src/door/actions";
import {
  FIND_NOTHING, keepCode, NO_REVEAL, PROWL, peekCode, revealCode, robCode, sellOneCode, sellTwoCode, sellWalletsCode, takeCode, type Shop,
} from "../src/games/oliver_twist/declared.gen";
import { heading, lightsOf, saleOf, toggled } from "../src/games/oliver_twist/preview";
import { sceneryOf } from "../src/games/oliver_twist/scenery";
import { ahead, readTown, wayTo } from "../src/games/oliver_twist/streets";

const [APPLE, WATCH, WALLET] = [0, 7, 8];

test("choices have the numbers of the rules", () => {
  expect([PROWL, takeCode(5), keepCode(-4), robCode(1, 2), sellTwoCode(0, 1, 2, 1), sellOneCode(5, 2, 1), sellWalletsCode(3), FIND_NOTHING]).toEqual([
    0, 34, 2728, 2922, 464, 2624, 2704, 2945,
  ]);
});

describe("sets for Fagin", () => {
  const sale = (...tokens: number[]): Shop["sets"][number] => ({ actions: [1, 2000 + tokens.length], type: 5, tokens, pounds: 10, bonus: 0, total: 16 });
  const shop: Shop = { least: 3, reward: 6, extra: 0, sets: [sale(WATCH, WATCH, WALLET), sale(APPLE, APPLE, APPLE), sale(WATCH, WATCH, WALLET, WALLET)] };
  test("what is chosen is a set if the rules name it, and may grow into one of theirs alone", () => {
    expect(saleOf(shop, [WATCH, WATCH, WALLET])).toBe(shop.sets[0]);
    expect(saleOf(shop, [WATCH, WATCH])).toBeUndefined();
    expect(heading(shop, [WALLET])).toBe(shop.sets[0]);
    expect(heading(shop, [WALLET, WALLET])).toBe(shop.sets[2]);
    expect(heading(shop, [APPLE, WALLET])).toBeUndefined();
    expect(heading(undefined, [WATCH])).toBeUndefined();
  });
  test("tokens join and leave", () => {
    expect(toggled([WATCH, WALLET], WATCH, false)).toEqual([WATCH, WATCH, WALLET]);
    expect(toggled([WATCH, WATCH, WALLET], WATCH, true)).toEqual([WATCH, WALLET]);
    expect(toggled([WATCH], WATCH, true)).toEqual([]);
  });
});

// S – a – b – c – d – e, with f beside b, and a yellow street from e back to S.
const TOWN = readTown({
  map: { canvas: [700, 300], source: "house" },
  space: ["S", "a", "b", "c", "d", "e"].map((id, at) => ({ id, x: 100 + at * 100, y: 100 })).concat([{ id: "f", x: 300, y: 200 }, { id: "y", x: 350, y: 20 }]),
  street: [
    { name: "High Street", chain: ["S", "a", "b", "c", "d", "e"], yellow: false }, { name: "Close", chain: ["b", "f"], yellow: false },
    { name: "Yellow", chain: ["e", "y", "S"], yellow: true },
  ],
});
describe("streets", () => {
  test("arrows follow the street", () => {
    const open = new Set([0, 1, 2, 3, 4, 5, 6]);
    expect(ahead(TOWN, 1, "ArrowRight", open)).toBe(2);
    expect(ahead(TOWN, 2, "ArrowDown", open)).toBe(6);
    expect(ahead(TOWN, 4, "ArrowUp", open)).toBe(4); // the closed street is left out
    expect(wayTo(TOWN.near, 6, 0)).toEqual([6, 2, 1, 0]);
  });
  test("the scenery is the same each time", () => {
    expect(sceneryOf(TOWN)).toEqual(sceneryOf(TOWN));
    expect(sceneryOf(TOWN).roofs.join("").length).toBeGreaterThan(1000);
  });
});

const VERBS = [["take", takeCode(0)] as const, ["reveal", revealCode(0)] as const].map(([name, start]) => ({ name, start, fields: [{ name: "space", size: 76, first: 0 }] }));
const WORDS = { decode: (code: number) => decode(VERBS, code) };
test("spaces are lit as the rules list and foresee them, and no others", () => {
  const rows = [
    { space: 2, action: takeCode(2), actions: [PROWL, NO_REVEAL, takeCode(2)], pounds: 0, way: [1, 2], files: 1, bags: 0 },
    { space: 7, action: revealCode(7), actions: [PROWL], pounds: 0 },
  ];
  const lights = lightsOf(WORDS, [[PROWL, "prowl", {}]], { spaces: rows });
  expect([...lights.keys()]).toEqual([2, 7]);
  expect(lights.get(2)).toEqual({ code: takeCode(2), verb: "take", actions: rows[0]!.actions, way: [1, 2], files: 1, bags: 0, pounds: 0 });
  expect(lights.get(7)).toEqual({ code: revealCode(7), verb: "reveal", actions: [PROWL], way: [], files: 0, bags: 0, pounds: 0 });
  expect(lightsOf(WORDS, [[peekCode(4), "peek", { space: 4 }]], {}).get(4)?.actions).toEqual([peekCode(4)]);
});
