/** What somebody may want to know about a spot: its name, what it holds, who is there, who sees it. */

import type { GameWords } from "../../words/words.svelte";
import { carried, insideText, spotName, thiefName } from "./names";
import type { Town } from "./town";
import { GUARDS, type ThiefdomView } from "./view";

export function aboutSpot(view: ThiefdomView, town: Town, words: GameWords, names: string[], me: number, spot: number): string {
  const parts = [`${spotName(town, words, spot)}.`];
  const house = town.bySpot.get(spot);
  if (house) parts.push(insideText(view, town, words, house));
  view.players.forEach((player, seat) => {
    if (house && player.hideout + 392 === spot) parts.push(words.say("board-hideout-of", { name: seat === me ? words.say("board-you") : (names[seat] ?? ""), mine: seat === me ? 1 : 0 }));
  });
  view.thieves.forEach((thief, at) => {
    if (thief.spot === spot) parts.push(words.say("board-stands", { thief: thiefName(words, names, at, me), goods: carried(words, thief) }));
  });
  view.citizens.forEach((citizen, at) => {
    if (citizen.cell === spot) parts.push(at < GUARDS ? words.say("board-guard-looks", { citizen: words.term("citizen", at), direction: words.term("direction", citizen.facing, "toward") }) : `${words.term("citizen", at)}.`);
    else if (at < GUARDS && citizen.sees.includes(spot)) parts.push(words.say("board-seen-by", { citizen: words.term("citizen", at, "the") }));
  });
  return parts.filter(Boolean).map((part) => part[0]!.toUpperCase() + part.slice(1)).join(" ");
}
