import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { decode, N_ACTIONS, PASS, start, STOP, WALK } from "../src/games/thiefdom/codes";
import { reach } from "../src/games/thiefdom/reach";
import { Town } from "../src/games/thiefdom/town";
import { CARD, GOODS, KINDS, type ThiefdomView } from "../src/games/thiefdom/view";
import { walks } from "../src/games/thiefdom/walks";

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
    expect([CARD.sack, CARD.benjamin, CARD.tristan, CARD.wibald, CARD.wolff].map((card) => cards[card])).toEqual(
      ["sack", "benjamin", "tristan", "wibald", "wolff"]);
    const text = source("const.py");
    const kinds = /KIND_KEYS: Final = \(([^)]*)\)/.exec(text)![1]!.match(/\w+/g);
    expect([...KINDS]).toEqual(kinds);
    expect(text).toContain(`GOOD_KEYS: Final = (${GOODS.map((good) => `"${good}"`).join(", ")}`);
  });
});

/** A small town: `#` is masonry, `o` a lantern, `.` an alley. */
function town(rows: string[], more: Partial<ThiefdomView> = {}): { view: ThiefdomView; town: Town } {
  const cells = rows.flatMap((row, r) => [...row].map((letter, c) => ({ letter, cell: r * 28 + c })));
  const view = {
    city: [], citizens: [], thieves: [], players: [{ hideout: 90 }, { hideout: 91 }], trail: [], buildings: [],
    map: { columns: 28, alleys: cells.filter((one) => one.letter !== "#").map((one) => one.cell), lanterns: cells.filter((one) => one.letter === "o").map((one) => one.cell), walls: [], catacombs: [], gates: [] },
    turn_of: { active: 0, ap: 3, at: 0, mp: 3, jumping: 0, tunnel: 0, hurry: 0, smoke: 0 }, walk: { mover: -1, at: -1, need: 0, heading: -1, seat: 0 }, ...more,
  } as unknown as ThiefdomView;
  return { view, town: new Town(view) };
}
const thief = (spot: number, goods = [0, 0, 0, 0, 0]): object => ({ spot, goods, artwork: 0, wanted: false, equipment: [-1, -1], ally: -1, brawl: -1, blinded: 0 });
const guard = (cell: number, facing: number, sees: number[]): object => ({ key: "guard_a", cell, facing, sees });

describe("where a thief can go", () => {
  test("as far as his steps, and over his own man for nothing", () => {
    const { view, town: map } = town(["......"], { thieves: [thief(0), thief(1), thief(-1), thief(-1), thief(-1), thief(-1)] as never });
    const found = reach(view, map, new Set([1]));
    expect([...found.keys()].sort()).toEqual([2, 3, 4]);
    expect(found.get(4)).toMatchObject({ steps: 3, vp: 0, actions: [1, 2, 3, 4] });
  });
  test("an own man with goods is passed with a word, and can be met", () => {
    const { view, town: map } = town(["....."], { thieves: [thief(0), thief(1, [1, 0, 0, 0, 0]), thief(-1), thief(-1), thief(-1), thief(-1)] as never });
    const found = reach(view, map, new Set([1]));
    expect(found.get(1)).toMatchObject({ meets: 1, actions: [1] });
    expect(found.get(2)?.actions).toEqual([1, PASS, 2]);
  });
  test("a rival costs a VP", () => {
    const { view, town: map } = town(["...."], { thieves: [thief(0), thief(-1), thief(-1), thief(1), thief(-1), thief(-1)] as never });
    expect(reach(view, map, new Set([1])).get(2)?.vp).toBe(1);
  });
  test("a guard's view ends the way with an arrest", () => {
    const { view, town: map } = town(["......"], { thieves: [thief(0)] as never, citizens: [guard(5, 3, [4, 3, 2])] as never });
    const found = reach(view, map, new Set([1]));
    expect(found.get(1)?.arrest).toBe(-1);
    expect(found.get(2)?.arrest).toBe(0);
    expect(found.has(3)).toBe(false);
  });
  test("only first steps that the server lists", () => {
    const { view, town: map } = town(["...."], { thieves: [thief(1)] as never, turn_of: { active: 0, at: 1, mp: 3 } as never });
    expect([...reach(view, map, new Set([0])).keys()]).toEqual([0]);
  });
});

describe("where a citizen can walk", () => {
  const rows = ["o..o", ".##.", "o..o"];
  test("a noble stops on the first free lantern, and a single way is not asked for", () => {
    const { view, town: map } = town(rows, { citizens: [], walk: { mover: 4, at: 0, need: 1, heading: -1, seat: 0 } });
    expect(walks(view, map).map((walk) => [walk.end, walk.actions])).toEqual([[3, [WALK + 1]], [56, [WALK + 2]]]);
  });
  test("an occupied lantern is passed", () => {
    const { view, town: map } = town(rows, { citizens: [{ key: "noble_b", cell: 3, facing: -1, sees: [] }] as never, walk: { mover: 4, at: 0, need: 1, heading: -1, seat: 0 } });
    const found = walks(view, map);
    expect(found.map((walk) => walk.end)).toEqual([56, 59]);
    expect(found.find((walk) => walk.end === 59)?.path).toEqual([1, 2, 3, 31, 59]);
  });
  test("a guard arrests whom he sees on his way", () => {
    const { view, town: map } = town(rows, { thieves: [thief(2)] as never, walk: { mover: 0, at: 0, need: 1, heading: 1, seat: 0 }, turn_of: { active: -1, smoke: 0 } as never });
    const found = walks(view, map);
    expect(found.find((walk) => walk.end === 3)).toMatchObject({ arrests: [0], facing: 1 });
    expect(found.find((walk) => walk.end === 56)).toMatchObject({ arrests: [], facing: 2 });
  });
});

test("stopping is a number of its own", () => expect(decode(STOP)).toEqual(["stop", {}]));
