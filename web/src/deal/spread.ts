/** The geometry of a spread of points: columns of people, and dots of bots below them. */

export interface Column {
  from: number;
  to: number;
  count: number;
  mine: boolean;
}

const MOST = 16; // columns

/** People's points in columns of equal width, from the lowest of all points to the highest. */
export function columnsOf(people: number[], others: number[], mine: number | null): Column[] {
  const all = [...people, ...others];
  if (!all.length) return [];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const width = Math.max(1, Math.ceil((high - low + 1) / MOST));
  return Array.from({ length: Math.ceil((high - low + 1) / width) }, (_, at) => {
    const [from, to] = [low + at * width, low + (at + 1) * width - 1];
    const within = (points: number): boolean => points >= from && points <= to;
    return { from, to, count: people.filter(within).length, mine: mine !== null && within(mine) };
  });
}

/** Where points stand across the columns, from 0 to 1. */
export function acrossOf(columns: Column[], points: number): number {
  const [low, high] = [columns[0]?.from ?? 0, columns.at(-1)?.to ?? 0];
  return (points - low + 0.5) / (high - low + 1);
}
