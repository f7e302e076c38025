import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as codes from "../src/games/oliver_twist/codes";
import { isStuck, lightsOf } from "../src/games/oliver_twist/lights";
import { sceneryOf } from "../src/games/oliver_twist/scenery";
import { countsOf, income, proposal, sellable, toggled, typeOf } from "../src/games/oliver_twist/sets";
import { ahead, besideTokens, reach, readTown, wayTo } from "../src/games/oliver_twist/streets";
import type { OliverView } from "../src/games/oliver_twist/view";

const SUMS = { set_from: 3, bonus: 7, bonus_from: 5, relocation: 2, end_of_round: 4 };
const [APPLE_1, APPLE_2, WATCH, WALLET, DOWN] = [0, 1, 7, 8, 16];
const own = (...tokens: number[]): number[] => countsOf(tokens.map((token) => ({ token, start: false })));

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
  const sold = (...tokens: number[]): unknown => { const counts = own(...tokens); return codes.decode(codes.sellCode({ type: typeOf(counts), counts })); };
  expect(sold(APPLE_1, APPLE_2, APPLE_2, WALLET)).toEqual(["sell_two", { type: 0, low: 1, high: 2, wallets: 1 }]);
  expect(sold(WATCH, WATCH, WALLET)).toEqual(["sell_one", { type: 5, tokens: 2, wallets: 1 }]);
  expect(sold(WALLET, WALLET, WALLET)).toEqual(["sell_wallets", { wallets: 3 }]);
});

describe("sets", () => {
  const counts = own(WATCH, WATCH, WALLET, WALLET, APPLE_1, APPLE_2, APPLE_2);
  test("a proposal takes all of a type and the wallets it needs", () => {
    expect(proposal(counts, 5, 3).counts).toEqual(own(WATCH, WATCH, WALLET));
    expect(proposal(counts, 0, 3).counts).toEqual(own(APPLE_1, APPLE_2, APPLE_2));
  });
  test("types that can be sold, with three tokens or with two", () => {
    expect(sellable(counts, 3)).toEqual([0, 5]);
    expect(sellable(counts, 2)).toEqual([0, 5, 6]);
  });
  test("tokens join and leave; a mixed choice is no set", () => {
    const set = proposal(counts, 5, 3);
    expect(toggled(set, WALLET, true)?.counts[WALLET]).toBe(2);
    expect(toggled(set, APPLE_1, true)?.type).toBe(-1);
    expect(toggled({ type: 5, counts: own(WATCH) }, WATCH, false)).toBeNull();
  });
  test("Fagin pays the tokens, the big set, the Reward and what a friend adds", () => {
    const set = { type: 5, counts: own(WATCH, WATCH, WATCH, WALLET, WALLET) };
    expect(income(set, SUMS, 6, 2)).toEqual({ tokens: 15, bonus: 7, reward: 6, extra: 2, total: 30 });
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
const view = (board: number[], more: Partial<OliverView> = {}): OliverView =>
  ({ board, pawn: 0, round: "day", helper: -1, yellow_closed: true, ...more }) as OliverView;

describe("streets", () => {
  test("a series runs over tokens, four at most, into every branch", () => {
    const ways = reach(TOWN.near, [-1, 0, 0, 0, 0, 0, 0, -1], 0);
    expect([...ways.keys()].sort()).toEqual([1, 2, 3, 4, 6]);
    expect(ways.get(6)).toEqual([1, 2, 6]);
    expect([...reach(TOWN.near, [-1, 0, -1, 0, 0, 0, 0, -1], 0).keys()]).toEqual([1]);
    expect([...reach(TOWN.near, [-1, 0, DOWN, 0, 0, 0, 0, -1], 0).keys()]).toEqual([1]);
  });
  test("free spaces beside tokens leave out the closed street", () => {
    expect(besideTokens(TOWN, [-1, -1, -1, -1, -1, 3, -1, -1], 0, true)).toEqual([4]);
    expect(besideTokens(TOWN, [-1, -1, -1, -1, -1, 3, -1, -1], 0, false)).toEqual([4, 7]);
  });
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

describe("lights", () => {
  test("before a Prowl the map shows what it will find, and what it costs", () => {
    const lights = lightsOf(TOWN, view([-1, 0, 0, -1, -1, -1, -1, -1]), [[codes.PROWL, "prowl", {}]]);
    expect(lights.get(2)).toEqual({ code: codes.TAKE + 2, verb: "take", way: [1, 2], files: true, opens: true });
  });
  test("a stuck Gang is offered places by day, but must look first by night", () => {
    const far = [-1, -1, -1, -1, 0, -1, -1, -1];
    expect(isStuck(TOWN, view(far))).toBe(true);
    expect([...lightsOf(TOWN, view(far), [[codes.PROWL, "prowl", {}]]).values()].map((light) => light.verb)).toEqual(["place", "place"]);
    expect(lightsOf(TOWN, view(far, { round: "night" }), [[codes.PROWL, "prowl", {}]]).size).toBe(0);
  });
  test("once the server asks, its list alone counts; with Charley Bates nothing is filed", () => {
    const lights = lightsOf(TOWN, view([-1, 0, 0, -1, -1, -1, -1, -1], { helper: 1 }), [[codes.TAKE + 2, "take", { space: 2 }]]);
    expect([...lights]).toEqual([[2, { code: codes.TAKE + 2, verb: "take", way: [1, 2], files: false, opens: false }]]);
  });
});
