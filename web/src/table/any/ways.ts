/** Ways into a view, and choices that are put together piece by piece, as a game declares them. */

import type { Legal, VerbInfo, ZoneInfo } from "../../door/protocol";

export type Cell = number | null; // null: the viewer does not know it

/** What a view holds at the end of a way such as `players.2.dice`. */
export function follow(view: unknown, way: string): unknown {
  let here = view;
  for (const step of way.split(".")) {
    if (typeof here !== "object" || here === null) return undefined;
    here = (here as Record<string, unknown>)[step];
  }
  return here;
}

/** What lies in a zone, as numbers; a single number is a zone with one piece. */
export function cells(view: unknown, zone: ZoneInfo, seat = -1): Cell[] {
  const found = follow(view, zone.at.replace("*", String(seat)));
  const list = Array.isArray(found) ? found : [found];
  return list.filter((one): one is Cell => one === null || typeof one === "number");
}

export function isOfSeats(zone: ZoneInfo): boolean {
  return zone.at.split(".").includes("*");
}

/** What somebody has said so far of a choice: its verb, and some of its arguments. */
export interface Chosen { verb: string; args: Record<string, number> }

export const NOTHING: Chosen = { verb: "", args: {} };

/** The legal actions that a choice may still become. */
export function fitting(legal: Legal[], chosen: Chosen): Legal[] {
  return legal.filter(([, verb, args]) =>
    (!chosen.verb || verb === chosen.verb) && Object.entries(chosen.args).every(([name, value]) => args[name] === value),
  );
}

/** One argument more; what was said before goes where it would not fit, null where the argument never does. */
export function narrowed(legal: Legal[], chosen: Chosen, verb: string, arg: string, value: number): Chosen | null {
  const before = chosen.verb === verb ? chosen.args : {};
  for (const args of [{ ...before, [arg]: value }, { [arg]: value }]) {
    const next = { verb, args };
    if (fitting(legal, next).length) return next;
  }
  return null;
}

/** The numbers an argument is chosen from: all of a short range, of a long one those from the first legal to the last. */
export function range(verb: VerbInfo, arg: string, legal: Legal[]): number[] {
  const field = verb.fields.find((one) => one.name === arg);
  if (!field) return [];
  const open = legal.filter(([, name]) => name === verb.name).map(([, , args]) => args[arg]!);
  const short = field.size <= 9;
  const first = short ? field.first : Math.min(...open);
  const last = short ? field.first + field.size - 1 : Math.max(...open);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}
