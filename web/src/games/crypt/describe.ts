/** The position in sentences, from what the viewer knows. */

import type { Scene } from "../../games/board";
import type { GameWords } from "../../words/words.svelte";
import { holderName, isGhost, totalOf, TYPES, type CryptView, type OwnedCard } from "./view";

/** What, where, whose, state. */
export function slotSentence(view: CryptView, slot: number, names: string[], me: number, words: GameWords): string {
  const card = view.crypt[slot];
  if (!card?.here) return words.say("board-slot-empty", { slot: slot + 1 });
  const knowledge = card.value === 0 ? "hidden" : card.up ? "open" : "private";
  const what = words.say("board-slot", {
    slot: slot + 1, slots: view.crypt.length, type: words.term("type", card.type), value: card.value, knowledge,
  });
  if (card.owner < 0) return `${what} ${words.say("board-slot-free")}`;
  const mine = card.owner === me && !isGhost(view, card.owner);
  return `${what} ${words.say("board-slot-held", {
    mine: mine ? 1 : 0, name: holderName(view, card.owner, names, words.say("board-ghost")),
    dice: card.dice, effort: card.effort, total: totalOf(card),
  })}`;
}

function cardsSentence(cards: OwnedCard[], words: GameWords): string {
  const kinds = TYPES.map((_, type) => {
    const own = cards.filter((card) => card.type === type);
    if (own.length === 0) return "";
    const values = own.map((card) => words.say("board-spoken-value", { value: card.value, flipped: card.flipped ? 1 : 0, shared: card.public ? 1 : 0 }));
    return `${words.term("type", type)}: ${values.join(", ")}`;
  }).filter(Boolean);
  return kinds.length ? `${kinds.join("; ")}.` : words.say("board-no-cards");
}

export function describe(scene: Scene): string[] {
  const view = scene.view as CryptView;
  const { words, names, me } = scene;
  const sentences = [words.say("board-spoken-round", { round: view.round, rounds: view.rounds, deck: view.deck })];
  if (view.top >= 0 && view.top < TYPES.length) sentences.push(words.say("board-spoken-top", { type: words.term("type", view.top) }));
  view.crypt.forEach((_, slot) => sentences.push(slotSentence(view, slot, names, me, words)));
  view.players.forEach((player, seat) => {
    const name = seat === me ? words.say("board-you") : (names[seat] ?? "");
    const torch = view.leader === seat ? (view.lights_out === seat ? "both" : "leader") : view.lights_out === seat ? "out" : "none";
    sentences.push(words.say("board-spoken-player", { name, active: player.active, placed: player.placed, exhausted: player.exhausted, torch }));
    sentences.push(cardsSentence(player.cards, words));
  });
  if (view.ghost) sentences.push(words.say("board-spoken-ghost", { hand: view.ghost.hand, placed: view.ghost.placed, aside: view.ghost.aside }));
  TYPES.forEach((type, at) => {
    const side = view.sides[at];
    if (side === "A" || side === "B") sentences.push(`${words.term("type", at)}, ${words.say(`term-side-${side}`)}: ${words.say(`collector-${type}-${side}`)}`);
  });
  return sentences;
}
