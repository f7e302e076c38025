/** What the map draws around its streets: houses, parks and waves, the same for the same town. */

import type { Point, Street, Town } from "./streets";

export interface Park { x: number; y: number; rx: number; ry: number; trees: string; leaves: string }
export interface Sign { name: string; d: string; size: number }
export interface Scenery {
  roads: string; // one line through every street
  lanes: string[]; // each street by itself
  roofs: string[]; // one path for each colour of roof
  shadows: string;
  eaves: string;
  ridges: string;
  windows: string;
  parks: Park[];
  water: string;
  waves: string;
  cobbles: string;
  compass: Point;
  signs: Sign[];
}

const ROOFS = 5;
const PARKS = 3;
const MARGIN = 130; // houses stand beyond the edge
export const REACH = 620; // and thin out so far away, for windows of another shape

/** A small generator with a fixed start: the town looks the same everywhere. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const line = (points: Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;
const round = (value: number): number => Math.round(value * 10) / 10;

/** How far a place is from the nearest street, and where that is. */
function nearest(points: Point[], x: number, y: number): { far: number; at: Point } {
  let far = Infinity;
  let at: Point = [x, y];
  for (const point of points) {
    const gap = (point[0] - x) ** 2 + (point[1] - y) ** 2;
    if (gap < far) [far, at] = [gap, point];
  }
  return { far: Math.sqrt(far), at };
}

function bank(river: Point[], x: number): number {
  for (let at = 1; at < river.length; at += 1) {
    const [[x0, y0], [x1, y1]] = [river[at - 1]!, river[at]!];
    if (x >= x0 && x <= x1) return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0 || 1);
  }
  return river.length ? river[x < river[0]![0] ? 0 : river.length - 1]![1] : Infinity;
}

/** Parks take the widest places between the streets. */
function parksIn(town: Town, points: Point[]): Park[] {
  const random = dice(11);
  const places: { x: number; y: number; far: number }[] = [];
  for (let x = 60; x < town.width - 60; x += 12) {
    for (let y = 60; y < Math.min(town.height - 60, bank(town.river, x) - 40); y += 12) places.push({ x, y, far: nearest(points, x, y).far });
  }
  const inside = places.filter(({ x, y }) => x > 130 && x < town.width - 130 && y > 150 && y < town.height - 190);
  const parks: Park[] = [];
  for (const { x, y, far } of inside.sort((a, b) => b.far - a.far)) {
    if (parks.length === PARKS || far < 64) break;
    if (parks.some((park) => Math.hypot(park.x - x, park.y - y) < 230)) continue;
    parks.push(planted(x, y, far - 44, random, points));
  }
  return parks;
}

function planted(x: number, y: number, radius: number, random: () => number, points: Point[]): Park {
  const stretch = (dx: number, dy: number): number => {
    let reach = radius;
    while (reach < 140 && nearest(points, x + dx * (reach + 8), y + dy * (reach + 8)).far > 46 && nearest(points, x - dx * (reach + 8), y - dy * (reach + 8)).far > 46) reach += 6;
    return reach;
  };
  const [wide, tall] = [stretch(1, 0), stretch(0, 1)];
  const [rx, ry] = wide > tall ? [wide, radius] : [radius, tall];
  let [trees, leaves] = ["", ""];
  for (let n = 0; n < (rx * ry) / 170; n += 1) {
    const [turn, out, size] = [random() * 6.283, Math.sqrt(random()), 5.5 + random() * 3];
    const [tx, ty] = [round(x + rx * 0.84 * out * Math.cos(turn)), round(y + ry * 0.84 * out * Math.sin(turn))];
    trees += `M${round(tx - size)} ${ty}a${round(size)} ${round(size)} 0 1 0 ${round(2 * size)} 0a${round(size)} ${round(size)} 0 1 0 ${round(-2 * size)} 0z`;
    leaves += `M${tx - 3} ${ty - 2}q3-3 6 0`;
  }
  return { x, y, rx, ry, trees, leaves };
}

