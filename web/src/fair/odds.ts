/** Whether the odds of a draw are those of the thing that was drawn from, as far as that is known without the rules. */

import type { MatchRecord } from "../door/protocol";
import { Wrong } from "./wrong";
import type { Row, Thing } from "./things";

export type Draw = [stream: number, total: number, low: number, weight: number];
const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The row of a list that fits the record: by number of seats or by an option. */
function fitting<T>(record: MatchRecord, rows: Row<T>): T {
  for (const [key, row] of Object.entries(rows)) {
    const [name = "", value] = key.split(/[=<]/);
    const found = name === "seats" ? record.seats : record.options[name];
    if (!key || (key.includes("<") ? Number(found) < Number(value) : `${found}` === value)) return row;
  }
  throw new Wrong("form");
}

/** The sections that may lie next: those of the river in the east and never turned, others any way up. */
function city(seats: number, drawn: number[]): number[] {
  const wide = seats > 2 ? 4 : 3;
  const river = drawn.length % wide === wide - 1;
  const gone = new Set([...drawn.map((code) => Math.floor(code / 8)), ...(wide === 4 ? [] : [0, 4])]);
  return Array.from({ length: 64 }, (_, code) => {
    const section = Math.floor(code / 8);
    return gone.has(section) || (section % 4 === 3) !== river || (river && code % 4 > 0) ? 0 : 1;
  });
}

/** What is left of the urn in use after these draws. */
function left(urns: number[][], drawn: number[]): number[] {
  let place = 0;
  let counts = [...(urns[0] ?? [])];
  for (const outcome of drawn) {
    counts[outcome] = (counts[outcome] ?? 0) - 1;
    if (counts.some((count) => count > 0)) continue;
    place += 1;
    counts = [...(urns[place % urns.length] ?? [])];
  }
  return counts;
}

/** How many of each outcome there are at this draw; null if only the rules know. */
function expected(record: MatchRecord, thing: Thing, drawn: number[]): number[] | null {
  if (thing.kind === "die") return Array.from({ length: thing.to + 1 }, (_, face) => (face < thing.from ? 0 : 1));
  if (thing.kind === "seat") {
    const fixed = Number(record.options[thing.option] ?? "random");
    return Array.from({ length: record.seats }, (_, seat) => (Number.isNaN(fixed) || seat === fixed - 1 ? 1 : 0));
  }
  if (thing.kind === "urn") return left(fitting(record, thing.urns), drawn);
  if (thing.kind === "first" && drawn.length < fitting(record, thing.draws)) return left([thing.urn], drawn);
  return thing.kind === "city" ? city(record.seats, drawn) : null;
}

/** Throws unless the odds are right; answers whether they are known without the rules. */
export function checkOdds(record: MatchRecord, thing: Thing, drawn: number[], bags: Map<string, number>, draw: Draw, outcome: number, at: number): boolean {
  const [, total, low, weight] = draw;
  const unless = (holds: boolean): void => {
    if (!holds) throw new Wrong("odds", { at, stream: thing.name });
  };
  unless(low >= 0 && weight > 0 && low + weight <= total);
  const counts = expected(record, thing, drawn);
  if (counts) {
    unless(outcome >= 0 && total === sum(counts) && low === sum(counts.slice(0, outcome)) && weight === counts[outcome]);
    return true;
  }
  const most = "most" in thing ? thing.most : [];
  unless(outcome >= 0 && weight <= (most[outcome] ?? 0) && low <= sum(most.slice(0, outcome)) && total - low - weight <= sum(most.slice(outcome + 1)));
  if (thing.kind === "bag") {
    unless(total === (bags.get(thing.bag) ?? total));
    bags.set(thing.bag, total - 1);
  }
  return false;
}
