/** Each seat has a hat, a badge shape and a colour of its own. */

export interface Livery {
  hat: string;
  colour: string;
  shade: string;
}

const LIVERIES: Livery[] = [
  { hat: "bowler", colour: "#f4efe2", shade: "#b9ae94" },
  { hat: "tricorn", colour: "#f2c83f", shade: "#b08413" },
  { hat: "top", colour: "#9edbff", shade: "#2f78ad" },
  { hat: "cap", colour: "#b764e0", shade: "#4f1f70" },
  { hat: "feather", colour: "#f08356", shade: "#a8481f" },
  { hat: "bowler", colour: "#7fe3bf", shade: "#1f7a5c" },
];

/** The context in which a page says who sits at its table. */
export const SEATED = Symbol("seated");

const LEVELS = ["careless", "apprentice", "cutpurse", "burglar", "fence", "mastermind", "legend"];
const FACES = ["random", "greedy", ...LEVELS];

/** Whose face a bot has: one of the house by its name or level; a bot of somebody's own has none. */
export function faceOf(bot: string): string {
  const level = /^level([1-7])$/.exec(bot)?.[1];
  return level ? LEVELS[Number(level) - 1]! : FACES.includes(bot) ? bot : "";
}

export function livery(seat: number): Livery {
  return LIVERIES[seat % LIVERIES.length]!;
}
