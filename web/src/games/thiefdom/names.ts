/** Spots, goods and people in words. */

import type { GameWords } from "../../words/words.svelte";
import type { Town } from "./town";
import { BUILDING, STRIDE, artworksIn, GOODS, type Building, type Thief, type ThiefdomView } from "./view";

/** A spot as the log names it. */
export function spotName(town: Town, words: GameWords, spot: number): string {
  if (spot < 0) return "";
  if (spot < BUILDING) return capital(words.placed("place-cell", { row: Math.floor(spot / STRIDE), column: spot % STRIDE }));
  const house = town.bySpot.get(spot);
  return house ? capital(words.placed("place-house", { section: house.section, house: house.house })) : "";
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words as a list, the way the language joins them. */
export function listed(items: string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || "en").format(items);
}

/** `2 gems and a bottle of wine`. */
export function goodsText(words: GameWords, goods: number[], artworks: number[] = []): string {
  const counted = goods.slice(0, GOODS.length).flatMap((count, good) => (count ? [words.placed("part-goods", { count, good })] : []));
  return listed([...counted, ...artworks.map((work) => words.term("good", GOODS.length + work - 1, "a"))]);
}

export function carried(words: GameWords, thief: Thief): string {
  return goodsText(words, thief.goods, thief.artwork ? [thief.artwork] : []) || words.say("board-nothing");
}

export function thiefName(words: GameWords, names: string[], thief: number, me: number): string {
  const seat = Math.floor(thief / 3);
  const name = words.term("thief", thief % 3);
  return seat === me ? words.say("board-thief-mine", { thief: name }) : words.say("board-thief-of", { thief: name, name: names[seat] ?? "" });
}

/** The mission that lies at a smuggler's; -1 = none. */
export function missionOf(view: ThiefdomView, town: Town, house: Building): number {
  const order = [4, 5, 7, 8].filter((section) => town.gates.some((gate) => gate.section === section));
  return view.missions.slots[order.indexOf(house.section)] ?? -1;
}

/** What a building holds for a visitor: mission, artwork, seized goods. */
export function insideText(view: ThiefdomView, town: Town, words: GameWords, house: Building): string {
  if (house.kind === "smuggler") {
    const mission = missionOf(view, town, house);
    return mission < 0 ? words.say("board-no-mission") : missionText(view, words, mission);
  }
  if (house.kind === "villa") return villaText(view, town, words, house.section);
  if (house.kind === "dungeon") return words.say("board-dungeon-holds", { goods: goodsText(words, view.dungeon, artworksIn(view.dungeon[5] ?? 0)) || words.say("board-nothing") });
  return "";
}

export function missionText(view: ThiefdomView, words: GameWords, mission: number): string {
  const printed = view.printed?.missions[mission];
  if (!printed) return "";
  return words.say("board-mission", { number: mission + 1, wants: goodsText(words, printed.wants), vp: printed.vp, gives: goodsText(words, printed.gives) || words.say("board-nothing") });
}

/** The place of a section's villa in the lists of villas and artworks; -1 = it has none. */
export function villaNumber(town: Town, section: number): number {
  return [2, 4, 5, 7].filter((one) => town.gates.some((gate) => gate.section === one)).indexOf(section);
}

function villaText(view: ThiefdomView, town: Town, words: GameWords, section: number): string {
  const at = villaNumber(town, section);
  const art = view.artworks[at] ?? -1;
  const locked = view.printed?.gems_locked[view.villas[at] ?? -1] === 1 ? "gems" : "artwork";
  const parts = [words.say("board-villa-lock", { locked })];
  parts.unshift(art > 0 ? artworkText(view, words, art) : words.say("board-artwork-gone"));
  return parts.join(" ");
}

export function artworkText(view: ThiefdomView, words: GameWords, art: number): string {
  const bonus = view.printed?.artworks[art - 1];
  if (!bonus) return "";
  return words.say("board-artwork", { name: words.term("good", 4 + art), vp: bonus.vp, gives: goodsText(words, bonus.gives) || words.say("board-nothing"), draws: bonus.draws });
}
