/** Starts everything a table's first view needs in one go, before the page is even drawn. */

import { MODULES, boardWords, likelyGame } from "../games/board";
import { settings } from "../settings.svelte";
import { door } from "./api";
import type { Position } from "./protocol";

const positions = new Map<string, Promise<Position>>();

export function begin(id: string): void {
  positions.set(id, door.position(id));
  positions.get(id)?.catch(() => undefined);
  const game = likelyGame(location.hash);
  for (const part of [MODULES[game]?.(), boardWords(game, settings.lang), door.games(), door.words(game, settings.lang, "table", null)]) {
    part?.catch(() => undefined); // whoever needs it asks again, and tells
  }
}

/** The first position: the one already under way, or a new one. */
export function firstPosition(id: string): Promise<Position> {
  const early = positions.get(id);
  positions.delete(id);
  return early ?? door.position(id);
}
