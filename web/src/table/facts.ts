/** What makes a table special, in a few words. */

import type { ClockRule, GameInfo, Summary } from "../door/protocol";
import { t, type GameWords } from "../words/words.svelte";

export function clockWords(clock: ClockRule | null): string {
  if (!clock) return t("clock-none");
  if (clock.kind === "slow") return t("clock-slow", { days: clock.days });
  return t("clock-live", { minutes: clock.minutes, increment: clock.increment });
}

/** The options that differ from the usual ones. */
export function changedOptions(table: Summary, info: GameInfo, words: GameWords): string {
  const changed = info.options
    .filter((option) => (table.options[option.key] ?? option.default) !== option.default)
    .map((option) => `${words.say(`option-${option.key}`)}: ${words.say(`option-${option.key}-${table.options[option.key]}`)}`);
  return changed.length ? `${changed.join(" · ")}.` : t("options-usual");
}
