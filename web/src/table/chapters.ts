/** The rules as chapters: a heading stands before each group of clauses that the game names for it. */

import type { GameInfo } from "../door/protocol";
import type { GameWords } from "../words/words.svelte";

export interface Rule { id: string; text: string }
export interface Chapter { key: string; title: string; clauses: Rule[] }

/** `CR-5.4` belongs to `CR-5`, `CR-K-ID-A` to `CR-K`. */
function groupOf(clause: string): string {
  const numbered = clause.indexOf(".");
  if (numbered >= 0) return clause.slice(0, numbered);
  return clause.split("-").slice(0, 2).join("-");
}

export function chapters(info: GameInfo, words: GameWords, sought: string): Chapter[] {
  const wanted = sought.trim().toLowerCase();
  const found: Chapter[] = [];
  for (const id of info.clauses) {
    const key = groupOf(id);
    const text = words.clause(id);
    if (wanted && !`${id} ${text}`.toLowerCase().includes(wanted)) continue;
    if (found.at(-1)?.key !== key) {
      const title = words.has(`chapter-${key}`) ? words.say(`chapter-${key}`) : "";
      found.push({ key, title, clauses: [] });
    }
    found.at(-1)?.clauses.push({ id, text });
  }
  return found;
}

/** Goes to a clause that is on the page. */
export function land(clause: string): void {
  const found = document.getElementById(`rule-${clause}`);
  found?.scrollIntoView({ block: "center" });
  found?.focus({ preventScroll: true });
}
