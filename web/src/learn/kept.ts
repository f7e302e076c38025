/** What somebody has done in this browser, game by game: steps of lessons, puzzles. */
export class Kept {
  constructor(readonly place: string) {}

  of(game: string): string[] {
    const found = this.#all()[game];
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === "string") : [];
  }

  add(game: string, id: string): void {
    localStorage.setItem(this.place, JSON.stringify({ ...this.#all(), [game]: [...new Set([...this.of(game), id])] }));
  }

  #all(): Record<string, unknown> {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.place) ?? "{}");
      return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
    } catch {
      return {}; // unreadable: begun anew
    }
  }
}

export const learnt = new Kept("rookery.learnt");
export const solved = new Kept("rookery.puzzles");
