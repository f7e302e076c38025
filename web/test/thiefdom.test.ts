import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { decode, N_ACTIONS, start, STOP } from "../src/games/thiefdom/codes";
import { GOODS, KINDS, SACK } from "../src/games/thiefdom/view";

const RULES = "../src/rookery/games/thiefdom";
const source = (file: string): string => readFileSync(`${RULES}/${file}`, "utf8");

describe("numbers shared with the rules", () => {
  test("every verb begins where the rules say", () => {
    const text = source("actions.py");
    const numbers = new Map([...text.matchAll(/^([A-Z_0-9]+): Final = (\d+)/gm)].map((found) => [found[1], Number(found[2])]));
    const names: Record<string, string> = {
      STEP: "step", ENTER: "enter", CLIMB: "climb", SCALE: "scale", VAULT: "vault", STOP: "stop", HURRY: "hurry", WALK_0: "walk", ROB: "rob", ACTIVATE: "activate",
      ENDURE: "endure", OPEN_EXCHANGE: "exchange", SHOOT: "shoot", THROW: "throw", BRIBE: "bribe", USE: "use", GRAPPLE: "grapple", FERRY: "ferry", TELEPORT: "teleport",
      PIGEON: "pigeon", LEND: "lend", SWAP: "swap", TITHE: "tithe", FENCE: "fence", FILL: "fill", GEMS: "gems", TAKE_ART: "artwork", SELL: "sell", DELIVER: "deliver",
      BUY_0: "buy", MEET: "meet", DRINK: "drink", TAKE: "take", GIVE_POSTER: "poster", DO_MISSION: "mission", DROP: "drop", FORGO: "forgo", ALLY: "ally", BRAWL_0: "brawl",
      DECLINE: "decline", KEEP_0: "keep", REPLACE_0: "replace", STORE: "store", FETCH: "fetch", LIFT_0: "lift", SHARE_0: "share", DONE: "done", PASS: "pass", SHED: "shed",
      WEAR: "wear", PICK_0: "pick", PURCHASE: "purchase", HIDE: "hide", PLAN_0: "plan", LEAVE: "leave", END: "end",
    };
    for (const [name, verb] of Object.entries(names)) expect([name, start(verb)]).toEqual([name, numbers.get(name)]);
    expect(N_ACTIONS).toBe(numbers.get("N_ACTIONS"));
  });
  test("a number as verb and arguments", () => {
    expect(decode(28 * 3 + 5)).toEqual(["step", { row: 3, column: 5 }]);
    expect(decode(start("purchase") + 8 * 3 + 2)).toEqual(["purchase", { card: 8, thief: 2 }]);
    expect(decode(start("plan") + 16 * 3 + 4 * 0 + 1)).toEqual(["plan", { first: 4, second: 1, third: 2 }]);
    expect(decode(N_ACTIONS)).toBeNull();
  });
  test("cards, goods and kinds stand in the order of the rules", () => {
    const cards = /CARD_KEYS: Final = tuple\(\s*\(([\s\S]*?)\)\.split/.exec(source("events.py"))![1]!.replaceAll(/["\n]/g, " ").trim().split(/\s+/);
    expect(cards[SACK]).toBe("sack");
    const text = source("const.py");
    const kinds = /KIND_KEYS: Final = \(([^)]*)\)/.exec(text)![1]!.match(/\w+/g);
    expect([...KINDS]).toEqual(kinds);
    expect(text).toContain(`GOOD_KEYS: Final = (${GOODS.map((good) => `"${good}"`).join(", ")}`);
  });
});

test("stopping is a number of its own", () => expect(decode(STOP)).toEqual(["stop", {}]));