/** Houses along the streets, turned towards them; the ridge of the roof runs along the street. */
function builtUp(town: Town, points: Point[], parks: Park[], compass: Point): Pick<Scenery, "roofs" | "shadows" | "eaves" | "ridges" | "windows"> {
  const random = dice(5);
  const built: Point[] = [];
  const made = { roofs: Array.from({ length: ROOFS }, () => ""), shadows: "", eaves: "", ridges: "", windows: "" };
  const square = town.spaces[0]!;
  for (let tries = 0; tries < 9500; tries += 1) {
    const x = random() * (town.width + 2 * MARGIN) - MARGIN;
    const y = random() * (town.height + 2 * MARGIN) - MARGIN;
    if (y > bank(town.river, x) - 26 || Math.hypot(x - square.x, y - square.y) < 92 || Math.hypot(x - compass[0], y - compass[1]) < 56) continue;
    if (parks.some((park) => ((x - park.x) / (park.rx + 15)) ** 2 + ((y - park.y) / (park.ry + 15)) ** 2 < 1)) continue;
    if (built.some(([a, b]) => (x - a) ** 2 + (y - b) ** 2 < 27 ** 2)) continue;
    const { far, at } = nearest(points, x, y);
    if (far < 53 || (far > 190 && random() < 0.5)) continue;
    built.push([x, y]);
    house(made, x, y, Math.atan2(at[1] - y, at[0] - x) + Math.PI / 2, random);
  }
  outskirts(made, town);
  return made;
}

/** The outskirts: fewer houses the farther they are, in rows, because no street is near. */
function outskirts(made: Built, town: Town): void {
  const random = dice(17);
  const beyond = (at: number, end: number): number => Math.max(-MARGIN - at, at - end - MARGIN);
  for (let y = -REACH; y < town.height + REACH; y += 40) {
    for (let x = -REACH; x < town.width + REACH; x += 44) {
      const far = Math.max(beyond(x, town.width), beyond(y, town.height));
      if (far < 8 || y > bank(town.river, x) - 40 || random() > 0.62 - far / REACH) continue;
      house(made, x + random() * 16, y + random() * 12, Math.floor(random() * 4) * (Math.PI / 2) + random() * 0.5, random);
    }
  }
}

type Built = ReturnType<typeof builtUp>;

function house(made: Built, x: number, y: number, turn: number, random: () => number): void {
  const [wide, deep] = [10 + random() * 3, 7.5 + random() * 2];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const spot = (dx: number, dy: number): string => `${round(x + dx * cos - dy * sin)} ${round(y + dx * sin + dy * cos)}`;
  const box = (x0: number, y0: number, x1: number, y1: number): string => `M${spot(x0, y0)}L${spot(x1, y0)}L${spot(x1, y1)}L${spot(x0, y1)}z`;
  const colour = Math.floor(random() * ROOFS);
  made.roofs[colour] += box(-wide, -deep, wide, deep);
  made.shadows += box(-wide + 2.5, -deep + 3.5, wide + 2.5, deep + 3.5);
  made.eaves += box(-wide, 0, wide, deep);
  made.ridges += `M${spot(-wide, 0)}L${spot(wide, 0)}`;
  if (random() < 0.5) made.eaves += box(wide - 6, -deep + 2, wide - 2.5, -deep + 5.5);
  if (random() < 0.4) made.windows += box(-wide + 3, deep - 6, -wide + 7, deep - 2) + (random() < 0.5 ? box(-wide + 10, deep - 6, -wide + 14, deep - 2) : "");
}

