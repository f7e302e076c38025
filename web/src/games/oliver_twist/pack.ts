/** What the board needs of a data pack: the town with its scenery, and the sums on Fagin’s tile. */

import { sceneryOf, type Scenery } from "./scenery";
import { readTown, type Town } from "./streets";

interface Packed {
  streets: Parameters<typeof readTown>[0];
  money: { amount: { key: string; number: number }[] };
  characters: { card: { source: string }[] };
}

/** The printed sums that Fagin's tile shows. */
export interface Sums { set_from: number; bonus: number; bonus_from: number }

export interface Printed {
  town: Town;
  art: Scenery;
  sums: Sums;
  house: string[]; // what is ours and not printed: map, cards
}

const read = new WeakMap<object, Printed>();

export function readPack(data: unknown): Printed {
  const packed = data as Packed;
  const known = read.get(packed);
  if (known) return known;
  const amounts = new Map(packed.money.amount.map(({ key, number }) => [key, number]));
  const sum = (key: keyof Sums): number => amounts.get(key) ?? 0;
  const sums: Sums = { set_from: sum("set_from"), bonus: sum("bonus"), bonus_from: sum("bonus_from") };
  const town = readTown(packed.streets);
  const house = [...(town.house ? ["map"] : []), ...(packed.characters.card.some(({ source }) => source === "house") ? ["cards"] : [])];
  const printed = { town, art: sceneryOf(town), sums, house };
  read.set(packed, printed);
  return printed;
}
