/** The derivation of docs/fair-chance.md: from seed, match and salts to every outcome. */

const LABEL = "rookery-chance-1";
const WORDS = 1n << 64n;
const utf8 = new TextEncoder();

export interface Chance { stream: string; outcomes: number[]; weights: number[] }
export interface Source { seed: string; match: string; salts: string[] }
export interface Checked { stream: string; index: number; total: number; drawn: number; derived: number; recorded: number }

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}

function hexOf(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Texts end to end, each with its length in bytes, so that no two lists look alike. */
export function joined(parts: string[]): Uint8Array<ArrayBuffer> {
  const pieces = parts.map((part) => {
    const bytes = utf8.encode(part);
    return [...utf8.encode(`${bytes.length}:`), ...bytes, 0x2c];
  });
  return Uint8Array.from(pieces.flat());
}

/** What the table must have promised before the first move. */
export async function commitment(seed: string, match: string): Promise<string> {
  const name = utf8.encode(match);
  const key = bytesOf(seed);
  const both = new Uint8Array(key.length + name.length);
  both.set(key);
  both.set(name, key.length);
  return hexOf(await crypto.subtle.digest("SHA-256", both));
}

async function keyOf(seed: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytesOf(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** The number from 0 to size - 1 at one place of a stream. */
export async function below(key: CryptoKey, source: Source, size: number, stream: string, index: number): Promise<number> {
  const fair = WORDS - (WORDS % BigInt(size));
  for (let retry = 0; ; retry += 1) {
    const place = [LABEL, source.match, stream, `${index}`, `${retry}`, `${source.salts.length}`];
    const digest = await crypto.subtle.sign("HMAC", key, joined([...place, ...source.salts]));
    const word = new DataView(digest).getBigUint64(0);
    if (word < fair) return Number(word % BigInt(size));
  }
}

/** The outcome a drawn number stands for: the first at which the weights exceed it. */
export function outcomeAt(chance: Chance, drawn: number): number {
  let rest = drawn;
  for (const [at, outcome] of chance.outcomes.entries()) {
    rest -= chance.weights[at] ?? 0;
    if (rest < 0) return outcome;
  }
  throw new Error("the weights do not reach the number drawn");
}

/** Derives every outcome of a match again, each stream counting for itself. */
export async function derive(source: Source, chances: Chance[], recorded: number[]): Promise<Checked[]> {
  const key = await keyOf(source.seed);
  const drawnOf = new Map<string, number>();
  const checked: Checked[] = [];
  for (const [at, chance] of chances.entries()) {
    const index = drawnOf.get(chance.stream) ?? 0;
    drawnOf.set(chance.stream, index + 1);
    const total = chance.weights.reduce((sum, weight) => sum + weight, 0);
    const drawn = await below(key, source, total, chance.stream, index);
    checked.push({ stream: chance.stream, index, total, drawn, derived: outcomeAt(chance, drawn), recorded: recorded[at] ?? -1 });
  }
  return checked;
}

export { keyOf };
