/** The view of Thiefdom, and what its board reads off it. */

import { CARRIAGE, GUARDS, THIEVES, TYPES, type ThiefdomView } from "./declared.gen";

export * from "./declared.gen";

export const EQUIPMENT_ART = ["climb", "crossbow", "cudgel", "rod", "hook", "sack", "pigeon", "pick", "shoes", "smoke", "thimble", "stars"];
/** The clients in the order of their cards. */
export const CLIENTS = [
  "antonius", "apollon", "beatrix", "benjamin", "bernhard", "elise", "grimm", "helmut", "iwana", "janus", "jin", "juma",
  "jolanda", "johanna", "jonathan", "konstanze", "kunrad", "larissa", "lentz", "malika", "melisande", "mortana", "oswald", "quinta",
  "richard", "ruth", "samuel", "siti", "stoffel", "svenja", "towa", "tristan", "wibald", "wilma", "wolff", "wotana",
];

/** The figure of a citizen: guards and nobles A to D, and the carriage. */
export function citizenArt(citizen: number): string {
  if (citizen === CARRIAGE) return "t-carriage";
  return `t-${citizen < GUARDS ? "guard" : "noble"}-${"abcd"[citizen % 4]}`;
}

/** The clause that says what a card does. */
export function cardClause(card: number): string {
  return card < TYPES ? `TD-E${card + 1}` : `TD-C${card + 1}`;
}

export function seatOf(thief: number): number {
  return Math.floor(thief / THIEVES);
}

/** How a good is numbered in actions: the counted ones, then the six artworks. */
export function artworksIn(mask: number): number[] {
  return [1, 2, 3, 4, 5, 6].filter((work) => mask & (1 << work));
}

/** Day before the first night and at the end, dusk while plans are made, night when thieves are out. */
export function timeOf(view: ThiefdomView): "day" | "dusk" | "night" {
  if (view.round === 0 || view.phase === "ended") return "day";
  return view.phase === "plan" ? "dusk" : "night";
}
