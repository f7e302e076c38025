/** The city as the board draws it, derived once from the map in the view. */

import { BUILDING, ROWS, STRIDE, type Building, type Gate, type ThiefdomView } from "./declared.gen";

export const DELTA = [-STRIDE, 1, STRIDE, -1] as const;
export const CELL = 36; // drawing units
export const LEFT = 24;
export const TOP = 50;

export class Town {
  readonly columns: number;
  readonly alleys: Set<number>;
  readonly lanterns: Set<number>;
  readonly walls: Set<number>;
  readonly gates: Gate[];
  readonly buildings: Building[];
  readonly bySpot: Map<number, Building>;
  readonly byCell: Map<number, Building>;

  constructor(view: ThiefdomView) {
    const map = view.map!;
    this.columns = map.columns;
    this.alleys = new Set(map.alleys);
    this.lanterns = new Set(map.lanterns);
    this.walls = new Set(map.walls);
    this.gates = map.gates;
    this.buildings = view.buildings ?? [];
    this.bySpot = new Map(this.buildings.map((one) => [one.spot, one]));
    this.byCell = new Map(this.buildings.flatMap((one) => one.cells.map((cell) => [cell, one] as const)));
  }

  get width(): number { return LEFT + 12 + this.columns * CELL; }
  get height(): number { return TOP * 2 + ROWS * CELL; }

  /** The middle of a spot on the drawing; a villa lies outside the walls. */
  middle(spot: number): [x: number, y: number] {
    if (spot < BUILDING) return [LEFT + ((spot % STRIDE) + 0.5) * CELL, TOP + (Math.floor(spot / STRIDE) + 0.5) * CELL];
    const house = this.bySpot.get(spot);
    if (!house) return [0, 0];
    if (house.cells.length === 0) return this.gateMiddle(house.section);
    return this.heart(house);
  }

  gateMiddle(section: number): [x: number, y: number] {
    const gate = this.gates.find((one) => one.section === section);
    if (!gate) return [0, 0];
    const [x, y] = this.middle(gate.cell);
    return [x, gate.north ? y - CELL - 6 : y + CELL + 6];
  }

  /** Where the emblem of a building stands: the middle of a block of four cells, or its best surrounded cell. */
  heart(house: Building): [x: number, y: number] {
    const cells = new Set(house.cells);
    const block = house.cells.find((cell) => [1, STRIDE, STRIDE + 1].every((step) => cells.has(cell + step)));
    if (block !== undefined) {
      const [x, y] = this.middle(block);
      return [x + CELL / 2, y + CELL / 2];
    }
    const beside = (cell: number): number => DELTA.filter((step) => cells.has(cell + step)).length;
    return this.middle([...house.cells].sort((a, b) => beside(b) - beside(a) || a - b)[0]!);
  }

  isBig(house: Building): boolean {
    const cells = new Set(house.cells);
    return house.cells.some((cell) => [1, STRIDE, STRIDE + 1].every((step) => cells.has(cell + step)));
  }

  /** The spot under a point of the drawing, or -1. */
  spotAt(x: number, y: number): number {
    const column = Math.floor((x - LEFT) / CELL);
    const row = Math.floor((y - TOP) / CELL);
    if (row < 0 || row >= ROWS) return this.#gateAt(x, y);
    if (column < 0 || column >= this.columns) return -1;
    const cell = row * STRIDE + column;
    return this.alleys.has(cell) ? cell : (this.byCell.get(cell)?.spot ?? -1);
  }

  #gateAt(x: number, y: number): number {
    const found = this.buildings.find((one) => {
      if (one.kind !== "villa") return false;
      const [a, b] = this.gateMiddle(one.section);
      return Math.abs(a - x) < CELL && Math.abs(b - y) < CELL;
    });
    return found?.spot ?? -1;
  }
}

let known: [key: string, town: Town] | null = null;

/** The town of a view; null before the city is laid. */
export function townOf(view: ThiefdomView): Town | null {
  if (!view.map || !view.buildings) return null;
  const key = view.city.map((place) => `${place.section}${place.side}${place.turns}`).join();
  if (known?.[0] !== key) known = [key, new Town(view)];
  return known[1];
}

/** Whether a step from cell to cell goes under the ground: the two lie nowhere near each other. */
export function isTunnel(from: number, to: number): boolean {
  if (from >= BUILDING || to >= BUILDING) return false;
  return Math.abs(Math.floor(from / STRIDE) - Math.floor(to / STRIDE)) + Math.abs((from % STRIDE) - (to % STRIDE)) > 1;
}
