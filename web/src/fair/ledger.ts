/** The public list of promises: each line hangs on the one before it, so none can be taken out or changed. */

import type { LedgerLine } from "../door/protocol";
import { digest } from "./hash";
import { Wrong } from "./wrong";

export const tableMark = (match: string): string => digest("rookery-table-1", match);

/** Throws unless every line follows the one before it. */
export function checkLines(lines: LedgerLine[]): void {
  for (const [at, line] of lines.entries()) {
    const told = digest("rookery-ledger-1", line.n, line.at, line.kind, line.table, line.commitment, line.previous);
    const last = lines[at - 1];
    if (told !== line.hash || (last && (line.n !== last.n + 1 || line.previous !== last.hash))) throw new Wrong("ledger");
  }
}

/** How often a table was sealed in vain; throws unless it was sealed, begun and ended with its promise. */
export function checkTable(lines: LedgerLine[], match: string, commitment: string): number {
  const own = lines.filter((line) => line.table === tableMark(match));
  const kinds = own.filter((line) => line.commitment === commitment).map((line) => line.kind);
  if (kinds.join() !== "sealed,begun,ended") throw new Wrong("ledger");
  return own.filter((line) => line.kind === "aborted").length;
}
