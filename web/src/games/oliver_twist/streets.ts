/** The streets of a pack: where its spaces lie and which of them touch. */

export type Point = [x: number, y: number];
export interface Space { id: string; name: string; x: number; y: number }
export interface Street { name: string; chain: number[]; yellow: boolean; curve: Point[] }
export interface Town {
  spaces: Space[];
  streets: Street[];
  near: number[][];
  yellow: boolean[];
  river: Point[];
  width: number;
  height: number;
  house: boolean; // a map of ours, not the printed one
}

interface PackedStreets {
  map: { canvas?: Point; river?: Point[]; source?: string };
  space: { id: string; name?: string; x: number; y: number }[];
  street: { name: string; chain: string[]; yellow: boolean; curve?: Point[] }[];
}

/** The town of a pack's `streets` file; without a curve a street runs straight from space to space. */
export function readTown(packed: PackedStreets): Town {
  const spaces = packed.space.map(({ id, name, x, y }) => ({ id, name: name ?? "", x, y }));
  const index = new Map(spaces.map(({ id }, at) => [id, at]));
  const near: number[][] = spaces.map(() => []);
  const yellow = spaces.map(() => false);
  const streets = packed.street.map((street) => {
    const chain = street.chain.map((id) => index.get(id) ?? 0);
    chain.slice(1).forEach((space, at) => {
      near[space]!.push(chain[at]!);
      near[chain[at]!]!.push(space);
    });
    if (street.yellow) for (const space of chain.slice(1, -1)) yellow[space] = true;
    const straight = chain.map((space): Point => [spaces[space]!.x, spaces[space]!.y]);
    return { name: street.name, chain, yellow: street.yellow, curve: street.curve ?? straight };
  });
  const [width, height] = packed.map.canvas ?? [Math.max(...spaces.map(({ x }) => x)) + 90, Math.max(...spaces.map(({ y }) => y)) + 90];
  return { spaces, streets, near, yellow, river: packed.map.river ?? [], width, height, house: packed.map.source === "house" };
}

/** The shortest way between two spaces along the streets, both ends included: where the Gang is drawn while it moves. */
export function wayTo(near: number[][], from: number, to: number): number[] {
  const before = new Map<number, number>([[from, -1]]);
  const queue = [from];
  for (const space of queue) {
    for (const next of near[space] ?? []) {
      if (before.has(next)) continue;
      before.set(next, space);
      queue.push(next);
    }
  }
  const way: number[] = [];
  for (let at = before.has(to) ? to : -1; at >= 0; at = before.get(at) ?? -1) way.unshift(at);
  return way;
}

const ARROWS: Record<string, Point> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** The space an arrow key leads to: a neighbour that lies that way, or else the nearest space on that side. */
export function ahead(town: Town, from: number, key: string, open: Set<number>): number {
  const arrow = ARROWS[key];
  const here = town.spaces[from];
  if (!arrow || !here) return from;
  const along = (space: number): { on: number; far: number } => {
    const [dx, dy] = [town.spaces[space]!.x - here.x, town.spaces[space]!.y - here.y];
    const far = Math.hypot(dx, dy);
    return { on: (dx * arrow[0] + dy * arrow[1]) / (far || 1), far };
  };
  const joined = town.near[from]!.filter((space) => open.has(space) && along(space).on > 0.5).sort((a, b) => along(b).on - along(a).on);
  if (joined.length) return joined[0]!;
  const others = [...open].filter((space) => space !== from && along(space).on > 0.6);
  return others.sort((a, b) => along(a).far - along(b).far)[0] ?? from;
}
