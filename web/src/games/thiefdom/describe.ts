/** The position in sentences, from what the viewer knows. */

import type { Scene } from "../../games/board";
import { carried, goodsText, insideText, listed, spotName, thiefName } from "./names";
import { BUILDING, townOf } from "./town";
import { artworksIn, GUARDS, ROUNDS, THIEVES, type ThiefdomView } from "./view";

function guildSentences(scene: Scene, seat: number): string[] {
  const view = scene.view as ThiefdomView;
  const { words, names, me } = scene;
  const town = townOf(view)!;
  const guild = view.players[seat]!;
  const found = [words.say("board-spoken-guild", {
    name: seat === me ? words.say("board-you") : (names[seat] ?? ""), vp: guild.vp,
    place: guild.hideout >= 0 ? spotName(town, words, BUILDING + guild.hideout) : words.say("board-nowhere"),
    goods: goodsText(words, guild.store, artworksIn(guild.store_artworks)) || words.say("board-nothing"),
  })];
  for (let at = seat * THIEVES; at < seat * THIEVES + THIEVES; at += 1) {
    const thief = view.thieves[at]!;
    if (thief.spot < 0) continue;
    const cards = [...thief.equipment, thief.ally].filter((card) => card >= 0).map((card) => words.term("card", card));
    found.push(words.say("board-spoken-thief", {
      thief: thiefName(words, names, at, me), place: spotName(town, words, thief.spot), goods: carried(words, thief),
      cards: listed(cards) || words.say("board-no-cards"), wanted: thief.wanted ? 1 : 0,
    }));
  }
  return found;
}

export function describe(scene: Scene): string[] {
  const view = scene.view as ThiefdomView;
  const { words } = scene;
  const town = townOf(view);
  const found = [words.say("board-spoken-night", { round: view.round, rounds: ROUNDS })];
  if (!town) return found;
  if (view.turn_of.active >= 0) {
    found.push(words.say("board-spoken-turn", { thief: thiefName(words, scene.names, view.turn_of.active, scene.me), ap: view.turn_of.ap, mp: view.turn_of.mp }));
  }
  view.citizens.forEach((citizen, at) => {
    if (citizen.cell < 0) return;
    const place = spotName(town, words, citizen.cell);
    if (at < GUARDS) {
      const sees = listed(citizen.sees.map((cell) => spotName(town, words, cell))) || words.say("board-nothing");
      found.push(words.say("board-spoken-guard", { citizen: words.term("citizen", at), place, direction: words.term("direction", citizen.facing, "toward"), sees, badge: view.badges >> at & 1 }));
    } else found.push(words.say("board-spoken-citizen", { citizen: words.term("citizen", at), place, bag: at < 8 ? view.bags >> (at - GUARDS) & 1 : 2 }));
  });
  view.players.forEach((_, seat) => found.push(...guildSentences(scene, seat)));
  for (const house of town.buildings) {
    const inside = insideText(view, town, words, house);
    if (inside) found.push(`${spotName(town, words, house.spot)}. ${inside}`);
  }
  const display = view.equipment.display.filter((card) => card >= 0).map((card) => words.term("card", card));
  if (display.length) found.push(words.say("board-spoken-display", { cards: listed(display) }));
  return found;
}
