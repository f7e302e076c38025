/** The action numbers of Thiefdom, in the order of its verbs; a test holds them equal to the server's. */

type Field = [name: string, size: number, first?: number];

const CELL: Field[] = [["row", 14], ["column", 28]];
const HOUSE: Field[] = [["section", 8, 1], ["house", 12]];
const THIEF: Field[] = [["thief", 3]];
const GOOD: Field[] = [["good", 11]];
const COUNT: Field[] = [["count", 6, 1]];
const SLOT: Field[] = [["slot", 4]];

const VERBS: [verb: string, fields: Field[]][] = [
  ["step", CELL], ["enter", HOUSE], ["climb", CELL], ["scale", HOUSE], ["vault", HOUSE], ["stop", []], ["hurry", []],
  ["walk", [["direction", 4]]], ["rob", [["citizen", 9], ["way", 2]]], ["activate", []], ["endure", []], ["exchange", []],
  ["shoot", [["citizen", 4]]], ["throw", [["citizen", 5, 4]]], ["bribe", [["citizen", 4]]], ["use", [["card", 48]]],
  ["grapple", HOUSE], ["ferry", [["row", 14]]], ["teleport", HOUSE], ["pigeon", THIEF],
  ["lend", [["other", 3], ["way", 2], ["good", 5]]], ["swap", THIEF], ["tithe", COUNT], ["fence", [["good", 3, 1], ["way", 2]]],
  ["fill", []], ["gems", []], ["artwork", []], ["sell", COUNT], ["deliver", []], ["buy", SLOT], ["meet", []], ["drink", COUNT],
  ["take", GOOD], ["poster", []], ["mission", []], ["drop", GOOD], ["forgo", []], ["ally", SLOT], ["brawl", SLOT], ["decline", []],
  ["keep", [["slot", 2]]], ["replace", [["slot", 2]]], ["store", [...THIEF, ...GOOD]], ["fetch", [...THIEF, ...GOOD]],
  ["lift", [["way", 2], ...GOOD]], ["share", GOOD], ["done", []], ["pass", []], ["shed", []], ["wear", []],
  ["pick", [["card", 12]]], ["purchase", [["card", 12], ...THIEF]], ["hide", HOUSE],
  ["plan", [["first", 4, 1], ["second", 4, 1], ["third", 4, 1]]], ["leave", []], ["end", []],
];

const size = (fields: Field[]): number => fields.reduce((product, field) => product * field[1], 1);

const STARTS = new Map<string, number>();
let total = 0;
for (const [verb, fields] of VERBS) {
  STARTS.set(verb, total);
  total += size(fields);
}

/** The first number of a verb. */
export function start(verb: string): number {
  return STARTS.get(verb) ?? -1;
}

export const N_ACTIONS = total;
export const STOP = start("stop");
export const WALK = start("walk");
export const HIDE = start("hide");

/** A code as verb and arguments, for words. */
export function decode(code: number): [verb: string, args: Record<string, number>] | null {
  for (const [verb, fields] of VERBS) {
    let rest = code - start(verb);
    if (rest < 0 || rest >= size(fields)) continue;
    const args: Record<string, number> = {};
    for (const [name, count, first] of [...fields].reverse()) {
      args[name] = (rest % count) + (first ?? 0);
      rest = Math.floor(rest / count);
    }
    return [verb, args];
  }
  return null;
}
