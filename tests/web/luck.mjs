// What is left to chance in a browser test: by name, the same in every run. ROOKERY_DEAL=… deals the whole suite anew.
import { basename } from "node:path";

/** Names the deals of this file of tests. */
export const DEAL = [basename(process.argv[1] ?? ""), process.env.ROOKERY_DEAL ?? ""].join("/");

/** A stream of numbers from 0 to 1 for a place; also handed to pages, so it needs nothing from outside. */
export function luck(place) {
  let state = 2166136261;
  for (const sign of place) state = Math.imul(state ^ sign.codePointAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Runs in a page before its own scripts: what it seals is drawn from a stream of this place. */
export const SEALS = (place) => `{
  const next = (${luck})(${JSON.stringify(place)});
  Crypto.prototype.getRandomValues = (list) => {
    const bytes = new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
    bytes.forEach((_, at) => { bytes[at] = Math.floor(next() * 256); });
    return list;
  };
}`;

/** Gives somebody luck of their own, anew at every position: who looks once more than usual plays the same game. */
export function lucky(page, place) {
  let at = null; // no position yet
  let next;
  page.luck = () => {
    if (page.line.known !== at) next = luck(`${place}/${(at = page.line.known)}`);
    return next();
  };
  page.below = (most) => Math.floor(page.luck() * most);
}
