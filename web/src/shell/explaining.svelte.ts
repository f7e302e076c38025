/** What explains itself: a board marks what it draws with `data-term`, and with `data-which` where there are several of a kind. */

import type { AnyView, GameInfo } from "../door/protocol";
import type { GameModule } from "../games/board";
import type { GameWords } from "../words/words.svelte";

/** One of several of a kind: a card has a name and does something of its own. */
export interface Thing {
  name: string;
  text: string;
  house?: boolean;
}

export interface Explanation {
  term: string;
  name: string;
  does: string; // what this very one does; '' where all of its kind are alike
  kind: string; // the name of its kind, where it has one of its own
  text: string;
  now: string; // what is true of it at this moment
  house: boolean;
  clauses: string[];
}

export interface Known {
  info: GameInfo;
  words: GameWords;
  module: GameModule | null;
  view: AnyView;
  pack: string;
}

class Explaining {
  /** Whether a touch explains instead of choosing. */
  mode = $state(false);
}
export const explaining = new Explaining();

/** What lies nearest under a pointer or around the focus and can be explained. */
export const markedAt = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest("[data-term]") : null);

/** What a screen reader is told of a piece is what is true of it now. */
function spokenOf(marked: HTMLElement): string {
  const labelled = [marked, marked.querySelector(":scope > [aria-label]"), marked.closest("button[aria-label], [role=button], [role=img]")];
  return marked.dataset["now"] ?? labelled.find((one) => one?.hasAttribute("aria-label"))?.getAttribute("aria-label") ?? "";
}

export function explanationOf(element: Element, { info, words, module, view, pack }: Known): Explanation | null {
  const marked = element as HTMLElement;
  const { term = "", which } = marked.dataset;
  if (!(term in info.glossary) || !words.knows("glossary")) return null;
  const thing = module?.thing?.(term, which ?? "", view, words, pack) ?? null;
  const kind = words.say(`glossary-${term}`);
  const name = thing?.name || kind;
  const now = [thing?.text, `${name}.`].reduce((left: string, said) => (said ? left.replace(said, "") : left), spokenOf(marked)).trim(); // nothing is told twice
  return {
    term,
    name,
    does: thing?.text ?? "",
    kind: name === kind ? "" : kind,
    text: words.say(`glossary-${term}.text`),
    now: now === name ? "" : now,
    house: thing?.house ?? false,
    clauses: info.glossary[term] ?? [],
  };
}
