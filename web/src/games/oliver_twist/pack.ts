/** What the board needs of a data pack: the town with its scenery, and the sums that a choice is worth. */

import { sceneryOf, type Scenery } from "./scenery";
import type { Sums } from "./sets";
import { readTown, type Town } from "./streets";
import { CARDS } from "./view";

interface Packed {
  streets: Parameters<typeof readTown>[0];
  money: { amount: { key: string; number: number }[] };
  characters: { card: { key: string; effect: string; source: string; pounds?: number; least?: number }[] };
}

export interface Printed {
  town: Town;
  art: Scenery;
  sums: Sums;
  house: string[]; // what is ours and not printed: map, cards
  /** The fewest tokens of a set, sold with this Character's help or nobody's. */
  least: (card: number) => number;
  /** What a set earns besides, sold with this Character's help. */
  extra: (card: number) => number;
}

const read = new WeakMap<object, Printed>();

export function readPack(data: unknown): Printed {
  const packed = data as Packed;
  const known = read.get(packed);
  if (known) return known;
  const amounts = new Map(packed.money.amount.map(({ key, number }) => [key, number]));
  const sum = (key: keyof Sums): number => amounts.get(key) ?? 0;
  const sums: Sums = {
    set_from: sum("set_from"), bonus: sum("bonus"), bonus_from: sum("bonus_from"), relocation: sum("relocation"), end_of_round: sum("end_of_round"),
  };
  const sales = new Map(packed.characters.card.filter(({ effect }) => effect === "sell").map((card) => [card.key, card]));
  const sale = (card: number): { pounds?: number; least?: number } => sales.get(CARDS[card] ?? "") ?? {};
  const town = readTown(packed.streets);
  const house = [...(town.house ? ["map"] : []), ...(packed.characters.card.some(({ source }) => source === "house") ? ["cards"] : [])];
  const printed = { town, art: sceneryOf(town), sums, house, least: (card: number) => sale(card).least ?? sums.set_from, extra: (card: number) => sale(card).pounds ?? 0 };
  read.set(packed, printed);
  return printed;
}
