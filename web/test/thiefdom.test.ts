import { expect, test } from "vitest";
import { BUILDING, END, enterCode, hideCode, planCode, purchaseCode, STOP, stepCode, throwCode, walkCode } from "../src/games/thiefdom/declared.gen";
import { spotOf } from "../src/games/thiefdom/targets";

test("choices have the numbers of the rules", () => {
  expect([stepCode(3, 5), STOP, walkCode(2), throwCode(4), purchaseCode(8, 2), hideCode(2, 1), planCode(4, 1, 2), END]).toEqual([89, 1072, 1076, 1103, 1614, 1637, 1769, 1785]);
});

test("a spot is the number of its cell, or of its building after all cells", () => {
  expect(spotOf({ row: 3, column: 5 })).toBe(stepCode(3, 5));
  expect(spotOf({ section: 2, house: 1 })).toBe(enterCode(2, 1));
  expect(enterCode(1, 0)).toBe(BUILDING);
});
