/** How the events of Thiefdom play: figures walk their way (Figures.svelte), a guard's sight flashes over an arrest; the rest is marked. */

import { silent, type SceneTable } from "../../table/scenes";
import { THIEVES } from "./view";

const SEAT = "[data-seat='{seat}']";
const CITIZEN = "[data-figure='c{citizen}']";

/** The figure that an event is about, by the key it has on the map. */
export function figureOf(args: Record<string, number>): string {
  if (args["thief"] !== undefined && args["seat"] !== undefined) return `t${args["seat"] * THIEVES + args["thief"]}`;
  return args["citizen"] === undefined ? "" : `c${args["citizen"]}`;
}
const thief = (args: Record<string, number>): string => (figureOf(args) ? `[data-figure='${figureOf(args)}']` : "");

export const scenes: SceneTable = {
  ...silent(
    "section", "villa", "placed", "mission", "shown", "board", "dealt", "hand", "ready", "passed_on", "deck", "vp", "paid", "stored", "fetched", "handed",
    "dropped", "turn_over", "discarded", "stocked", "bought_none", "declined",
  ),
  bought: { weight: 3, place: SEAT, sound: "coin" },
  hideout: { weight: 4, place: SEAT, sound: "latch" },
  night: { ms: 600, weight: 5, befalls: true, sound: "owl" },
  plan: { ms: 300, weight: 2, befalls: true, place: SEAT, sound: "card" },
  activated: { ms: 300, weight: 1, place: thief },
  patrols: { ms: 300, weight: 2, place: SEAT },
  walked: { kind: "board", ms: 360, each: 60, weight: 1, befalls: true, place: CITIZEN, sound: "steps" },
  stayed: { ms: 200, weight: 1, befalls: true, place: CITIZEN },
  stepped: { kind: "board", ms: 180, each: 90, weight: 0, sound: "steps" },
  jumped: { kind: "board", ms: 240, each: 90, weight: 0, sound: "steps" },
  entered: { kind: "board", ms: 320, weight: 2, place: thief, sound: "latch" },
  teleported: { ms: 420, weight: 4, place: thief, sound: "torch" },
  located: { ms: 420, weight: 3, befalls: true, place: thief, sound: "latch" },
  attempt: { ms: 400, weight: 4, befalls: true, place: CITIZEN },
  arrested: { kind: "board", ms: 900, weight: 9, befalls: true, place: thief, sound: "whistle" },
  gained: { ms: 420, weight: 3, befalls: true, place: thief, sound: "token" },
  seized: { weight: 5, befalls: true, place: thief, sound: "snap" },
  forgone: { ms: 200, weight: 1, befalls: true, place: thief },
  robbed: { ms: 500, weight: 7, place: CITIZEN, sound: "snap" },
  poster: { weight: 6, befalls: true, place: thief, sound: "hammer" },
  poster_off: { weight: 4, befalls: true, place: thief, sound: "card" },
  visited: { weight: 4, place: thief, sound: "latch" },
  sold: { weight: 6, place: thief, sound: "coin" },
  delivered: { weight: 6, place: thief, sound: "coin" },
  clients: { ms: 240, weight: 1, befalls: true },
  ally: { weight: 7, place: thief, sound: "clink" },
  brawl: { weight: 6, place: thief, sound: "brawl" },
  mission_done: { ms: 600, weight: 8, place: thief, sound: "coin" },
  used: { weight: 4, place: thief, sound: "card" },
  endured: { weight: 3, place: SEAT },
  day: { ms: 500, weight: 5, befalls: true, sound: "dawn" },
  alley: { ms: 300, weight: 3, befalls: true, place: SEAT, sound: "coin" },
  renewed: { ms: 300, weight: 1, befalls: true },
  compass: { ms: 360, weight: 2, befalls: true, sound: "dice" },
  rival: { ms: 420, weight: 3, befalls: true, sound: "dice" },
  full_moon: { ms: 700, weight: 8, befalls: true, sound: "owl" },
  scored: { ms: 500, weight: 5, befalls: true, place: SEAT },
  won: { ms: 900, weight: 10, befalls: true, place: SEAT, sound: "win" },
  rated: { ms: 700, weight: 10, befalls: true, sound: "win" },
};
