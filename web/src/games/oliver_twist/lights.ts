/** Which spaces may be chosen now, what that does, and what it costs. The server's list decides; before a Prowl is opened the map shows what it will find. */

import type { Legal } from "../../door/protocol";
import { PLACE, PROWL, REVEAL, TAKE } from "./codes";
import { besideTokens, reach, type Town } from "./streets";
import { FACE_DOWN, type OliverView } from "./view";

export interface Light {
  code: number;
  verb: "take" | "place" | "peek" | "reveal" | "grab";
  way: number[]; // the spaces after the pawn's, the chosen one last; empty if it does not walk
  files: boolean; // skipped tokens go to the file
  opens: boolean; // a Prowl must be opened first
}

const CHARLEY = 1; // skipped tokens go into the bag

/** Whether the Gang touches no token, so that a Prowl costs money. */
export function isStuck(town: Town, view: OliverView): boolean {
  return !town.near[view.pawn]!.some((space) => (view.board[space] ?? -1) >= 0);
}

export function lightsOf(town: Town, view: OliverView, legal: Legal[]): Map<number, Light> {
  const ways = reach(town.near, view.board, view.pawn);
  const found = new Map<number, Light>();
  for (const [code, verb, args] of legal) {
    const space = args["space"];
    if (space === undefined || !(verb === "take" || verb === "place" || verb === "peek" || verb === "reveal" || verb === "grab")) continue;
    const walks = verb === "take";
    found.set(space, { code, verb, way: walks ? (ways.get(space) ?? [space]) : [], files: walks && view.helper !== CHARLEY, opens: false });
  }
  if (legal.some(([code]) => code === PROWL)) addProwl(town, view, ways, found);
  return found;
}

function addProwl(town: Town, view: OliverView, ways: Map<number, number[]>, found: Map<number, Light>): void {
  if (isStuck(town, view)) {
    if (view.round === "night") return; // one looks before one places
    for (const space of besideTokens(town, view.board, view.pawn, view.yellow_closed)) {
      found.set(space, { code: PLACE + space, verb: "place", way: [], files: false, opens: true });
    }
    return;
  }
  for (const [space, way] of ways) found.set(space, { code: TAKE + space, verb: "take", way, files: true, opens: true });
  for (const space of town.near[view.pawn]!) {
    if ((view.board[space] ?? -1) >= FACE_DOWN) found.set(space, { code: REVEAL + space, verb: "reveal", way: [], files: false, opens: true });
  }
}
