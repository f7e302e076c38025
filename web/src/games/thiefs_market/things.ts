/** What one card, die face or icon is called and does. */

import type { GameModule } from "../board";
import { pack } from "./pack.svelte";
import { BAG, MARKER, MASK } from "./view";

const TERMS: Record<number, string> = { [BAG]: "bag", [MASK]: "mask", [MARKER]: "dagger" };

/** The term of the glossary for a face of a die, or for what lies among the dice. */
export const termOf = (kind: number): string => TERMS[kind] ?? "gem";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const thing: NonNullable<GameModule["thing"]> = (term, which, _view, words) => {
  if (which === "") return null;
  const at = Number(which);
  if (term === "card") return { name: words.term("card", at), text: pack.text(at, words), house: pack.isHouse(words.info.terms["card"]?.[at] ?? "") };
  if (term === "gem") return { name: capital(words.term("face", at)), text: "" };
  return term === "icon" ? { name: words.term("icon", at), text: "" } : null;
};
