/** The story of a game: its turning points, each in one sentence of the game's own. */

import type { Review, TableEvent, Turn } from "../door/protocol";
import type { GameWords } from "../words/words.svelte";

export interface Sentence {
  turn: Turn;
  when: "early" | "middle" | "late";
  text: string;
  before: number;
  after: number;
}

/** How a turning point is told: the most telling event in the game's words, else the moves themselves. */
export function told(turn: Turn, words: GameWords, names: string[]): string[] {
  const events: TableEvent[] = turn.told.map(({ key, args }, i) => ({ i, key, args }));
  if (events.length) return events.map((event) => words.event(event, names));
  const moves = turn.actions.map(([, verb, args]) => words.action(verb, args)).join(" · ");
  return moves ? [`${names[turn.mover] ?? ""}: ${moves}`] : [];
}

export function storyOf(review: Review, words: GameWords, names: string[]): Sentence[] {
  return review.turns.flatMap((turn) => {
    const text = told(turn, words, names)[0];
    if (!text) return [];
    const share = turn.step / Math.max(1, review.steps);
    const [before, after] = [review.moments[turn.place - 1], review.moments[turn.place]];
    return [
      {
        turn,
        when: share < 1 / 3 ? "early" : share < 2 / 3 ? "middle" : "late",
        text,
        before: before?.chances[turn.seat] ?? 0,
        after: after?.chances[turn.seat] ?? 0,
      },
    ];
  });
}
