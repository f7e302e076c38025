/** The action numbers of Thief's Market, in the order of its verbs; a test holds them equal to the server's. */

const SEATS = 5;
const FACES = 6;
const KEEPS = 14;
const PAYS = 5;
const CARDS = 53;

export const TAKE = 0;
export const STEAL = 1;
export const KEEP = STEAL + SEATS;
export const SPARE = KEEP + 7 * KEEPS;
export const REROLL = SPARE + FACES;
export const PASS = REROLL + FACES;
export const END = PASS + 1;
export const BUY = END + 1;
export const PAY = BUY + CARDS;
export const USE = PAY + 4 * PAYS;
export const TURN = USE + CARDS;
export const COPY = TURN + FACES;
export const ACTIONS = COPY + CARDS;

export const keepCode = (kind: number, count: number): number => KEEP + kind * KEEPS + count;
export const payCode = (colour: number, count: number): number => PAY + colour * PAYS + count;

/** A code as verb and arguments, for words. */
export function decode(code: number): [verb: string, args: Record<string, number>] | null {
  if (code < 0 || code >= ACTIONS) return null;
  if (code === TAKE) return ["take", {}];
  if (code < KEEP) return ["steal", { seat: code - STEAL }];
  if (code < SPARE) return ["keep", { face: Math.floor((code - KEEP) / KEEPS), count: (code - KEEP) % KEEPS }];
  if (code < REROLL) return ["spare", { face: code - SPARE }];
  if (code < PASS) return ["reroll", { face: code - REROLL }];
  if (code === PASS) return ["pass", {}];
  if (code === END) return ["end", {}];
  if (code < PAY) return ["buy", { card: code - BUY }];
  if (code < USE) return ["pay", { face: Math.floor((code - PAY) / PAYS), count: (code - PAY) % PAYS }];
  if (code < TURN) return ["use", { card: code - USE }];
  if (code < COPY) return ["turn", { face: code - TURN }];
  return ["copy", { card: code - COPY }];
}
