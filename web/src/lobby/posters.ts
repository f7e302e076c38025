/** The picture of each game, by its key; the title faces come with the games' folders. */

import.meta.glob("../games/*/title.css", { eager: true });

const FILES = import.meta.glob<string>("../art/poster_*.svg", { eager: true, query: "?url", import: "default" });

export const POSTERS: Record<string, string> = Object.fromEntries(
  Object.entries(FILES).map(([path, address]) => [path.replace(/^.*poster_(.*)\.svg$/, "$1"), address]),
);
