import { expect, test } from "vitest";
import { bundleOf, cheapest, offersIn, offersOn, safest } from "../src/games/crypt/claim";
import { DONE, decode, groupOf, placeCode, type Group } from "../src/games/crypt/codes";

function offers(slots: Record<number, number>): Group[] {
  const found: Group[] = [];
  for (const [slot, total] of Object.entries(slots))
    for (let dice = 1; dice <= 3; dice += 1)
      for (let effort = 1; effort <= 6; effort += 1) if (dice * effort > total) found.push({ slot: Number(slot), dice, effort });
  return found;
}

test("a group and its number", () => {
  const group = { slot: 3, dice: 2, effort: 5 };
  expect(groupOf(placeCode(group))).toEqual(group);
  expect(decode(DONE)).toEqual(["done", {}]);
  expect(decode(128)).toEqual(["flip", { value: 2, public: 1 }]);
});

test("what the server lists is what is offered", () => {
  const legal: [number, string, Record<string, number>][] = [[4, "place", { slot: 0, dice: 1, effort: 5 }], [DONE, "done", {}]];
  expect(offersIn(legal)).toEqual([{ slot: 0, dice: 1, effort: 5 }]);
});

test("the cheapest groups on a card held with 5", () => {
  const on = offersOn(offers({ 1: 5 }), 1, 3);
  expect(cheapest(on, 3)).toEqual([6, 3, 2]);
  expect(safest(on)).toEqual({ slot: 1, dice: 3, effort: 2 });
  expect(cheapest(offersOn(offers({ 1: 12 }), 1, 2), 2)).toEqual([null, null]);
});

test("a claim goes from left to right and is closed only where more could follow", () => {
  const open = offers({ 0: 0, 1: 0, 2: 0 });
  const groups = [{ slot: 2, dice: 1, effort: 1 }, { slot: 0, dice: 1, effort: 2 }];
  expect(bundleOf(groups, open, 3, false)).toEqual([placeCode(groups[1]!), placeCode(groups[0]!)]);
  expect(bundleOf([groups[1]!], open, 3, false)).toEqual([placeCode(groups[1]!), DONE]);
  expect(bundleOf([groups[1]!], open, 1, false)).toEqual([placeCode(groups[1]!)]);
  expect(bundleOf([groups[1]!], open, 3, true)).toEqual([placeCode(groups[1]!)]);
});
