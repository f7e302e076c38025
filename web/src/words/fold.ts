/** Turns keys and numbers into the arguments a sentence takes: the same fold as the server's words. */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;
export type Terms = Record<string, string[]>;

/** The sentence of a message, or of `id.attribute`; null where this bundle has none. */
export function sentence(bundle: FluentBundle, key: string, args: Args = {}): string | null {
  const [id = "", attribute] = key.split(".");
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern ? bundle.formatPattern(pattern, args, []) : null;
}

/** The first bundle that has the sentence says it; the key itself stands in for a missing one. */
export function say(bundles: FluentBundle[], key: string, args: Args = {}): string {
  for (const bundle of bundles) {
    const text = sentence(bundle, key, args);
    if (text !== null) return text;
  }
  return key;
}

/** A word as an argument: its key, its name and every form its message has. */
function forms(bundles: FluentBundle[], name: string, word: string, settings: Args): Args {
  const key = `term-${name}-${word}`;
  const found: Args = { [name]: word, [`${name}_name`]: say(bundles, key, settings) };
  for (const bundle of [...bundles].reverse()) {
    for (const form of Object.keys(bundle.getMessage(key)?.attributes ?? {})) {
      found[`${name}_${form}`] = say(bundles, `${key}.${form}`, settings);
    }
  }
  return found;
}

/** The options of a table as arguments, `$option_key`: a text that hangs on one says what is true there. */
export function settingsOf(options: { key: string; default: string }[], chosen: Record<string, string>): Args {
  return Object.fromEntries(options.map(({ key, default: usual }) => [`option_${key}`, chosen[key] ?? usual]));
}

/** What a map knows of the place that some numbers name: more numbers, and words as they are. */
export type Places = (numbers: Record<string, number>) => Record<string, number | string>;
export const PLACELESS: Args = { place: "unknown" };

/** What a game says of its numbers: those that stand for words, and those that people count from 1. */
export interface Numbering {
  terms: Terms;
  counted: string[];
}

/** All arguments of a sentence: numbers, and the words and names they stand for. */
export function spelled(
  bundles: FluentBundle[],
  numbers: Record<string, number>,
  { terms, counted }: Numbering,
  names: string[],
  settings: Args = {},
  places: Places | null = null,
): Args {
  const args: Args = {};
  for (const [name, number] of Object.entries({ ...numbers, ...places?.(numbers) })) {
    if (typeof number === "string") {
      args[name] = number;
      continue;
    }
    args[name] = counted.includes(name) ? number + 1 : number;
    args[`${name}_size`] = Math.abs(number);
    args[`${name}_sign`] = number < 0 ? "minus" : number ? "plus" : "none";
    const word = terms[name]?.[number];
    const player = name === "seat" || name.endsWith("_seat") ? names[number] : undefined;
    if (word !== undefined) Object.assign(args, forms(bundles, name, word, settings));
    else if (player !== undefined) args[`${name}_name`] = player;
  }
  return args;
}

/** What `each-name` says of every number that is not 0. */
export function eachOf(bundles: FluentBundle[], numbers: Record<string, number>, args: Args): string[] {
  const found = Object.keys(numbers).filter((name) => numbers[name] && bundles.some((bundle) => bundle.hasMessage(`each-${name}`)));
  return found.map((name) => say(bundles, `each-${name}`, args));
}

interface Told {
  key: string;
  args: Record<string, number>;
}
type Part = "over" | "then" | "with" | "alike";

/** What belongs together: the events of a line, and the place of the one that it is about. */
export interface Group<T> {
  events: T[];
  head: number;
}

/**
 * Line by line, by what `fold-key` says: `over` names events before it that it takes in, `then` those after it that it
 * has said already, `with` those that are told in the same line, `alike` the arguments in which they must agree.
 */
export function grouped<T extends Told>(events: T[], part: (key: string, part: Part) => string[]): Group<T>[] {
  const alike = (key: string, one: T, other: T): boolean =>
    part(key, "alike").every((name) => !(name in one.args && name in other.args) || one.args[name] === other.args[name]);
  const groups: Group<T>[] = [];
  for (const event of events) {
    const group = groups.at(-1);
    const over = part(event.key, "over");
    const head = group?.events[group.head];
    if (group?.events.every((one) => over.includes(one.key)) && alike(event.key, event, group.events.at(-1)!)) {
      group.head = group.events.push(event) - 1;
    } else if (group && head && [...part(head.key, "then"), ...part(head.key, "with")].includes(event.key) && alike(head.key, event, head)) {
      group.events.push(event);
    } else groups.push({ events: [event], head: 0 });
  }
  return groups;
}
