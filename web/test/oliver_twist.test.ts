import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as codes from "../src/games/oliver_twist/codes";
import { heading, lightsOf, saleOf, toggled, type Shop } from "../src/games/oliver_twist/preview";
import { sceneryOf } from "../src/games/oliver_twist/scenery";
import { ahead, readTown, wayTo } from "../src/games/oliver_twist/streets";

const [APPLE, WATCH, WALLET] = [0, 7, 8];

test("the board's action numbers are those of the rules", () => {
  const source = readFileSync("../src/rookery/games/oliver_twist/actions.py", "utf8");
  const numbers = new Map([...source.matchAll(/^([A-Z_0-9]+): Final = (\d+)/gm)].map((found) => [found[1], Number(found[2])]));
  const firsts = { EFFECT_0: codes.EFFECT, HIDE_0: codes.HIDE, END_ROUND: codes.END_ROUND, TAKE_0: codes.TAKE, PLACE_0: codes.PLACE, PEEK_0: codes.PEEK,
    REVEAL_0: codes.REVEAL, NO_REVEAL: codes.NO_REVEAL, SWAP_0: codes.SWAP, SELL_TWO_0: codes.SELL_TWO, SELL_ONE_0: codes.SELL_ONE,
    SELL_WALLETS_2: codes.SELL_WALLETS, STOP: codes.STOP, KEEP_0: codes.KEEP - 20, SPEND_0: codes.SPEND, STARTER_0: codes.STARTER, LATE_0: codes.LATE,
    VICTIM_0: codes.VICTIM, WALLETS_1: codes.WALLETS, GRAB_0: codes.GRAB, ROB_0: codes.ROB, BURGLE: codes.BURGLE, SEARCH_0: codes.SEARCH, FIND_NOTHING: codes.FIND_NOTHING };
  expect(Object.fromEntries(Object.keys(firsts).map((name) => [name, numbers.get(name)]))).toEqual(firsts);
});

test("codes and names belong together", () => {
  expect(codes.decode(codes.TAKE + 5)).toEqual(["take", { space: 5 }]);
  expect(codes.decode(codes.KEEP - 4)).toEqual(["keep", { pounds: -4 }]);
  expect(codes.decode(codes.ROB + 7)).toEqual(["rob", { seat: 1, tool: 2 }]);
  expect(codes.decode(codes.LATE + 1)?.[1]["watch"]).toBe(1);
  expect(codes.decode(codes.FIND_NOTHING + 1)).toBeNull();
  expect(codes.decode(codes.SELL_TWO + 121)).toEqual(["sell_two", { type: 0, low: 1, high: 2, wallets: 1 }]);
  expect(codes.decode(codes.SELL_ONE + 281)).toEqual(["sell_one", { type: 5, tokens: 2, wallets: 1 }]);
  expect(codes.decode(codes.SELL_WALLETS + 1)).toEqual(["sell_wallets", { wallets: 3 }]);
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

test("spaces are lit as the rules list and foresee them, and no others", () => {
  const rows = [
    { space: 2, action: codes.TAKE + 2, actions: [codes.PROWL, codes.NO_REVEAL, codes.TAKE + 2], pounds: 0, way: [1, 2], files: 1, bags: 0 },
    { space: 7, action: codes.REVEAL + 7, actions: [codes.PROWL], pounds: 0 },
  ];
  const lights = lightsOf([[codes.PROWL, "prowl", {}]], { spaces: rows });
  expect([...lights.keys()]).toEqual([2, 7]);
  expect(lights.get(2)).toEqual({ code: codes.TAKE + 2, verb: "take", actions: rows[0]!.actions, way: [1, 2], files: 1, bags: 0, pounds: 0 });
  expect(lights.get(7)).toEqual({ code: codes.REVEAL + 7, verb: "reveal", actions: [codes.PROWL], way: [], files: 0, bags: 0, pounds: 0 });
  expect(lightsOf([[codes.PEEK + 4, "peek", { space: 4 }]], {}).get(4)?.actions).toEqual([codes.PEEK + 4]);
});
