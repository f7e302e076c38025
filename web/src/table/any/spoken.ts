/** A piece and a zone in words, for those who listen and for the list of what lies where. */

import type { ZoneInfo } from "../../door/protocol";
import { t, type GameWords } from "../../words/words.svelte";
import type { Cell } from "./ways";

export function spoken(kind: string, value: Cell, term: string, words: GameWords, names: string[]): string {
  if (value === null) return t("piece-hidden");
  if (kind === "seat") return names[value] ?? t("piece-nobody");
  return term && words.info.terms[term]?.[value] !== undefined ? words.term(term, value) : String(value);
}

export function zoneSentence(zone: ZoneInfo, held: Cell[], words: GameWords, names: string[], owner = ""): string {
  const pieces = held.map((cell) => spoken(zone.kind, cell, zone.term, words, names)).join(", ");
  const name = words.say(`zone-${zone.key}`);
  return `${owner ? `${owner} – ` : ""}${name}${t("piece-colon")}${pieces || t("piece-nothing")}`;
}
