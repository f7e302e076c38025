/** How the events of Thief's Market play: the board itself throws the loot and lets dice and cards fly; the rest is marked. */

import { silent, type SceneTable } from "../../table/scenes";

const OWNER = "[data-owner='{seat}']";

export const scenes: SceneTable = {
  ...silent("dealt", "pile", "opened", "own"),
  start: { befalls: true, place: OWNER },
  round: { ms: 300, weight: 1, befalls: true },
  loot: { kind: "board", ms: 800, weight: 3, befalls: true, sound: "felt" },
  took: { kind: "board", ms: 700, weight: 6, place: OWNER, sound: "felt" },
  stole: { kind: "board", ms: 1100, weight: 8, place: OWNER, sound: "snap" },
  rerolled: { kind: "board", ms: 500, weight: 2, befalls: true, sound: "felt" },
  calm: { weight: 2, befalls: true, place: OWNER },
  spared: { weight: 3, place: OWNER },
  lucky: { weight: 3, place: OWNER },
  lucky_roll: { kind: "roll", ms: 800, weight: 4, befalls: true, sound: "felt" },
  passed: { ms: 240, weight: 1, place: OWNER },
  bought: { kind: "board", ms: 700, weight: 6, place: OWNER, sound: "coin" },
  gained: { kind: "board", ms: 700, weight: 6, place: OWNER, sound: "card" },
  discarded: { ms: 200, weight: 1, befalls: true },
  no_card: { weight: 2, place: OWNER },
  used: { weight: 3, place: OWNER, sound: "card" },
  turned: { weight: 4, place: OWNER, sound: "card" },
  copied: { weight: 4, place: OWNER, sound: "card" },
  infamy: { ms: 260, weight: 2, befalls: true, place: OWNER },
  masks: { ms: 260, weight: 2, befalls: true, place: OWNER },
  gold: { ms: 260, weight: 2, befalls: true, place: OWNER, sound: "coin" },
  bags: { ms: 260, weight: 2, befalls: true, place: OWNER, sound: "coin" },
  secret: { ms: 200, weight: 1, befalls: true, place: OWNER },
  ended: { ms: 500, weight: 7, befalls: true },
  revealed: { ms: 500, weight: 5, befalls: true, place: "[data-seat='{seat}']", sound: "card" },
  won: { ms: 900, weight: 9, befalls: true, place: "[data-seat='{seat}']", sound: "win" },
};
