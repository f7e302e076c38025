import { expect, test } from "vitest";
import { DONE, flipCode, potteryCode, RECOVER, rerollCode } from "../src/games/crypt/declared.gen";
import { actionsOf, aheadOf, codeOf, draftOf, firstOn, fits, riskOf } from "../src/games/crypt/preview";

// What the rules send for two dice, a free card and one that is held with 5.
const ahead = aheadOf({
  cards: [
    { beats: 0, evicts: -1, efforts: [[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], []], first: [[], [1, 1], [1, 1], [1, 1]] },
    { beats: 5, evicts: 1, efforts: [[6], [3, 4, 5, 6], []], first: [[], [1, 6], [2, 3], [2, 3]] },
  ],
  drafts: {
    "": { left: 2, end: [] },
    "0x1": { left: 1, end: [DONE] },
    "0x2": { left: 0, end: [] },
    "0x1 1x1": { left: 0, end: [] },
    "1x1": { left: 1, end: [] },
    "1x2": { left: 0, end: [] },
  },
  risk: [0, 17, 33, 50, 67, 83],
});

test("choices and their numbers", () => {
  expect(codeOf({ slot: 3, dice: 2, effort: 5 })).toBe(64);
  expect([potteryCode(5), rerollCode(6), flipCode(2, 1), RECOVER - DONE]).toEqual([118, 123, 128, 1]);
});

test("what fits, and what to begin with, is looked up", () => {
  expect(fits(ahead, { slot: 1, dice: 2, effort: 3 })).toBe(true);
  expect(fits(ahead, { slot: 1, dice: 2, effort: 2 })).toBe(false);
  expect(firstOn(ahead, 1, 2)).toEqual({ slot: 1, dice: 2, effort: 3 });
  expect(firstOn(ahead, 1, 0)).toBeNull();
  expect(firstOn(aheadOf({}), 1, 2)).toBeNull();
  expect(riskOf(ahead, 4)).toBe(50);
});

test("a draft goes from left to right and ends as the rules say", () => {
  const [free, held] = [
    { slot: 0, dice: 1, effort: 2 },
    { slot: 1, dice: 1, effort: 6 },
  ];
  expect(actionsOf(ahead, [held, free])).toEqual([codeOf(free), codeOf(held)]);
  expect(actionsOf(ahead, [free])).toEqual([codeOf(free), DONE]);
  expect(actionsOf(ahead, [held])).toEqual([codeOf(held)]);
  expect(draftOf(ahead, [free])?.left).toBe(1);
});

test("no draft is sent that the rules do not foresee", () => {
  expect(actionsOf(ahead, [])).toBeNull();
  expect(actionsOf(ahead, [{ slot: 1, dice: 1, effort: 5 }])).toBeNull();
  expect(
    actionsOf(ahead, [
      { slot: 0, dice: 2, effort: 1 },
      { slot: 1, dice: 1, effort: 6 },
    ]),
  ).toBeNull();
});
