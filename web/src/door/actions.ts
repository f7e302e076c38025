/** Actions between their numbers and their words, as a game declares its verbs. */

import type { VerbInfo } from "./protocol";

/** An action number as verb and arguments. */
export function decode(verbs: VerbInfo[], code: number): [verb: string, args: Record<string, number>] | null {
  const verb = [...verbs].reverse().find((one) => one.start <= code);
  if (!verb || code < 0) return null;
  const args: Record<string, number> = {};
  let rest = code - verb.start;
  for (const field of [...verb.fields].reverse()) {
    args[field.name] = (rest % field.size) + field.first;
    rest = Math.floor(rest / field.size);
  }
  return rest ? null : [verb.name, Object.fromEntries(verb.fields.map(({ name }) => [name, args[name]!]))];
}

/** The number of an action; null where an argument is missing or too large. */
export function encode(verbs: VerbInfo[], name: string, args: Record<string, number>): number | null {
  const verb = verbs.find((one) => one.name === name);
  if (!verb) return null;
  let code = 0;
  for (const field of verb.fields) {
    const place = (args[field.name] ?? -1) - field.first;
    if (place < 0 || place >= field.size) return null;
    code = code * field.size + place;
  }
  return verb.start + code;
}
