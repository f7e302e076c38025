/** The view of Oliver Twist, and what its board reads off it. */

import { BURGLARY, FACE_DOWN, TOOL_0 } from "./declared.gen";

export * from "./declared.gen";

export const isTool = (kind: number): boolean => kind >= TOOL_0 && kind < BURGLARY;
export const isUp = (token: number): boolean => token >= 0 && token < FACE_DOWN;
