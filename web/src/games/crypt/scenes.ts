/** How the events of Crypt play: servants go to their card, dice are rolled on it, treasures go to whoever collects them. */

import { silent, type SceneTable } from "../../table/scenes";
import type { CryptView } from "./view";

const CARD = "[data-slot='{slot}']";
const SEAT = "[data-seat='{seat}']";

/** The card that the servant lies on: a roll names its kind. */
function cardOf({ seat, type, effort }: Record<string, number>, view: unknown): string {
  const { crypt } = view as CryptView;
  const held = crypt.findIndex((card) => card.owner === seat && card.type === type && card.effort === effort);
  const slot = held >= 0 ? held : crypt.findIndex((card) => card.here && card.type === type);
  return slot >= 0 ? `[data-slot='${slot}']` : "";
}

export const scenes: SceneTable = {
  ...silent("side", "turn", "revealed", "hidden", "shown", "collected_card", "took_card", "peeked_card"),
  leader: { place: SEAT, befalls: true, sound: "torch" },
  round: { ms: 360, weight: 2, befalls: true, sound: "scrape" },
  claimed: { kind: "fly", ms: 480, weight: 6, before: true, from: SEAT, place: CARD, sound: "stone" },
  evicted: { kind: "fly", ms: 360, weight: 5, before: true, befalls: true, from: CARD, place: SEAT, sound: "stone" },
  recovered: { ms: 480, weight: 4, place: SEAT, sound: "token" },
  passed: { ms: 300, weight: 2, place: SEAT },
  flipped: { weight: 4, place: SEAT, sound: "card" },
  restored: { weight: 4, place: SEAT, sound: "card" },
  peeked: { weight: 4, place: SEAT, sound: "card" },
  took: { kind: "fly", ms: 560, weight: 6, before: true, from: CARD, place: SEAT, sound: "scrape" },
  discarded: { ms: 420, weight: 4, before: true, befalls: true, place: CARD, sound: "scrape" },
  all_evicted: { weight: 5, befalls: true, place: SEAT },
  rolled: { kind: "roll", ms: 1000, weight: 2, before: true, befalls: true, place: cardOf, sound: "dice" },
  rerolled: { kind: "roll", ms: 900, weight: 3, before: true, befalls: true, sound: "dice" },
  collected: { kind: "fly", ms: 600, weight: 5, before: true, befalls: true, from: CARD, place: SEAT, sound: "scrape" },
  idol_race: { weight: 6, befalls: true, place: SEAT, sound: "coin" },
  exhausted: { ms: 300, weight: 1, befalls: true, place: SEAT, sound: "snuff" },
  torches: { ms: 300, weight: 1, befalls: true, place: SEAT, sound: "torch" },
  ghost_rolled: { kind: "roll", ms: 900, weight: 2, before: true, befalls: true, sound: "dice" },
  ghost_claimed: { kind: "fly", ms: 480, weight: 6, before: true, befalls: true, from: ".ghost", place: CARD, sound: "stone" },
  ghost_aside: { ms: 300, weight: 1, befalls: true, place: ".ghost" },
  ghost_took: { ms: 480, weight: 5, before: true, befalls: true, place: CARD, sound: "scrape" },
  tied: { weight: 6, befalls: true },
  tie_rolled: { kind: "roll", ms: 900, weight: 7, before: true, befalls: true, sound: "dice" },
  ended: { ms: 500, weight: 7, befalls: true },
  won: { ms: 900, weight: 9, befalls: true, place: SEAT, sound: "win" },
  ranked: { ms: 700, weight: 9, befalls: true, sound: "win" },
};
