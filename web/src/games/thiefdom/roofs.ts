/** The lines of a roof: its outline, its texture (one a kind, so that colour is never needed), its lit windows. */

import { CELL, DELTA, LEFT, TOP, type Town } from "./town";
import { ROWS, STRIDE, type Building } from "./view";

const INSET = 2.5;
export const EAVES = 6; // how much of the front wall shows below a roof

interface Box { x: number; y: number; w: number; h: number; cell: number; open: boolean[] }

export interface Roof { kind: string; spot: number; top: string; front: string; edge: string; texture: string; light: string; shade: string; windows: string; bushes: [x: number, y: number, r: number][] }

/** A small steady randomness, so that a roof looks the same every time. */
function dice(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function boxes(house: Building): Box[] {
  const cells = new Set(house.cells);
  return house.cells.map((cell) => {
    const open = DELTA.map((step, way) => !(cells.has(cell + step) && (way % 2 === 0 || Math.floor((cell + step) / STRIDE) === Math.floor(cell / STRIDE))));
    const [n, e, s, w] = open.map((one) => (one ? INSET : -0.3)) as [number, number, number, number];
    const x = LEFT + (cell % STRIDE) * CELL + w;
    const y = TOP + Math.floor(cell / STRIDE) * CELL + n;
    return { x, y, w: CELL - w - e, h: CELL - n - s - (open[2] ? EAVES : 0), cell, open };
  });
}

const rect = (x: number, y: number, w: number, h: number): string => `M${x.toFixed(1)} ${y.toFixed(1)}h${w.toFixed(1)}v${h.toFixed(1)}h${(-w).toFixed(1)}z`;

function edges({ x, y, w, h, open }: Box): string {
  const lines = [`M${x} ${y}h${w}`, `M${x + w} ${y}v${h}`, `M${x} ${y + h}h${w}`, `M${x} ${y}v${h}`];
  return lines.filter((_, way) => open[way]).join("");
}

/** Ashlar for towers, tiles in scales for forges and the church, thatch for stables, stripes for awnings. */
function texture(kind: string, { x, y, w, h }: Box): string {
  let lines = "";
  if (kind === "tower" || kind === "dungeon") {
    for (let k = 8; k < h; k += 8) lines += `M${x} ${y + k}h${w}`;
    for (let row = 0; row * 8 < h; row += 1) for (let k = row % 2 ? 6 : 12; k < w; k += 12) lines += `M${x + k} ${y + row * 8}v${Math.min(8, h - row * 8)}`;
  } else if (kind === "market" || kind === "tavern") {
    for (let k = 4; k < w; k += 9) lines += `M${x + k} ${y}v${h}`;
  } else if (kind === "stable") {
    for (let k = 5; k < h; k += 7) lines += `M${x} ${y + k}l4 -3l4 3`.concat("l4 -3l4 3".repeat(Math.max(0, Math.floor((w - 8) / 8))));
  } else if (kind === "dealer" || kind === "smuggler") {
    for (let k = -h; k < w; k += 9) lines += slanted(x, y, w, h, k);
  } else if (kind !== "garden") {
    for (let k = 5; k < h; k += 7) lines += `M${x} ${y + k}q3 4 6 0`.concat("t6 0".repeat(Math.max(0, Math.floor((w - 6) / 6))));
  }
  return lines;
}

function slanted(x: number, y: number, w: number, h: number, k: number): string {
  const from = Math.max(0, -k);
  const to = Math.min(h, w - k);
  return to > from ? `M${x + k + from} ${y + from}L${x + k + to} ${y + to}` : "";
}

function windowsOf(box: Box, random: () => number): string {
  if (!box.open[2]) return "";
  const y = box.y + box.h + 1;
  let found = "";
  for (const at of [6, 15, 24]) if (random() < 0.5) found += rect(box.x + at, y, 4, EAVES - 2.4);
  return found;
}

/** Everything that is drawn of one building. */
export function roofOf(house: Building): Roof {
  const random = dice(house.spot);
  const all = boxes(house);
  const garden = house.kind === "garden";
  return {
    kind: house.kind,
    spot: house.spot,
    top: all.map((box) => rect(box.x, box.y, box.w, box.h)).join(""),
    front: all.filter((box) => box.open[2]).map((box) => rect(box.x, box.y + box.h, box.w, EAVES)).join(""),
    edge: all.map(edges).join(""),
    texture: all.map((box) => texture(house.kind, box)).join(""),
    light: all.filter((box) => box.open[0]).map((box) => `M${box.x + 2} ${box.y + 1.6}h${box.w - 4}`).join(""),
    shade: all.filter((box) => box.open[1]).map((box) => rect(box.x + box.w * 0.68, box.y, box.w * 0.32, box.h)).join(""),
    windows: garden ? "" : all.map((box) => windowsOf(box, random)).join(""),
    bushes: garden ? all.flatMap((box) => [0, 1, 2].map(() => [box.x + 6 + random() * (box.w - 12), box.y + 6 + random() * (box.h - 12), 4 + random() * 3] as [number, number, number])) : [],
  };
}

/** The border around a building, for the mark of a choice. */
export function borderOf(house: Building): string {
  return boxes(house).map((box) => edges({ ...box, h: box.h + (box.open[2] ? EAVES : 0) })).join("");
}

export function areaOf(house: Building): string {
  return boxes(house).map((box) => rect(box.x, box.y, box.w, box.h + (box.open[2] ? EAVES : 0))).join("");
}

/** An edge between two cells: its middle, and whether it stands upright. */
export interface Edge { x: number; y: number; upright: boolean }

export function edgeAt(cell: number, way: number): Edge {
  const x = LEFT + ((cell % STRIDE) + 0.5) * CELL;
  const y = TOP + (Math.floor(cell / STRIDE) + 0.5) * CELL;
  const shift = CELL / 2;
  return { x: x + (way === 1 ? shift : way === 3 ? -shift : 0), y: y + (way === 2 ? shift : way === 0 ? -shift : 0), upright: way % 2 === 1 };
}

/** The doors of locations: the edges over which they are entered. */
export function doorsOf(town: Town): Edge[] {
  const found: Edge[] = [];
  for (const house of town.buildings) {
    if (!["market", "dealer", "dungeon", "tavern", "smuggler"].includes(house.kind)) continue;
    for (const cell of house.doors) {
      for (let way = 0; way < 4; way += 1) {
        if (!town.walls.has(cell * 4 + way) && town.byCell.get(cell + DELTA[way]!) === house) found.push(edgeAt(cell, way));
      }
    }
  }
  return found;
}

/** Every wall once, though two alleys may name it. */
export function wallsOf(town: Town): Edge[] {
  const found = new Map<string, Edge>();
  for (const wall of town.walls) {
    const edge = edgeAt(Math.floor(wall / 4), wall % 4);
    found.set(`${edge.x} ${edge.y}`, edge);
  }
  return [...found.values()];
}

/** The paving of the alleys as one shape. */
export function paving(town: Town): string {
  return [...town.alleys].map((cell) => rect(LEFT + (cell % STRIDE) * CELL - 0.3, TOP + Math.floor(cell / STRIDE) * CELL - 0.3, CELL + 0.6, CELL + 0.6)).join("");
}

/** The waves of the river, which fills the last column. */
export function waves(town: Town): string {
  const x = LEFT + (town.columns - 1) * CELL;
  let lines = "";
  for (let k = 10; k < ROWS * CELL; k += 17) lines += `M${x + 4 + (k % 3) * 2} ${TOP + k}q6 -5 12 0t12 0`;
  return lines;
}

/** A guard's view as a wedge from his cell to the last cell he sees. */
export function beam(town: Town, cell: number, facing: number, sees: number[]): string {
  const last = sees.at(-1);
  if (last === undefined) return "";
  const [x1, y1] = town.middle(cell);
  const dx = [0, 1, 0, -1][facing]!;
  const dy = [-1, 0, 1, 0][facing]!;
  const [mx, my] = town.middle(last);
  const x2 = mx + (dx * CELL) / 2;
  const y2 = my + (dy * CELL) / 2;
  const n = 16;
  return `M${x1 + dy * 5} ${y1 + dx * 5}L${x2 + dy * n} ${y2 + dx * n}L${x2 - dy * n} ${y2 - dx * n}L${x1 - dy * 5} ${y1 - dx * 5}z`;
}
