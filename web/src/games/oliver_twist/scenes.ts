/** How the events of Oliver Twist play: the Gang walks, tokens go to whoever takes them or into the police file, night falls. */

import { silent, type SceneTable } from "../../table/scenes";

const SPACE = "[data-space='{space}']";
const SEAT = "[data-seat='{seat}']";
const VICTIM = "[data-seat='{victim_seat}']";

export const scenes: SceneTable = {
  ...silent("turn", "start_token", "start_back", "loot", "peeked_token", "drew_card", "kept"),
  first: { befalls: true, place: SEAT },
  day: { ms: 300, weight: 5, befalls: true, sound: "dawn" },
  stuck: { weight: 3, place: SEAT },
  peeked: { weight: 3, place: SPACE, sound: "card" },
  placed: { kind: "board", ms: 460, weight: 2, place: SPACE, sound: "steps" },
  revealed: { ms: 360, weight: 3, befalls: true, place: SPACE, sound: "token" },
  skipped: { kind: "fly", ms: 460, weight: 3, from: SPACE, place: SEAT, sound: "pencil" },
  dropped: { kind: "fly", ms: 460, weight: 3, from: SPACE, place: SEAT, sound: "token" },
  took: { kind: "fly", ms: 560, weight: 6, from: SPACE, place: SEAT, sound: "token" },
  drew: { weight: 4, place: SEAT, sound: "card" },
  filed: { weight: 4, place: SEAT, sound: "pencil" },
  filed_token: { weight: 4, place: SEAT, sound: "pencil" },
  sold: { ms: 600, weight: 7, place: SEAT, sound: "bell" },
  hid: { weight: 5, place: SEAT, sound: "card" },
  helped: { weight: 5, place: SEAT, sound: "card" },
  received: { weight: 3, befalls: true, place: SEAT, sound: "coin" },
  snatched: { kind: "fly", ms: 560, weight: 7, from: VICTIM, place: SEAT, sound: "snap" },
  lighter: { weight: 4, befalls: true, place: SEAT, sound: "card" },
  heavier: { weight: 6, place: VICTIM, sound: "pencil" },
  found: { weight: 4, place: SEAT, sound: "token" },
  found_nothing: { weight: 3, place: SEAT },
  wallets: { weight: 5, place: SEAT, sound: "coin" },
  grabbed: { kind: "fly", ms: 560, weight: 7, from: SPACE, place: SEAT, sound: "snap" },
  tool_taken: { kind: "fly", ms: 560, weight: 7, from: VICTIM, place: SEAT, sound: "snap" },
  burgled: { ms: 600, weight: 8, place: SEAT, sound: "glass" },
  tool_spent: { ms: 260, weight: 2, place: SEAT, sound: "stone" },
  round_ended: { weight: 6, place: SEAT, sound: "coin" },
  late: { weight: 5, befalls: true, place: SEAT, sound: "bell" },
  file: { ms: 300, weight: 2, befalls: true, place: SEAT, sound: "pencil" },
  fined: { ms: 500, weight: 6, befalls: true, place: SEAT, sound: "coin" },
  night: { kind: "board", ms: 1500, weight: 8, befalls: true, sound: "bells" },
  money: { ms: 300, weight: 3, befalls: true, place: SEAT, sound: "coin" },
  guide: { ms: 400, weight: 5, befalls: true, place: SEAT },
  starter: { weight: 4, place: SEAT },
  ended: { ms: 500, weight: 7, befalls: true },
  loot_shown: { ms: 400, weight: 4, befalls: true, place: SEAT, sound: "latch" },
  won: { ms: 900, weight: 9, befalls: true, place: SEAT, sound: "win" },
};
