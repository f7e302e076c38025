/** How the events of Oliver Twist play: the Gang walks, tokens go to whoever takes them or into the police file, night falls. */

import { silent, type SceneTable } from "../../table/scenes";

const SPACE = "[data-space='{space}']";
const SEAT = "[data-seat='{seat}']";
const VICTIM = "[data-seat='{victim_seat}']";

export const scenes: SceneTable = {
  ...silent("turn", "start_token", "start_back", "loot", "peeked_token", "drew_card", "kept"),
  first: { befalls: true, place: SEAT },
  day: { ms: 300, weight: 5, befalls: true },
  stuck: { weight: 3, place: SEAT },
  peeked: { weight: 3, place: SPACE },
  placed: { kind: "board", ms: 460, weight: 2, place: SPACE },
  revealed: { ms: 360, weight: 3, befalls: true, place: SPACE },
  skipped: { kind: "fly", ms: 460, weight: 3, from: SPACE, place: SEAT },
  dropped: { kind: "fly", ms: 460, weight: 3, from: SPACE, place: SEAT },
  took: { kind: "fly", ms: 560, weight: 6, from: SPACE, place: SEAT, sound: "stone" },
  drew: { weight: 4, place: SEAT },
  filed: { weight: 4, place: SEAT },
  filed_token: { weight: 4, place: SEAT },
  sold: { ms: 600, weight: 7, place: SEAT, sound: "stone" },
  hid: { weight: 5, place: SEAT },
  helped: { weight: 5, place: SEAT },
  received: { weight: 3, befalls: true, place: SEAT },
  snatched: { kind: "fly", ms: 560, weight: 7, from: VICTIM, place: SEAT },
  lighter: { weight: 4, befalls: true, place: SEAT },
  heavier: { weight: 6, place: VICTIM },
  found: { weight: 4, place: SEAT },
  found_nothing: { weight: 3, place: SEAT },
  wallets: { weight: 5, place: SEAT },
  grabbed: { kind: "fly", ms: 560, weight: 7, from: SPACE, place: SEAT },
  tool_taken: { kind: "fly", ms: 560, weight: 7, from: VICTIM, place: SEAT },
  burgled: { ms: 600, weight: 8, place: SEAT },
  tool_spent: { ms: 260, weight: 2, place: SEAT },
  round_ended: { weight: 6, place: SEAT },
  late: { weight: 5, befalls: true, place: SEAT },
  file: { ms: 300, weight: 2, befalls: true, place: SEAT },
  fined: { ms: 500, weight: 6, befalls: true, place: SEAT },
  night: { kind: "board", ms: 1500, weight: 8, befalls: true },
  money: { ms: 300, weight: 3, befalls: true, place: SEAT },
  guide: { ms: 400, weight: 5, befalls: true, place: SEAT },
  starter: { weight: 4, place: SEAT },
  ended: { ms: 500, weight: 7, befalls: true },
  loot_shown: { ms: 400, weight: 4, befalls: true, place: SEAT },
  won: { ms: 900, weight: 9, befalls: true, place: SEAT },
};
