/** What the cards of this table do, as its data pack says: for the strip on a card and for its sentence. */

import { door } from "../../door/api";
import type { GameWords } from "../../words/words.svelte";
import { FACES, ICONS } from "./view";

interface Row {
  key: string;
  effect: string;
  face?: string;
  faces?: string[];
  icon?: string;
  what?: string;
  [number: string]: unknown;
}

export interface Effect {
  is: string;
  face: number; // -1 = any, or none
  faces: number[];
  icon: number;
  what: string;
  numbers: Record<string, number>; // points, gold, infamy and the like, by their names in the pack
}

const NOTHING: Effect = { is: "", face: -1, faces: [], icon: -1, what: "", numbers: {} };
const HOUSE = "house";

export function readEffect(row: Row): Effect {
  const named = FACES as readonly string[];
  const numbers = Object.entries(row).filter((entry): entry is [string, number] => typeof entry[1] === "number");
  return {
    is: row.effect, face: named.indexOf(row.face ?? ""), faces: (row.faces ?? []).map((face) => named.indexOf(face)),
    icon: (ICONS as readonly string[]).indexOf(row.icon ?? ""), what: row.what ?? "", numbers: Object.fromEntries(numbers),
  };
}

const listed = (parts: string[]): string => new Intl.ListFormat(document.documentElement.lang, { type: "disjunction" }).format(parts);

/** What a card does in a sentence that follows the pack. */
export function sentenceOf(effect: Effect, words: GameWords): string {
  const faces = listed(effect.faces.map((face) => words.term("face", face, "a")));
  const face = effect.face < 0 ? "" : words.term("face", effect.face, "a");
  const some = { points: 0, gold: 0, infamy: 0, discount: 0, tokens: 0, objects: 0, each: 1, one: 0, more: 0, alone: 0, shared: 0, ...effect.numbers };
  const kind = effect.is === "extra" && effect.face < 0 ? "extra-always" : effect.is === "bonus" ? `bonus-${FACES[effect.face]}` : effect.is;
  return words.say(`does-${kind}`, { ...some, face, faces, icon: effect.icon < 0 ? "" : words.term("icon", effect.icon), what: effect.what });
}

class Pack {
  #name = "";
  #house: ReadonlySet<string> = new Set(); // cards whose price or icons are ours
  #effects = $state.raw<ReadonlyMap<string, Effect>>(new Map());

  /** The pack of the table on this page. */
  async read(game: string, name: string): Promise<void> {
    if (name === this.#name) return;
    this.#name = name;
    this.#effects = new Map();
    const data = (await door.pack(game, name)) as { cards: { card: Row[] } };
    if (name !== this.#name) return;
    this.#house = new Set(data.cards.card.filter((row) => row["source"] === HOUSE || row["effect_source"] === HOUSE).map(({ key }) => key));
    this.#effects = new Map(data.cards.card.map((row) => [row.key, readEffect(row)]));
  }

  isHouse(key: string): boolean {
    return this.#house.has(key);
  }

  effect(key: string): Effect {
    return this.#effects.get(key) ?? NOTHING;
  }

  /** The game's own words tell the cards of the house; those of another pack are told by what they do. */
  text(card: number, words: GameWords): string {
    const effect = this.effect(words.info.terms["card"]?.[card] ?? "");
    return this.#name === HOUSE || !effect.is ? words.term("card", card, "text") : sentenceOf(effect, words);
  }
}

export const pack = new Pack();
