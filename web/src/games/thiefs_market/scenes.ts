/** How the events of Thief's Market play: the board itself throws the loot and lets dice and cards fly; the rest is marked. */

import { silent, type SceneTable } from "../../table/scenes";

const OWNER = "[data-owner='{seat}']";

export const scenes: SceneTable = {
  ...silent("dealt", "pile", "opened", "own"),
  start: { befalls: true, place: OWNER },
  round: { ms: 300, weight: 1, befalls: true },
  loot: { kind: "board", ms: 800, weight: 3, befalls: true, sound: "dice" },
  took: { kind: "board", ms: 700, weight: 6, place: OWNER },
  stole: { kind: "board", ms: 1100, weight: 8, place: OWNER },
  rerolled: { kind: "board", ms: 500, weight: 2, befalls: true, sound: "dice" },
  calm: { weight: 2, befalls: true, place: OWNER },
  spared: { weight: 3, place: OWNER },
  lucky: { weight: 3, place: OWNER },
  lucky_roll: { kind: "roll", ms: 800, weight: 4, befalls: true, sound: "dice" },
  passed: { ms: 240, weight: 1, place: OWNER },
  bought: { kind: "board", ms: 700, weight: 6, place: OWNER, sound: "stone" },
  gained: { kind: "board", ms: 700, weight: 6, place: OWNER, sound: "stone" },
  discarded: { ms: 200, weight: 1, befalls: true },
  no_card: { weight: 2, place: OWNER },
  used: { weight: 3, place: OWNER },
  turned: { weight: 4, place: OWNER },
  copied: { weight: 4, place: OWNER },
  infamy: { ms: 260, weight: 2, befalls: true, place: OWNER },
  masks: { ms: 260, weight: 2, befalls: true, place: OWNER },
  gold: { ms: 260, weight: 2, befalls: true, place: OWNER },
  bags: { ms: 260, weight: 2, befalls: true, place: OWNER },
  secret: { ms: 200, weight: 1, befalls: true, place: OWNER },
  ended: { ms: 500, weight: 7, befalls: true },
  revealed: { ms: 500, weight: 5, befalls: true, place: "[data-seat='{seat}']" },
  won: { ms: 900, weight: 9, befalls: true, place: "[data-seat='{seat}']" },
};
