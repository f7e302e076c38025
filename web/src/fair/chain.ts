/** A chain of salts: one seal promises all of them, and each one told proves that it was promised. */

import { digest, hexOf } from "./hash";

const LENGTH = 2048;

/** The link that was told before this one; before the first comes the seal. */
export const before = (link: string): string => digest("rookery-link-1", link);

export const newRoot = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)));

/** The seal and then the links, in the order in which they are told. */
export function chain(root: string, length = LENGTH): string[] {
  const links = [root];
  for (let n = 0; n < length; n += 1) links.push(before(links[n] ?? ""));
  return links.reverse();
}