/** A gentle curve beside a street, for its name. */
function sign(street: Street, points: Point[], others: Point[]): Sign {
  const curve = street.curve[0]![0] <= street.curve.at(-1)![0] ? street.curve : [...street.curve].reverse();
  const lengths = curve.slice(1).map(([x, y], at) => Math.hypot(x - curve[at]![0], y - curve[at]![1]));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const half = street.name.length * 4.3;
  const beside = (along: number, off: number): Point => {
    let rest = Math.max(2, Math.min(total - 2, along));
    for (let at = 0; at < lengths.length; at += 1) {
      const length = lengths[at]!;
      if (rest <= length && length > 0) {
        const [[x0, y0], [x1, y1]] = [curve[at]!, curve[at + 1]!];
        const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length];
        return [x0 + dx * rest + dy * off, y0 + dy * rest - dx * off];
      }
      rest -= length;
    }
    return curve.at(-1)!;
  };
  const spots = (off: number): Point[] => [-0.9, -0.5, 0, 0.5, 0.9].map((part) => beside(total / 2 + part * half, off));
  const room = (off: number): number => Math.min(...spots(off).map((spot) => Math.min(nearest(points, ...spot).far, nearest(others, ...spot).far + 14)));
  const off = room(-51) > room(41) + 3 ? -51 : 41;
  others.push(...spots(off));
  const [from, middle, to] = [beside(total / 2 - half, off), beside(total / 2, off), beside(total / 2 + half, off)];
  const grow = Math.max(1, (half * 2) / Math.max(1, Math.hypot(to[0] - from[0], to[1] - from[1])));
  const [start, end] = [from, to].map(([x, y]): Point => [middle[0] + (x - middle[0]) * grow, middle[1] + (y - middle[1]) * grow]) as [Point, Point];
  const bend: Point = [2 * middle[0] - (start[0] + end[0]) / 2, 2 * middle[1] - (start[1] + end[1]) / 2];
  return { name: street.name.replaceAll("'", "’"), size: round(16.5 * Math.min(1, Math.max(0.78, total / (2 * half)))), d: `M${start.map(round).join(" ")}Q${bend.map(round).join(" ")} ${end.map(round).join(" ")}` };
}

function wavesIn(town: Town): string {
  const random = dice(3);
  let waves = "";
  const top = Math.max(...town.river.map(([, y]) => y));
  for (let y = top + 14; y < town.height + REACH; y += 14) {
    for (let x = -REACH + random() * 60; x < town.width + REACH; x += 70 + random() * 60) waves += `M${round(x)} ${round(y)}q12-6 24 0t24 0`;
  }
  return waves;
}

function cobblesOn({ x, y }: { x: number; y: number }): string {
  let stones = "";
  for (const [far, count] of [[49, 22], [38, 17], [27, 12], [16, 7]] as const) {
    for (let at = 0; at < count; at += 1) {
      const turn = (at / count) * 6.283;
      stones += `M${round(x + far * Math.cos(turn) - 4.6)} ${round(y + far * Math.sin(turn))}a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0z`;
    }
  }
  return stones;
}

/** The compass stands in the corner that is farthest from the streets; the first is taken up by the town's name. */
function corner(town: Town, points: Point[]): Point {
  const [right, low] = [town.width - 96, (town.river.length ? bank(town.river, 92) : town.height) - 58];
  const corners: Point[] = [[92, low], [right, low], [right, 120]];
  return corners.sort((a, b) => nearest(points, ...b).far - nearest(points, ...a).far)[0]!;
}

export function sceneryOf(town: Town): Scenery {
  const points: Point[] = [...town.streets.flatMap((street) => street.curve), ...town.spaces.map(({ x, y }): Point => [x, y])];
  const parks = parksIn(town, points);
  const compass = corner(town, points);
  const written: Point[] = []; // where names stand already
  const lanes = town.streets.map((street) => line(street.curve));
  const shore = town.river.length ? `M${-REACH} ${town.height + REACH}V${town.river[0]![1]}${town.river.map(([x, y]) => `L${x} ${y}`).join("")}H${town.width + REACH}V${town.height + REACH}z` : "";
  return {
    roads: lanes.join(""), lanes, parks, ...builtUp(town, points, parks, compass),
    water: shore, waves: town.river.length ? wavesIn(town) : "", cobbles: cobblesOn(town.spaces[0]!),
    compass, signs: town.streets.map((street) => sign(street, points, written)),
  };
}
