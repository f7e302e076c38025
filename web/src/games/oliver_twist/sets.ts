/** A set for Fagin while it is put together. What can be sold comes from the server's list alone. */

import { FIRST_CLASS, TYPE_OF, VALUES, WALLET, type Owned } from "./view";

export interface Draft { type: number; counts: number[] } // counts by class of Object
export interface Sums { set_from: number; bonus: number; bonus_from: number; relocation: number; end_of_round: number }
export interface Income { tokens: number; bonus: number; reward: number; extra: number; total: number }

const MOST = 9;
const none = (): number[] => Array.from({ length: MOST }, () => 0);

export function countsOf(tokens: Owned[]): number[] {
  const counts = none();
  for (const { token } of tokens) counts[token] = (counts[token] ?? 0) + 1;
  return counts;
}

export const sizeOf = (draft: Draft): number => draft.counts.reduce((sum, count) => sum + count, 0);

/** The type a choice of tokens stands for: that of its Objects, wallets if there are none; -1 if they do not match. */
export function typeOf(counts: number[]): number {
  const types = new Set(counts.flatMap((count, kind) => (count && kind !== WALLET ? [TYPE_OF[kind]!] : [])));
  if (types.size > 1) return -1;
  return [...types][0] ?? 6;
}

/** All Objects of a type, with as many wallets as a set still needs. */
export function proposal(own: number[], type: number, least: number): Draft {
  const counts = none();
  for (let kind = FIRST_CLASS[type]!; kind < MOST && TYPE_OF[kind] === type; kind += 1) counts[kind] = own[kind] ?? 0;
  const size = counts.reduce((sum, count) => sum + count, 0);
  if (type < 6) counts[WALLET] = Math.min(own[WALLET] ?? 0, Math.max(0, least - size));
  return { type, counts };
}

/** One token more or less in the draft; null when nothing is left of it. */
export function toggled(draft: Draft, kind: number, add: boolean): Draft | null {
  const counts = draft.counts.map((count, at) => (at === kind ? count + (add ? 1 : -1) : count));
  if (counts.every((count) => count === 0)) return null;
  return { type: typeOf(counts), counts };
}

/** What Fagin pays for a draft (OT-5.3). */
export function income(draft: Draft, sums: Sums, reward: number, extra: number): Income {
  const tokens = draft.counts.reduce((sum, count, kind) => sum + count * (VALUES[kind] ?? 0), 0);
  const bonus = sizeOf(draft) >= sums.bonus_from ? sums.bonus : 0;
  return { tokens, bonus, reward, extra, total: tokens + bonus + reward + extra };
}

/** The types of which a set could be made, with wallets. */
export function sellable(own: number[], least: number): number[] {
  return FIRST_CLASS.map((_, type) => type).filter((type) => {
    const draft = proposal(own, type, least);
    return sizeOf(draft) >= least && (type === 6 || draft.counts.some((count, kind) => count > 0 && kind !== WALLET));
  });
}
