/** The position in sentences, from what the viewer knows. */

import type { Scene } from "../../games/board";
import type { GameWords } from "../../words/words.svelte";
import type { Light } from "./preview";
import { EMPTY, FACE_DOWN, isUp, type OliverView, type PlayerView } from "./view";

const listed = (parts: string[]): string => new Intl.ListFormat(document.documentElement.lang).format(parts);

/** What, where, state, consequence. */
export function spaceSentence(view: OliverView, space: number, light: Light | undefined, names: string[], me: number, words: GameWords): string {
  const where = words.term("space", space);
  const token = view.board[space] ?? EMPTY;
  const gang = view.pawn === space ? ` ${words.say("board-gang-here")}` : "";
  const what = isUp(token) ? words.term("token", token) : token === EMPTY ? words.say("board-empty") : hiddenToken(view, space, names, me, words);
  const offer = !light ? "" : ` ${words.say(`board-offer-${light.verb}`, { steps: light.way.length, files: light.files })}`;
  return `${words.say("board-space", { what, where })}${gang}${offer}`;
}

function hiddenToken(view: OliverView, space: number, names: string[], me: number, words: GameWords): string {
  const peek = view.peeked.find((one) => one.space === space);
  if (!peek) return words.say("board-face-down");
  if (peek.token !== FACE_DOWN) return words.say("board-only-you", { token: words.term("token", peek.token) });
  return words.say("board-looked-by", { names: listed(peek.seats.filter((seat) => seat !== me).map((seat) => names[seat] ?? "")) });
}

function lairSentences(player: PlayerView, words: GameWords): string[] {
  const found: string[] = [];
  if (player.tokens.length) found.push(words.say("board-spoken-reserve", { tokens: listed(player.tokens.map(({ token }) => words.term("token", token))) }));
  const tools = player.tools.flatMap((count, tool) => Array.from({ length: count }, () => words.term("tool", tool)));
  if (tools.length) found.push(words.say("board-spoken-tools", { tools: listed(tools) }));
  if (player.hand.length) found.push(words.say("board-spoken-cards", { cards: listed(player.hand.map((card) => words.term("card", card))) }));
  if (player.loot.length) found.push(words.say("board-spoken-loot", { pounds: listed(player.loot.map((pounds) => words.say("board-pounds", { pounds }))) }));
  return found;
}

export function describe(scene: Scene): string[] {
  const view = scene.view as OliverView;
  const { words, names, me } = scene;
  const sentences = [
    words.say("board-spoken-round", { round: view.round, left: view.left, gang: words.term("space", view.pawn) }),
    words.say("board-spoken-fagin", { reward: view.rewards[0] ?? 0, count: view.rewards.length }),
  ];
  view.players.forEach((player, seat) => {
    const name = seat === me ? words.say("board-you") : (names[seat] ?? "");
    sentences.push(words.say("board-spoken-player", { name, money: player.money, reserve: player.reserve, cards: player.cards, burglaries: player.burglaries, file: player.file }));
    sentences.push(...lairSentences(player, words));
  });
  view.report.forEach((account, seat) => sentences.push(words.say("board-account-of", {
    name: names[seat] ?? "", late: account.late, fine: account.fine, tokens: account.file.reduce((sum, count) => sum + count, 0),
  })));
  view.board.forEach((token, space) => {
    if (token !== EMPTY) sentences.push(spaceSentence(view, space, undefined, names, me, words));
  });
  return sentences;
}
