/** Seats of a duplicate held against each other. */

import type { Duplicate, DuplicatePlayer, DuplicateScore } from "../door/protocol";

export interface Line extends DuplicateScore {
  player: DuplicatePlayer;
}

/** What every seat came to at every table, the best share first. */
export function linesOf(found: Duplicate, seat: number): Line[] {
  const own = (found.scores ?? []).filter((score) => score.seat === seat);
  const lines = own.flatMap((score) => {
    const player = found.tables[score.table]?.players[seat];
    return player ? [{ ...score, player }] : [];
  });
  return lines.sort((one, other) => other.share - one.share || other.above - one.above);
}

/** The people who did best with the same luck: the highest share, then the most above the mean. Alone there is nothing to compare. */
export function bestOf(found: Duplicate): Line[] {
  const all = Array.from({ length: found.seats }, (_, seat) => linesOf(found, seat)).filter((lines) => lines.length > 1);
  const people = all.flat().filter(({ player }) => player.kind === "person");
  const better = (one: Line, other: Line): boolean => one.share > other.share || (one.share === other.share && one.above > other.above);
  return people.filter((line) => !people.some((other) => better(other, line)));
}
