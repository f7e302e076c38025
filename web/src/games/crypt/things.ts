/** What one Collector, or a Treasure of its type, is called and does. Crypt has no house data. */

import type { GameModule } from "../board";
import { TYPES, type CryptView } from "./view";

export const thing: NonNullable<GameModule["thing"]> = (term, which, view, words) => {
  const [type, key] = [Number(which), TYPES[Number(which)]];
  if ((term !== "collector" && term !== "treasure") || !key) return null;
  const side = (view as CryptView).sides[type] ?? "?";
  return { name: words.term("type", type), text: side === "A" || side === "B" ? words.say(`collector-${key}-${side}`) : "" };
};
