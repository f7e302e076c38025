import type { Summary } from "../door/protocol";

/** When a game ended, or was opened if it never did; the service speaks in seconds, the browser in milliseconds. */
export function dateOf(table: Pick<Summary, "created" | "ended">, lang: string): string {
  const when = new Date((table.ended ?? table.created) * 1000);
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(when);
}
