/** The action numbers of Crypt, in the order of its verbs; a test holds them equal to the server's. */

export interface Group { slot: number; dice: number; effort: number }

const SLOTS = 6;
const DICE = 3;
const FACES = 6;
const PLACES = SLOTS * DICE * FACES;

export const DONE = PLACES;
export const RECOVER = DONE + 1;
export const CLAIM = DONE + 2;
export const REMAINS = DONE + 3;
export const MANUSCRIPT = DONE + 4;
export const POTTERY = DONE + 5;
export const REROLL = POTTERY + SLOTS;
export const PASS = REROLL + FACES - 1;
export const FLIP = PASS + 1;

export function placeCode({ slot, dice, effort }: Group): number {
  return (slot * DICE + dice - 1) * FACES + effort - 1;
}

export function groupOf(code: number): Group | null {
  if (code < 0 || code >= PLACES) return null;
  const dice = Math.floor(code / FACES) % DICE;
  return { slot: Math.floor(code / (DICE * FACES)), dice: dice + 1, effort: (code % FACES) + 1 };
}

/** A code as verb and arguments, for words. */
export function decode(code: number): [verb: string, args: Record<string, number>] | null {
  const group = groupOf(code);
  if (group) return ["place", { ...group }];
  if (code >= POTTERY && code < REROLL) return ["pottery", { slot: code - POTTERY }];
  if (code >= REROLL && code < PASS) return ["reroll", { effort: code - REROLL + 2 }];
  if (code >= FLIP && code < FLIP + 8) return ["flip", { value: Math.floor((code - FLIP) / 2) + 1, public: (code - FLIP) % 2 }];
  const plain: Record<number, string> = {
    [DONE]: "done", [RECOVER]: "recover", [CLAIM]: "claim", [REMAINS]: "remains", [MANUSCRIPT]: "manuscript", [PASS]: "pass",
  };
  const verb = plain[code];
  return verb ? [verb, {}] : null;
}
