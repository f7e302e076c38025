import { expect, test } from "vitest";
import type { Scene } from "../src/games/board";
import { BUILDING, END, enterCode, hideCode, planCode, purchaseCode, STOP, stepCode, throwCode, walkCode } from "../src/games/thiefdom/declared.gen";
import { stepsOf } from "../src/games/thiefdom/motion";
import { choicesOf } from "../src/games/thiefdom/menu";
import { cardsOf } from "../src/games/thiefdom/offers";
import { spotOf } from "../src/games/thiefdom/targets";
import { isTunnel } from "../src/games/thiefdom/town";

test("choices have the numbers of the rules", () => {
  expect([stepCode(3, 5), STOP, walkCode(2), throwCode(4), purchaseCode(8, 2), hideCode(2, 1), planCode(4, 1, 2), END]).toEqual([89, 1072, 1076, 1103, 1614, 1637, 1769, 1785]);
});

test("a spot is the number of its cell, or of its building after all cells", () => {
  expect(spotOf({ row: 3, column: 5 })).toBe(stepCode(3, 5));
  expect(spotOf({ section: 2, house: 1 })).toBe(enterCode(2, 1));
  expect(enterCode(1, 0)).toBe(BUILDING);
});

test("a step between cells that do not touch goes under the ground; nobody slides over the roofs", () => {
  expect([isTunnel(stepCode(3, 5), stepCode(3, 6)), isTunnel(stepCode(3, 5), stepCode(9, 20)), isTunnel(stepCode(3, 5), enterCode(2, 1))]).toEqual([false, true, false]);
  const opacities = stepsOf([
    [0, 0],
    [36, 0],
    [400, 300],
  ]).map(({ transform, opacity }) => [transform, opacity]);
  expect(opacities).toEqual([
    ["translate(0px,0px)", 1],
    ["translate(36px,0px)", 1],
    ["translate(36px,0px)", 0],
    ["translate(400px,300px)", 0],
    ["translate(400px,300px)", 1],
  ]);
});

test("a client who is too dear is offered as refused, so that the rules can say why", () => {
  const words = { info: { verbs: [{ name: "ally", start: 1460, fields: [{ name: "slot", size: 4, first: 0 }] }] }, say: (key: string) => key, term: () => "" };
  const view = { clients: { revealed: [20, 21, -1, -1] }, turn_of: { active: 0 }, thieves: [{ equipment: [] }], equipment: { display: [] } };
  const legal = [[1461, "ally", { slot: 1 }], [1464, "brawl", { slot: 0 }], [1465, "brawl", { slot: 1 }]];
  const offers = cardsOf({ view, words, legal, preview: {}, question: { key: "client", args: {} } } as unknown as Scene);
  expect(offers.map(({ card, buttons, refused }) => [card, buttons.length, refused?.action ?? null])).toEqual([[20, 1, 1460], [21, 2, null]]);
});

test("who ends a turn where the next patrol will see the thief is asked again, with what will happen", () => {
  const words = { say: (key: string) => key, term: (kind: string, at: number) => `${kind} ${at}` };
  const scene = (preview: object): Scene => ({ view: { turn_of: { active: 0, ap: 0 } }, words, legal: [[END, "end", {}]], preview }) as unknown as Scene;
  const done: (string | number[])[] = [];
  const wish = { play: (actions: number[]) => void done.push(actions), open: (verb: string) => void done.push(verb), mode: () => undefined };
  choicesOf(scene({}), "", false, wish)[0]!.run();
  choicesOf(scene({ watched: 0 }), "", false, wish)[0]!.run();
  const [again] = choicesOf(scene({ watched: 0 }), "end", false, wish);
  again!.run();
  expect([done, again!.label]).toEqual([[[END], "end", [END]], "board-end-turn. board-watched"]);
});
