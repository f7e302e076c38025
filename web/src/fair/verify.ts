/** The check of docs/fair-chance.md from a record alone: what was promised, what players brought, every outcome. */

import type { LedgerLine, MatchRecord, Replay } from "../door/protocol";
import { before } from "./chain";
import { bytesOf, digest, hexOf, hmac, joined, sha256 } from "./hash";
import { checkLines, checkTable } from "./ledger";
import { checkOdds, type Draw } from "./odds";
import { THINGS, type Thing } from "./things";
import { Wrong } from "./wrong";

const WORDS = 1n << 64n;

export interface Beside {
  chances?: Replay["chances"] | null;
  kept?: Promised | null;
  ledger?: LedgerLine[] | null;
}
export interface Promised {
  commitment: string;
  seals?: string[];
  seat?: number;
  links?: string[];
}
export interface Checked {
  stream: string;
  index: number;
  total: number;
  drawn: number;
  recorded: number;
  known: boolean;
}
/** `open` is what could not be checked, as words with their numbers. */
export interface Verdict {
  checked: Checked[];
  open: { key: string; args: Record<string, string | number> }[];
}

type Told = Extract<MatchRecord["chance"], { kind: "sealed" | "joint" }>;

function unless(holds: boolean, key: Wrong["key"]): void {
  if (!holds) throw new Wrong(key);
}

/** The seed is the promised one, and every link follows from its seat's seal. */
function checkPromise(record: MatchRecord, chance: Told, seed: string): void {
  if (chance.kind === "sealed") {
    const bound = Uint8Array.from([...bytesOf(seed), ...new TextEncoder().encode(chance.match)]);
    unless(hexOf(sha256(bound)) === chance.commitment, "seed");
    return;
  }
  const { seals } = chance;
  unless(seals.length === record.seats, "form");
  unless(digest("rookery-commitment-2", seed, chance.match, seals.length, ...seals) === chance.commitment, "seed");
  const told = [...seals];
  let last = 0;
  for (const [drawn, seat, link] of chance.links) {
    unless(drawn >= last && Boolean(seals[seat]) && before(link) === told[seat], "link");
    told[seat] = link;
    last = drawn;
  }
}

function checkKept(chance: Told, kept: Promised): void {
  unless(chance.commitment === kept.commitment, "kept");
  if (chance.kind !== "joint") return;
  unless(chance.seals.join() === (kept.seals ?? []).join(), "seals");
  const own = chance.links.filter(([, seat]) => seat === kept.seat).map(([, , link]) => link);
  unless(
    (kept.links ?? []).every((link, at) => own[at] === link),
    "own",
  );
}

/** Stream and odds of each outcome; an old record does not hold them, its replay does. */
function drawsOf(chance: Told, things: Thing[], outcomes: number[], chances: Replay["chances"] | null): Draw[] {
  if (chance.kind === "joint") return chance.draws ?? [];
  return (chances ?? []).map(({ stream, outcomes: list, weights }, n) => {
    const at = list.indexOf(outcomes[n] ?? NaN);
    const sums = weights.map((_, end) => weights.slice(0, end).reduce((all, one) => all + one, 0));
    const total = (sums.at(-1) ?? 0) + (weights.at(-1) ?? 0);
    return [things.findIndex((thing) => thing.name === stream), total, sums[at] ?? -1, weights[at] ?? 0];
  });
}

/** The number from 0 to size - 1 at one place of a stream. */
export function below(seed: Uint8Array, place: (string | number)[], salts: string[], size: number): number {
  const fair = WORDS - (WORDS % BigInt(size));
  for (let retry = 0; ; retry += 1) {
    const word = new DataView(hmac(seed, joined(...place, retry, salts.length, ...salts)).buffer).getBigUint64(0);
    if (word < fair) return Number(word % BigInt(size));
  }
}

function checkOutcomes(record: MatchRecord, chance: Told, things: Thing[], draws: Draw[], outcomes: number[]): Checked[] {
  unless(draws.length === outcomes.length, "form");
  const links = chance.kind === "joint" ? [...chance.links] : [];
  const salts = chance.kind === "joint" ? chance.seals.map(() => "") : chance.salts;
  const label = chance.kind === "joint" ? "rookery-chance-2" : "rookery-chance-1";
  const seed = bytesOf(chance.seed ?? "");
  const drawnOf = new Map<string, number[]>();
  const bags = new Map<string, number>();
  return draws.map((draw, n) => {
    for (let link = links[0]; link && link[0] <= n; link = links[0]) {
      salts[link[1]] = link[2];
      links.shift();
    }
    const thing = things[draw[0]];
    const recorded = outcomes[n] ?? -1;
    if (!thing) throw new Wrong("form");
    const drawn = drawnOf.get(thing.name) ?? [];
    drawnOf.set(thing.name, drawn);
    const known = checkOdds(record, thing, drawn, bags, draw, recorded, n + 1);
    const number = below(seed, [label, chance.match, thing.name, drawn.length], salts, draw[1]);
    if (number < draw[2] || number >= draw[2] + draw[3]) throw new Wrong("outcome", { at: n + 1, stream: thing.name });
    drawn.push(recorded);
    return { stream: thing.name, index: drawn.length - 1, total: draw[1], drawn: number, recorded, known };
  });
}

/** In how many stretches between outcomes a seat moved without adding a link. */
function plainMoves(record: MatchRecord, chance: Told, seat: number): number {
  if (chance.kind !== "joint" || !chance.seals[seat]) return 0;
  const linked = new Set(chance.links.filter(([, who]) => who === seat).map(([drawn]) => drawn));
  const moved = new Set<number>();
  let drawn = 0;
  for (const [who] of record.moves) {
    if (who === -1) drawn += 1;
    else if (who === seat) moved.add(drawn);
  }
  return [...moved].filter((place) => !linked.has(place)).length;
}

/** Throws Wrong where something does not hold; says what could not be checked. */
export function verify(record: MatchRecord, beside: Beside = {}): Verdict {
  const { chance } = record;
  if (chance.kind === "seeded" || !chance.seed) throw new Wrong("form");
  const open: Verdict["open"] = [];
  const leave = (key: string, args: Record<string, string | number> = {}): void => {
    open.push({ key, args });
  };
  checkPromise(record, chance, chance.seed);
  if (beside.kept) checkKept(chance, beside.kept);
  else leave("kept");
  if (beside.ledger) {
    checkLines(beside.ledger);
    const again = checkTable(beside.ledger, chance.match, chance.commitment);
    if (again) leave("again", { count: again });
  } else leave("ledger");
  const things = THINGS[record.game];
  let checked: Checked[] = [];
  if (!things || record.pack.name !== "house" || (chance.kind === "sealed" && !beside.chances)) leave("boxes");
  else {
    const outcomes = record.moves.filter(([seat]) => seat === -1).map(([, outcome]) => outcome);
    checked = checkOutcomes(record, chance, things, drawsOf(chance, things, outcomes, beside.chances ?? null), outcomes);
    const unknown = checked.filter((one) => !one.known).length;
    if (unknown) leave("odds", { count: unknown });
  }
  if (chance.kind === "joint") for (const [seat, seal] of chance.seals.entries()) if (!seal) leave("silent", { name: record.names[seat] ?? "" });
  const plain = plainMoves(record, chance, beside.kept?.seat ?? -1);
  if (plain) leave("plain", { count: plain });
  leave("rules");
  return { checked, open };
}
