import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CLAIM, DONE, FLIP, MANUSCRIPT, PASS, POTTERY, RECOVER, REMAINS, REROLL } from "../src/games/crypt/codes";

test("the board's action numbers are those of the rules", () => {
  const source = readFileSync("../src/rookery/games/crypt/actions.py", "utf8");
  const numbers = new Map([...source.matchAll(/^([A-Z_0-9]+): Final = (\d+)/gm)].map((found) => [found[1], Number(found[2])]));
  const names = ["DONE", "RECOVER", "CLAIM", "USE_REMAINS", "USE_MANUSCRIPT", "TAKE_0", "REROLL_2", "PASS", "FLIP_0"];
  expect(names.map((name) => numbers.get(name))).toEqual([DONE, RECOVER, CLAIM, REMAINS, MANUSCRIPT, POTTERY, REROLL, PASS, FLIP]);
});
