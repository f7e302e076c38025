/** SHA-256 and HMAC written out: over plain http, as in a local network, a browser has no `crypto.subtle`. */

const utf8 = new TextEncoder();
const BLOCK = 64;

/** The first 32 bits after the point of the n-th prime's root, square or cubic, as FIPS 180-4 has them. */
function constants(count: number, power: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    let prime = true;
    for (let by = 2; by * by <= number; by += 1) if (number % by === 0) prime = false;
    if (prime) found.push((number ** power * 2 ** 32) | 0);
  }
  return found;
}
const START = constants(8, 1 / 2);
const ROUND = constants(64, 1 / 3);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const at = (words: Int32Array, place: number): number => words[place] ?? 0;

function padded(bytes: Uint8Array): Uint8Array {
  const size = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const whole = new Uint8Array(size);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setBigUint64(size - 8, BigInt(bytes.length) * 8n);
  return whole;
}

function schedule(view: DataView, from: number, words: Int32Array): void {
  for (let n = 0; n < 16; n += 1) words[n] = view.getInt32(from + 4 * n);
  for (let n = 16; n < 64; n += 1) {
    const early = at(words, n - 15);
    const late = at(words, n - 2);
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[n] = (at(words, n - 16) + small + at(words, n - 7) + large) | 0;
  }
}

function mix(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let n = 0; n < 64; n += 1) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ROUND[n] ?? 0) + at(words, n)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [n, word] of [a, b, c, d, e, f, g, h].entries()) state[n] = (at(state, n) + word) | 0;
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const whole = padded(bytes);
  const view = new DataView(whole.buffer);
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let from = 0; from < whole.length; from += BLOCK) {
    schedule(view, from, words);
    mix(state, words);
  }
  const digest = new Uint8Array(32);
  for (const [n, word] of state.entries()) new DataView(digest.buffer).setInt32(4 * n, word);
  return digest;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const inner = new Uint8Array(BLOCK + message.length);
  const outer = new Uint8Array(BLOCK + 32);
  inner.set(key.length > BLOCK ? sha256(key) : key);
  outer.set(inner.subarray(0, BLOCK));
  for (let n = 0; n < BLOCK; n += 1) {
    inner[n] = (inner[n] ?? 0) ^ 0x36;
    outer[n] = (outer[n] ?? 0) ^ 0x5c;
  }
  inner.set(message, BLOCK);
  outer.set(sha256(inner), BLOCK);
  return sha256(outer);
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Texts end to end, each with its length in bytes, so that no two lists look alike. */
export function joined(...parts: (string | number)[]): Uint8Array {
  const pieces = parts.map((part) => {
    const bytes = utf8.encode(`${part}`);
    return [...utf8.encode(`${bytes.length}:`), ...bytes, 0x2c];
  });
  return Uint8Array.from(pieces.flat());
}

export const digest = (...parts: (string | number)[]): string => hexOf(sha256(joined(...parts)));
