import { expect, test } from "vitest";
import { decode, encode } from "../src/door/actions";
import type { Legal, VerbInfo, ZoneInfo } from "../src/door/protocol";
import { NOTHING, cells, fitting, follow, isOfSeats, narrowed, range } from "../src/table/any/ways";

const VERBS: VerbInfo[] = [
  {
    name: "bid",
    start: 0,
    fields: [
      { name: "count", size: 30, first: 1 },
      { name: "face", size: 6, first: 1 },
    ],
  },
  { name: "challenge", start: 180, fields: [] },
];
const zone = (at: string): ZoneInfo => ({ key: "z", at, kind: "dice", term: "", columns: 0, steps: 0, picks: [], small: false });
const VIEW = { bid: { face: 3 }, players: [{ dice: [1, 2] }, { dice: [null, null] }] };
const bid = (count: number, face: number): Legal => [(count - 1) * 6 + face - 1, "bid", { count, face }];
const LEGAL: Legal[] = [bid(2, 6), bid(3, 2), bid(3, 3), [180, "challenge", {}]];

test("a way leads into the view, and nowhere where there is nothing", () => {
  expect(follow(VIEW, "bid.face")).toBe(3);
  expect(follow(VIEW, "bid.face.more")).toBeUndefined();
  expect(cells(VIEW, zone("bid.face"))).toEqual([3]);
  expect(cells(VIEW, zone("players.*.dice"), 1)).toEqual([null, null]);
  expect(cells(VIEW, zone("market"))).toEqual([]);
  expect([zone("players.*.dice"), zone("bid.face")].map(isOfSeats)).toEqual([true, false]);
});

test("every number is the words it stands for, and back", () => {
  for (let code = 0; code <= 180; code += 1) {
    const [verb, args] = decode(VERBS, code)!;
    expect(encode(VERBS, verb, args)).toBe(code);
  }
  expect(decode(VERBS, 17)).toEqual(["bid", { count: 3, face: 6 }]);
  expect([decode(VERBS, 181), decode(VERBS, -1)]).toEqual([null, null]);
  expect(encode(VERBS, "bid", { count: 31, face: 1 })).toBeNull();
  expect(encode(VERBS, "bid", { count: 3 })).toBeNull();
});

test("a choice grows piece by piece, and what no longer fits is dropped", () => {
  const two = narrowed(LEGAL, NOTHING, "bid", "count", 2)!;
  expect(fitting(LEGAL, two)).toEqual([bid(2, 6)]);
  expect(narrowed(LEGAL, two, "bid", "face", 3)).toEqual({ verb: "bid", args: { face: 3 } });
  expect(narrowed(LEGAL, two, "bid", "face", 6)).toEqual({ verb: "bid", args: { count: 2, face: 6 } });
  expect(narrowed(LEGAL, two, "bid", "face", 1)).toBeNull();
});

test("a short range is shown whole, a long one as far as it is legal", () => {
  expect(range(VERBS[0]!, "face", LEGAL)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(range(VERBS[0]!, "count", LEGAL)).toEqual([2, 3]);
});
