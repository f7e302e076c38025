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

/** What a game says of its numbers: those that stand for words, and those that people count from 1. */
export interface Numbering {
  terms: Terms;
  counted: string[];
}

/** All arguments of a sentence: numbers, and the words and names they stand for. */
export function spelled(bundles: FluentBundle[], numbers: Record<string, number>, { terms, counted }: Numbering, names: string[], settings: Args = {}): Args {
  const args: Args = {};
  for (const [name, number] of Object.entries(numbers)) {
    args[name] = counted.includes(name) ? number + 1 : number;
    const word = terms[name]?.[number];
    const player = name === "seat" || name.endsWith("_seat") ? names[number] : undefined;
    if (word !== undefined) Object.assign(args, forms(bundles, name, word, settings));
    else if (player !== undefined) args[`${name}_name`] = player;
  }
  return args;
}
