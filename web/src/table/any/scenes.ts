/** How the events of any game play: what an event names lies somewhere on the table, and goes there from whoever did it. */

import type { GameInfo, ZoneInfo } from "../../door/protocol";
import { silent, type SceneRule, type SceneTable } from "../scenes";
import { isOfSeats } from "./ways";

/** An argument of an event that is drawn, and as what. */
export interface Drawn { arg: string; kind: string; term: string }

const last = (zone: ZoneInfo): string => zone.at.split(".").at(-1) ?? "";

/** The zone that tells what an event tells: it has its name, or that of one of its arguments. */
function zoneOf({ board }: GameInfo, key: string, args: string[]): ZoneInfo | undefined {
  return board.zones.find((zone) => zone.key === key) ?? board.zones.find((zone) => !isOfSeats(zone) && args.includes(last(zone)) && last(zone) in board.pieces);
}

/** What of an event can be drawn: arguments that are pieces, or all numbers of an event that a zone is named after. */
export function drawnOf(info: GameInfo, key: string): Drawn[] {
  const args = (info.events[key] ?? []).filter((arg) => arg !== "seat" && !arg.endsWith("_seat"));
  const named = info.board.zones.find((zone) => zone.key === key);
  if (named) return args.map((arg) => ({ arg, kind: named.kind, term: named.term }));
  return args.flatMap((arg) => {
    const kind = info.board.pieces[arg];
    return kind ? [{ arg, kind, term: "" }] : [];
  });
}

export function scenesOf(info: GameInfo): SceneTable {
  const ofSeat = (zone: ZoneInfo): string => (isOfSeats(zone) ? "[data-owner='{seat}'] " : "");
  const rules = Object.entries(info.events).map(([key, args]): [string, SceneRule] => {
    const place = args.includes("seat") ? "[data-owner='{seat}']" : "";
    const zone = drawnOf(info, key).length ? zoneOf(info, key, args) : undefined;
    if (!zone || !place) return [key, { place: zone ? `${ofSeat(zone)}[data-zone='${zone.key}']` : place }];
    return [key, { kind: "fly", ms: 620, before: true, from: place, place: `${ofSeat(zone)}[data-zone='${zone.key}']`, sound: "stone" }];
  });
  return { ...Object.fromEntries(rules), ...silent(...info.board.quiet, ...info.board.headings) };
}
