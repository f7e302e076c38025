/** The ledger as this browser has come to know it: what it saw once must still be there. */

import type { Ledger, LedgerLine } from "../door/protocol";
import { checkLines, tableMark } from "./ledger";
import { Wrong } from "./wrong";

type Ask = (query: string) => Promise<Ledger>;
interface Head {
  n: number;
  hash: string;
}

const PLACE = "rookery.ledger";
const PAGES = 40; // more than that is for `rookery verify`

export function head(): Head | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "null") as Head | null;
  } catch {
    return null;
  }
}

/** Remembers how far the ledger goes; lines that contradict what was seen before change nothing here, so that it shows. */
export function keepHead(lines: LedgerLine[]): void {
  const old = head();
  const last = lines.at(-1);
  if (!last || (old && (last.n < old.n || lines.some((line) => line.n === old.n && line.hash !== old.hash)))) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ n: last.n, hash: last.hash }));
  } catch {
    /* nothing can be kept here */
  }
}

/** All lines from the first of a table, or from what was seen last, to the end; throws Wrong if the chain is not whole. */
export async function linesFor(match: string, ask: Ask): Promise<LedgerLine[]> {
  const [first] = (await ask(`?table=${tableMark(match)}`)).entries;
  const seen = head();
  if (!first) throw new Wrong("ledger");
  const lines: LedgerLine[] = [];
  let after = Math.min(first.n, seen?.n ?? first.n) - 1;
  for (let page = 0; page < PAGES; page += 1) {
    const { entries, last } = await ask(`?after=${after}`);
    lines.push(...entries);
    after = entries.at(-1)?.n ?? last;
    if (after >= last) break;
  }
  checkLines(lines);
  if (seen && lines.find((line) => line.n === seen.n)?.hash !== seen.hash) throw new Wrong("ledger");
  keepHead(lines);
  return lines;
}
