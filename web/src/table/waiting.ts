import { nameOf } from "../shell/names";
import type { Position } from "../door/protocol";
import { t } from "../words/words.svelte";

/** Who is to act, in words. */
export function waitingFor(position: Position): string {
  const seats = position.table.turn_of;
  if (position.view?.winners) return t("dock-over"); // the last move of a lesson ends the game, not the table
  if (seats.length === 0) return t("dock-chance");
  if (seats.includes(position.table.you)) return t("dock-soon"); // what led here is still being shown
  const players = position.table.players.filter((player) => seats.includes(player.seat));
  const list = new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" });
  const names = list.format(players.map(nameOf));
  const bots = players.every((player) => player.kind === "bot");
  return bots ? t("dock-bot", { names, count: players.length }) : t("dock-waiting", { names });
}
