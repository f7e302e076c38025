/** Questions with one answer: they can be answered for whoever wishes it. */

import type { Position } from "../door/protocol";

/**
 * The one thing that can be done, where doing it decides nothing. Not where a move could still be taken back: there the answer says «yes, so be
 * it». Not where people sit at the table: how fast an answer comes would tell them what somebody holds. `opens` are verbs with which the board
 * only begins a choice.
 */
export function onlyChoice({ legal, undo, table }: Position, opens: string[] = []): number | null {
  const [only, other] = legal;
  if (!only || other || undo || opens.includes(only[1])) return null;
  return table.status === "playing" && table.players.every((player) => player.you || player.kind === "bot") ? only[0] : null;
}
