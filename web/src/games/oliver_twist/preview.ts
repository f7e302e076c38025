/** What the rules foresee of a seat's choices, as the board lights and names it. */

import type { Legal } from "../../door/protocol";
import type { GameWords } from "../../words/words.svelte";
import type { OliverPreview, Sale, Shop } from "./declared.gen";

export interface Light {
  code: number;
  verb: string;
  actions: number[];
  way: number[]; // the spaces after the pawn's, the chosen one last; empty if it does not walk
  files: number; // skipped tokens that go to the file
  bags: number; // and those that go into the bag
  pounds: number; // earned by it; below 0: paid
}

/** The spaces to light: those the list of choices names, with what is foreseen of them, and those a Prowl opens. */
export function lightsOf(words: Pick<GameWords, "decode">, legal: Legal[], foreseen: OliverPreview): Map<number, Light> {
  const found = new Map<number, Light>();
  for (const [code, verb, { space }] of legal) {
    if (space !== undefined) found.set(space, { code, verb, actions: [code], way: [], files: 0, bags: 0, pounds: 0 });
  }
  for (const { space, action, actions, pounds, way = [], files = 0, bags = 0 } of foreseen.spaces ?? []) {
    found.set(space, { code: action, verb: words.decode(action)![0], actions, way, files, bags, pounds });
  }
  return found;
}

/** The set that a choice of tokens is; undefined while it is none. */
export const saleOf = (shop: Shop | undefined, chosen: number[]): Sale | undefined => shop?.sets.find(({ tokens }) => tokens.join() === chosen.join());

/** A set that a choice of tokens can still become. */
export function heading(shop: Shop | undefined, chosen: number[]): Sale | undefined {
  return shop?.sets.find(({ tokens }) => {
    const left = [...tokens];
    return chosen.every((kind) => left.includes(kind) && left.splice(left.indexOf(kind), 1));
  });
}

/** One token more or less, ascending. */
export function toggled(chosen: number[], kind: number, inside: boolean): number[] {
  const at = chosen.indexOf(kind);
  return inside ? chosen.filter((_, place) => place !== at) : [...chosen, kind].sort((one, other) => one - other);
}
