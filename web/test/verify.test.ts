import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { LedgerLine, MatchRecord, Replay } from "../src/door/protocol";
import { verify, type Promised } from "../src/fair/verify";
import { Wrong } from "../src/fair/wrong";

interface Case {
  kind: string;
  record: MatchRecord;
  chances: Replay["chances"] | null;
  kept: Promised | null;
  ledger: LedgerLine[] | null;
}
const CASES = readFileSync("../tests/fair/cases.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Case);
const honest = CASES.filter(({ kind }) => kind === "honest");
const forged = CASES.filter(({ kind }) => kind !== "honest");

describe("the cases that the verifiers in Python judge too", () => {
  test.each(honest.map((one, at) => [at, one] as const))("honest record %i holds", (_, one) => {
    const { checked } = verify(one.record, one);
    expect(checked.length).toBe(one.record.moves.filter(([seat]) => seat === -1).length);
  });
  test.each(forged.map((one) => [one.kind, one] as const))("forged: %s", (_, one) => {
    expect(() => verify(one.record, one)).toThrow(Wrong);
  });
});

test("what was not handed in is said to be unchecked", () => {
  const joint = honest.find(({ record }) => record.chance.kind === "joint") as Case;
  const keys = verify(joint.record).open.map(({ key }) => key);
  expect(keys).toContain("kept");
  expect(keys).toContain("ledger");
  expect(keys).toContain("rules");
  const all = verify(joint.record, joint).open.map(({ key }) => key);
  expect(all).not.toContain("kept");
  expect(all).not.toContain("ledger");
});

test("a host whose dice are all ones is caught, whatever odds he announces", () => {
  const crypt = structuredClone(honest.find(({ record }) => record.game === "crypt" && record.chance.kind === "joint") as Case);
  const { chance, moves } = crypt.record;
  if (chance.kind !== "joint" || !chance.draws) throw new Error("no draws");
  const places = moves.flatMap(([seat], at) => (seat === -1 ? [at] : []));
  for (const [n, draw] of chance.draws.entries()) if (draw[0] === 3) moves[places[n] ?? 0] = [-1, 1];
  expect(() => verify(crypt.record, crypt)).toThrow(Wrong);
  for (const draw of chance.draws) if (draw[0] === 3) [draw[1], draw[2], draw[3]] = [6, 0, 1];
  expect(() => verify(crypt.record, crypt)).toThrow(Wrong);
  for (const draw of chance.draws) if (draw[0] === 3) draw[1] = 1;
  expect(() => verify(crypt.record, crypt)).toThrow(/odds/);
});
