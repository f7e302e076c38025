/** How events become scenes: each game says in a table what an event is worth, how long it plays and where on the board. */

import type { AnyView, TableEvent } from "../door/protocol";
import type { SoundName } from "../sound/library";

type Args = Record<string, number>;
/** Where on the page: a selector in which `{seat}` and the like stand for the event's numbers. */
export type Place = string | ((args: Args, view: AnyView) => string);
/** How it plays: dice are rolled, a piece flies, a place is marked; what a board does by itself (figures that walk) only takes its time. */
export type Kind = "roll" | "fly" | "mark" | "board";

export interface SceneRule {
  kind?: Kind;
  ms?: number; // 0: it does not play
  each?: number; // and so much longer for each more of its kind
  weight?: number; // 0: no word in the caption; the heaviest event of a step is its sentence
  befalls?: true; // not the doing of the seat it names, but of chance or of others: that seat is told, too
  before?: true; // played over the position before; the board changes when it is over
  place?: Place;
  from?: Place; // where a piece that flies comes from
  sound?: SoundName;
}
export type SceneTable = Record<string, SceneRule>;

/** Events that play together. */
export interface Act {
  kind: Kind;
  ms: number;
  before: boolean;
  weight: number;
  sound: SoundName | null;
  events: TableEvent[];
}

const USUAL = { kind: "mark" as Kind, ms: 420, each: 0, weight: 1 };
const LONGEST = 1200;

export function ruleOf(table: SceneTable, key: string): SceneRule & typeof USUAL {
  return { ...USUAL, ...table[key] };
}

/** Events without a word: they are in the log alone. */
export function silent(...keys: string[]): SceneTable {
  return Object.fromEntries(keys.map((key) => [key, { ms: 0, weight: 0 }]));
}

/** What is new to this viewer: own doings were seen when they were chosen. */
export function newTo(me: number, events: TableEvent[], table: SceneTable): TableEvent[] {
  return events.filter((event) => me < 0 || event.args["seat"] !== me || ruleOf(table, event.key).befalls);
}

export function worthTelling(events: TableEvent[], table: SceneTable): TableEvent[] {
  return events.filter((event) => ruleOf(table, event.key).weight > 0);
}

/** The scenes of a step: alike events play together, in the order of the first; what leads up to a scene before the change plays before it. */
export function actsOf(events: TableEvent[], table: SceneTable): Act[] {
  const keys = [...new Set(events.map(({ key }) => key))].filter((key) => ruleOf(table, key).ms > 0);
  const acts = keys.map((key): Act => {
    const together = events.filter((event) => event.key === key);
    const { kind, ms, each, weight, before, sound } = ruleOf(table, key);
    return { kind, ms: Math.max(ms, Math.min(LONGEST, ms + each * (together.length - 1))), weight, before: before ?? false, sound: sound ?? null, events: together };
  });
  const last = acts.map((act) => act.before).lastIndexOf(true);
  return acts.map((act, at) => ({ ...act, before: at <= last }));
}

/** The heaviest events, in the order in which they happened. */
export function headlines(events: TableEvent[], table: SceneTable, most: number): TableEvent[] {
  const weight = (event: TableEvent): number => ruleOf(table, event.key).weight;
  const chosen = new Set([...events].sort((a, b) => weight(b) - weight(a)).slice(0, most));
  return events.filter((event) => chosen.has(event));
}

/** What is heard of events that do not play: the sound of the heaviest that has one. */
export function soundOf(events: TableEvent[], table: SceneTable): SoundName | null {
  const heard = events.filter(({ key }) => ruleOf(table, key).sound);
  return ruleOf(table, headlines(heard, table, 1)[0]?.key ?? "").sound ?? null;
}

/** The element of a place that can be seen now. */
export function elementAt(place: Place | undefined, event: TableEvent, view: AnyView | null): Element | null {
  if (!place || !view) return null;
  const selector = typeof place === "function" ? place(event.args, view) : place.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(event.args[name] ?? -1));
  if (!selector) return null;
  return [...document.querySelectorAll(selector)].find((one) => one.getBoundingClientRect().width > 0) ?? null;
}
