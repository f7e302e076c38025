/** What a set-up position needs before it can be seen: the game, its board and its words. */

import { Refusal, door } from "../door/api";
import type { GameInfo } from "../door/protocol";
import { boardOf, type GameModule } from "../games/board";
import { settings } from "../settings.svelte";
import { Timeline } from "../table/timeline.svelte";
import { GameWords } from "../words/words.svelte";

export interface Furniture {
  info: GameInfo;
  module: GameModule;
  words: GameWords;
}

/** Throws a Refusal where there is no such game. */
export async function furnish(game: string): Promise<Furniture> {
  const [games, loaded] = await Promise.all([door.games(), boardOf(game)]);
  const info = games.find(({ key }) => key === game);
  if (!info) throw new Refusal(404, { error: "not-found", reason: "" });
  const words = new GameWords(info);
  await words.speak(settings.lang);
  return { info, module: loaded(info), words };
}

/** The run of events on one position, at the pace that a person chose. */
export function timelineOf(module: GameModule | null): Timeline {
  const made = new Timeline(() => (settings.moves && !document.hidden ? settings.speed : 0));
  made.scenes = module?.scenes ?? null;
  return made;
}
