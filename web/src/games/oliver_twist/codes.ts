/** The action numbers of Oliver Twist, in the order of its verbs; a test holds them equal to the server's. */

const SPACES = 76;
const CARDS = 13;
const COUNTS = 10; // 0 to 9 tokens
const RICHEST = 20;

export const PROWL = 0;
export const FAGIN = 1;
export const EFFECT = 2;
export const HIDE = EFFECT + CARDS;
export const END_ROUND = HIDE + CARDS;
export const TAKE = END_ROUND + 1;
export const PLACE = TAKE + SPACES;
export const PEEK = PLACE + SPACES;
export const REVEAL = PEEK + SPACES;
export const NO_REVEAL = REVEAL + SPACES;
export const SWAP = NO_REVEAL + 1;
export const SELL_TWO = SWAP + 9;
export const SELL_ONE = SELL_TWO + 2 * COUNTS ** 3;
export const SELL_WALLETS = SELL_ONE + 4 * 9 * COUNTS;
export const STOP = SELL_WALLETS + 8;
export const KEEP = STOP + 1 + RICHEST; // a card worth nothing
export const SPEND = KEEP + RICHEST + 1;
export const STARTER = SPEND + 5;
export const LATE = STARTER + 4;
export const VICTIM = LATE + 64;
export const WALLETS = VICTIM + 4;
export const GRAB = WALLETS + 9;
export const ROB = GRAB + SPACES;
export const BURGLE = ROB + 20;
export const SEARCH = BURGLE + 1;
export const FIND_NOTHING = SEARCH + 9;

type Decoded = [verb: string, args: Record<string, number>];

const PLAIN: Record<number, string> = {
  [PROWL]: "prowl", [FAGIN]: "fagin", [END_ROUND]: "end_round", [NO_REVEAL]: "no_reveal", [STOP]: "stop", [BURGLE]: "burgle", [FIND_NOTHING]: "find_nothing",
};
const SIMPLE: [first: number, count: number, verb: string, field: string, lowest: number][] = [
  [EFFECT, CARDS, "effect", "card", 0], [HIDE, CARDS, "hide", "card", 0], [TAKE, SPACES, "take", "space", 0], [PLACE, SPACES, "place", "space", 0],
  [PEEK, SPACES, "peek", "space", 0], [REVEAL, SPACES, "reveal", "space", 0], [SWAP, 9, "swap", "token", 0], [SELL_WALLETS, 8, "sell_wallets", "wallets", 2],
  [STOP + 1, 2 * RICHEST + 1, "keep", "pounds", -RICHEST], [SPEND, 5, "spend", "tool", 0], [STARTER, 4, "starter", "seat", 0], [VICTIM, 4, "victim", "seat", 0],
  [WALLETS, 9, "wallets", "wallets", 1], [GRAB, SPACES, "grab", "space", 0], [SEARCH, 9, "search", "token", 0],
];

/** A code as verb and arguments, for words. */
export function decode(code: number): Decoded | null {
  const plain = PLAIN[code];
  if (plain) return [plain, {}];
  for (const [first, count, verb, field, lowest] of SIMPLE) {
    if (code >= first && code < first + count) return [verb, { [field]: code - first + lowest }];
  }
  if (code >= SELL_TWO && code < SELL_ONE) {
    const at = code - SELL_TWO;
    return ["sell_two", { type: Math.floor(at / 1000), low: Math.floor(at / 100) % 10, high: Math.floor(at / 10) % 10, wallets: at % 10 }];
  }
  if (code >= SELL_ONE && code < SELL_WALLETS) {
    const at = code - SELL_ONE;
    return ["sell_one", { type: Math.floor(at / 90) + 2, tokens: (Math.floor(at / 10) % 9) + 1, wallets: at % 10 }];
  }
  if (code >= ROB && code < BURGLE) return ["rob", { seat: Math.floor((code - ROB) / 5), tool: (code - ROB) % 5 }];
  return code >= LATE && code < VICTIM ? ["late", lateArgs(code - LATE)] : null;
}

function lateArgs(bits: number): Record<string, number> {
  const keys = ["watch", "ring", "necklace", "brooch", "handkerchief", "apple"];
  return Object.fromEntries(keys.map((key, at) => [key, (bits >> at) & 1]));
}
