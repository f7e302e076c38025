/** The position in sentences, from what the viewer knows. */

import type { Scene } from "../../games/board";
import type { GameWords } from "../../words/words.svelte";
import { pack } from "./pack.svelte";
import { hasPile, isSplitting, LETTERS, worksAs, type CardFace, type MarketView } from "./view";

const listed = (parts: string[]): string => new Intl.ListFormat(document.documentElement.lang).format(parts);

/** "2 red gems, 1 yellow bag and 1 First Player marker". */
export function objectsSentence(counts: number[], words: GameWords): string {
  const parts = counts.flatMap((count, kind) =>
    count ? [words.say("board-some", { count, face: words.term("face", kind), many: words.term("face", kind, "many") })] : [],
  );
  return listed(parts);
}

/** Name, cost, icons and text of a card. */
export function cardSentence(face: CardFace, words: GameWords): string {
  const icons = face.icons.flatMap((count, icon) => (count ? [count > 1 ? `${words.term("icon", icon)} ×${count}` : words.term("icon", icon)] : []));
  return words.say("board-card", {
    name: words.term("card", face.card), cost: objectsSentence(face.cost, words), icons: listed(icons), text: pack.text(face.card, words),
  });
}

export function describe(scene: Scene): string[] {
  const view = scene.view as MarketView;
  const { words, names, me } = scene;
  const sentences = [words.say("board-spoken-round", { round: view.round, a: view.decks[0] ?? 0, b: view.decks[1] ?? 0, c: view.decks[2] ?? 0 })];
  if (isSplitting(view)) {
    const objects = objectsSentence(view.centre, words);
    sentences.push(objects ? words.say("board-spoken-centre", { objects }) : words.say("board-spoken-empty"));
  }
  view.players.forEach((player, seat) => {
    const name = seat === me ? words.say("board-you") : (names[seat] ?? "");
    const objects = hasPile(player) ? objectsSentence(player.pile, words) : words.say("board-no-pile");
    const infamy = player.infamy < 0 ? words.say("board-hidden") : String(player.infamy);
    sentences.push(words.say("board-spoken-player", { name, objects, gold: player.gold, infamy }));
    const cards = player.cards.map((owned) => words.term("card", worksAs(owned)));
    sentences.push(cards.length ? words.say("board-spoken-cards", { name, cards: listed(cards) }) : words.say("board-no-cards"));
  });
  view.market.forEach((row, letter) => {
    const faces = row.filter((face) => face !== null);
    if (faces.length) sentences.push(words.say("board-spoken-row", { letter: LETTERS[letter] ?? "", count: faces.length }));
    for (const face of faces) sentences.push(cardSentence(face, words));
  });
  return sentences;
}
