/** Each seat's line in the chart: a dash and a sign of its own, so that colour is only the third mark. */

export interface Sign {
  dash: string;
  path: string;
}

const SIGNS: Sign[] = [
  { dash: "", path: "M0-5a5 5 0 1 0 .01 0z" }, // a ring
  { dash: "9 4", path: "M-4.6-4.6h9.2v9.2h-9.2z" }, // a square
  { dash: "2.5 4", path: "M0-6l5.6 9.8H-5.6z" }, // a triangle
  { dash: "12 4 2.5 4", path: "M0-6.4L6 0 0 6.4-6 0z" }, // a diamond
  { dash: "5 3 2 3 2 3", path: "M-2-6h4v4h4v4H2v4h-4V2h-4v-4h4z" }, // a cross
];

export function signOf(seat: number): Sign {
  return SIGNS[seat % SIGNS.length]!;
}
