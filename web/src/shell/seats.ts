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

export function livery(seat: number): Livery {
  return LIVERIES[seat % LIVERIES.length]!;
}
