/** The view of Oliver Twist, and what its board reads off it. */

import { BURGLARY, FACE_DOWN, TOOL_0 } from "./declared.gen";

export * from "./declared.gen";

const FRONTS = [-5, -4, -3, -2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12];

/** The front of a Burglary card: what was found in the house, or who. Two cards bring 6; sums of other packs take the nearest. */
export function burglaryArt(pounds: number, again = false): string {
  const near = FRONTS.reduce((best, one) => (Math.abs(one - pounds) < Math.abs(best - pounds) ? one : best));
  return `o-bu-${near < 0 ? "m" : ""}${Math.abs(near)}${near === 6 && again ? "b" : ""}`;
}

export const isTool = (kind: number): boolean => kind >= TOOL_0 && kind < BURGLARY;
export const isUp = (token: number): boolean => token >= 0 && token < FACE_DOWN;
