import { describe, expect, test } from "vitest";
import { below, commitment, derive, joined, keyOf, outcomeAt } from "../src/fair/derive";

const SEED = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, "0")).join("");
const SOURCE = { seed: SEED, match: "m-1", salts: ["ada", "été"] };

describe("the example of docs/fair-chance.md", () => {
  test("commitment", async () => {
    expect(await commitment(SEED, "m-1")).toBe("784570563e3dacd62dd4e8dcda6c053ab96eab653beab5171c0d42280ccc1797");
  });
  test("message", () => {
    const message = joined(["rookery-chance-1", "m-1", "dice", "0", "0", "2", "ada", "été"]);
    expect(new TextDecoder().decode(message)).toBe("16:rookery-chance-1,3:m-1,4:dice,1:0,1:0,1:2,3:ada,5:été,");
  });
  test("the first die", async () => {
    expect(await below(await keyOf(SEED), SOURCE, 6, "dice", 0)).toBe(3);
  });
});

test("an outcome is picked by its weight", () => {
  const chance = { stream: "deck", outcomes: [7, 9, 11], weights: [2, 0, 3] };
  expect([0, 1, 2, 4].map((drawn) => outcomeAt(chance, drawn))).toEqual([7, 7, 11, 11]);
  expect(() => outcomeAt(chance, 5)).toThrow();
});

test("streams count for themselves, and a changed outcome shows", async () => {
  const die = { stream: "dice", outcomes: [1, 2, 3, 4, 5, 6], weights: [1, 1, 1, 1, 1, 1] };
  const coin = { stream: "leader", outcomes: [0, 1], weights: [1, 1] };
  const first = await derive(SOURCE, [die, coin, die], [4, 0, 0]);
  expect(first.map((one) => one.index)).toEqual([0, 0, 1]);
  expect(first[0]?.derived).toBe(4);
  const honest = await derive(SOURCE, [die, coin, die], first.map((one) => one.derived));
  expect(honest.every((one) => one.derived === one.recorded)).toBe(true);
  const forged = await derive(SOURCE, [die], [5]);
  expect(forged[0]?.derived).not.toBe(forged[0]?.recorded);
});
