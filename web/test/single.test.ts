import { expect, test } from "vitest";
import type { Legal, Player, Position } from "../src/door/protocol";
import { onlyChoice } from "../src/table/single";

const END: Legal = [7, "end", {}];
const player = (seat: number, kind: Player["kind"], you = false): Player => ({ seat, kind, you }) as Player;
const BOTS = [player(0, "person", true), player(1, "bot")];

function at(change: Partial<Position>, players = BOTS, status = "playing"): Position {
  return { legal: [END], undo: false, ...change, table: { status, players } } as unknown as Position;
}

test("one answer that decides nothing is given", () => {
  expect(onlyChoice(at({}))).toBe(7);
});

test("nothing is answered where there is a choice, where a move may still be taken back, or where the board only begins one", () => {
  expect(onlyChoice(at({ legal: [END, [8, "buy", {}]] }))).toBeNull();
  expect(onlyChoice(at({ legal: [] }))).toBeNull();
  expect(onlyChoice(at({ undo: true }))).toBeNull();
  expect(onlyChoice(at({ legal: [[3, "prowl", {}]] }), ["prowl"])).toBeNull();
});

test("where other people sit, no quick answer tells them anything", () => {
  expect(onlyChoice(at({}, [...BOTS, player(2, "person")]))).toBeNull();
  expect(onlyChoice(at({}, BOTS, "over"))).toBeNull();
});
