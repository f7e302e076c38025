/** The guide of somebody's first games: whether it is wanted, and how often each text was told. Kept in this browser. */

const PLACE = "rookery.guide";
const OFTEN = 3; // a text that was told so many times is told on demand only

interface Kept {
  on: boolean;
  seen: Record<string, number>;
}

function all(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {}; // unreadable: begun anew
  }
}

function read(game: string): Kept | null {
  const { on, seen } = (all()[game] ?? {}) as Partial<Kept>;
  return typeof on === "boolean" ? { on, seen: typeof seen === "object" && seen !== null ? seen : {} } : null;
}

export class Guide {
  /** Whether it is offered now: once for each game, until somebody answers or plays. */
  offering = $state(false);
  #kept = $state.raw<Kept | null>(null);

  constructor(readonly game: string) {
    this.#kept = read(game);
    this.offering = !this.#kept;
  }

  get on(): boolean {
    return this.#kept?.on ?? false;
  }

  /** Whether a text was told often enough. */
  knows(text: string): boolean {
    return (this.#kept?.seen[text] ?? 0) >= OFTEN;
  }

  /** Whoever wants it anew is told everything anew. */
  want(on: boolean): void {
    this.offering = false;
    this.#keep({ on, seen: on ? {} : (this.#kept?.seen ?? {}) });
  }

  /** It was offered, and will not be again. */
  offered(): void {
    if (!this.#kept) this.#keep({ on: false, seen: {} });
  }

  told(texts: string[]): void {
    const seen = this.#kept?.seen ?? {};
    this.#keep({ on: this.on, seen: { ...seen, ...Object.fromEntries(texts.map((text) => [text, (seen[text] ?? 0) + 1])) } });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(PLACE, JSON.stringify({ ...all(), [this.game]: kept }));
    } catch {
      // A browser that keeps nothing is asked again.
    }
  }
}

const guides = new Map<string, Guide>();

/** The guide of a game, the same for everybody on the page. */
export function guideOf(game: string): Guide {
  const found = guides.get(game) ?? new Guide(game);
  guides.set(game, found);
  return found;
}
