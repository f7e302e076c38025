import type { Player } from "../door/protocol";
import { t } from "../words/words.svelte";

const UNNAMED = /^Guest ([0-9a-f]{4})$/; // what the service calls a person who has chosen no name yet

/** A person's name; who has chosen none is a guest in the reader's language. */
export function personName(name: string): string {
  const id = UNNAMED.exec(name)?.[1];
  return id ? t("guest-name", { id }) : name;
}

/** A player's name; a bot that the table named after its kind is named in the reader's language. */
export function nameOf(player: Player): string {
  if (player.kind === "free") return t("seat-free");
  const plain = `${player.bot} ${player.seat + 1}`;
  return player.kind === "bot" && player.name === plain ? t("bot-title", { bot: player.bot ?? "", seat: player.seat + 1 }) : personName(player.name);
}
