/** What one token or Character card is called and does, and what of it is house data. */

import type { GameModule } from "../board";
import { BURGLARY, CHARACTER, EMPTY, FACE_DOWN, isTool, KINDS, TOOL_0, VALUES } from "./view";

const WALLET = KINDS.indexOf("wallet");

/** The term of the glossary for a kind of token, or for a space without one. */
export function termOf(kind: number): string {
  if (kind === EMPTY) return "space";
  if (kind === FACE_DOWN) return "face_down";
  if (kind === CHARACTER || kind === BURGLARY) return KINDS[kind]!;
  return kind === WALLET ? "wallet" : isTool(kind) ? "tool" : "object";
}

interface Sourced { source: string }
interface Packed {
  streets: { map: Partial<Sourced> };
  characters: { card: Sourced[] };
  burglaries: { card: Sourced[] };
  tokens: { object: (Sourced & { type: string; value: number })[]; other: (Sourced & { kind: string })[]; start: Sourced[] };
}

const isHouse = ({ source }: Partial<Sourced>): boolean => source === "house";
let house: ReadonlySet<string> = new Set(); // `term` or `term which`, of the pack on this table

/** Reads off a pack which of its things are ours and not printed. */
export function noteSources(data: unknown): void {
  const { streets, characters, burglaries, tokens } = data as Packed;
  const kinds = KINDS.flatMap((kind, at) => {
    const row = at < TOOL_0 ? tokens.object.find(({ type, value }) => type === kind && value === VALUES[at]) : tokens.other.find((one) => one.kind === kind);
    return row && isHouse(row) ? [`${termOf(at)} ${at}`] : [];
  });
  house = new Set([
    ...kinds, ...(isHouse(streets.map) ? ["space", "square"] : []), ...(burglaries.card.some(isHouse) ? ["burglary_card"] : []),
    ...(tokens.start.some(isHouse) ? ["start"] : []), ...characters.card.flatMap((one, at) => (isHouse(one) ? [`card ${at}`] : [])),
  ]);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const thing: NonNullable<GameModule["thing"]> = (term, which, _view, words) => {
  const ours = house.has(term) || house.has(`${term} ${which}`);
  if (which === "" || !["card", "object", "tool", "start"].includes(term)) return { name: "", text: "", house: ours };
  const at = Number(which);
  if (term === "card") return { name: words.term("card", at), text: words.term("card", at, "text"), house: ours };
  return { name: capital(words.term("token", at)), text: "", house: ours };
};
