import type { Player } from "../door/protocol";
import { t } from "../words/words.svelte";

/** A player's name; a bot that the table named after its kind is named in the reader's language. */
export function nameOf(player: Player): string {
  if (player.kind === "free") return t("seat-free");
  const plain = `${player.bot} ${player.seat + 1}`;
  return player.kind === "bot" && player.name === plain ? t("bot-title", { bot: player.bot ?? "", seat: player.seat + 1 }) : player.name;
}
