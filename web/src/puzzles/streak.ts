/** On how many days in a row somebody took on the puzzle of the day; kept in this browser, and nobody is reminded. */

const PLACE = "rookery.puzzle-days";
const DAY = 86_400_000;

interface Row {
  day: string; // the last one, in UTC
  days: number;
}

function kept(): Row | null {
  try {
    const { day, days } = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Row>;
    return typeof day === "string" && typeof days === "number" ? { day, days } : null;
  } catch {
    return null; // unreadable: begun anew
  }
}

const apart = (later: string, earlier: string): number => (Date.parse(later) - Date.parse(earlier)) / DAY;

/** The days in a row up to today or yesterday. */
export function daysInARow(today: string): number {
  const row = kept();
  return row && [0, 1].includes(apart(today, row.day)) ? row.days : 0;
}

export const takenOn = (today: string): boolean => kept()?.day === today;

export function takeOn(today: string): void {
  if (takenOn(today)) return;
  localStorage.setItem(PLACE, JSON.stringify({ day: today, days: daysInARow(today) + 1 }));
}
