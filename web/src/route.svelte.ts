/** Which page an address names. */

export type Page =
  | { name: "lobby" }
  | { name: "table"; id: string }
  | { name: "replay"; id: string; step: number | null; seat: number | null }
  | { name: "review"; id: string }
  | { name: "fair"; id: string }
  | { name: "learn"; game: string; step: string }
  | { name: "glossary"; game: string }
  | { name: "how"; game: string }
  | { name: "puzzles"; game: string }
  | { name: "puzzle"; game: string; puzzle: string }
  | { name: "daily"; date: string }
  | { name: "duplicate"; id: string }
  | { name: "settings" }
  | { name: "nowhere" };

function numberIn(query: URLSearchParams, key: string): number | null {
  const text = query.get(key);
  return text !== null && /^-?\d+$/.test(text) ? Number(text) : null;
}

export function pageOf(address: URL): Page {
  const [, first = "", id = "", more = ""] = address.pathname.split("/");
  if (first === "t" && id) return { name: "table", id };
  if (first === "review" && id) return { name: "review", id };
  if (first === "fair" && id) return { name: "fair", id };
  if (first === "learn" && id) return { name: "learn", game: id, step: more };
  if (first === "glossary" && id) return { name: "glossary", game: id };
  if (first === "how" && id) return { name: "how", game: id };
  if (first === "puzzles" && (more || id === "today")) return { name: "puzzle", game: id, puzzle: more };
  if (first === "puzzles") return { name: "puzzles", game: id };
  if (first === "daily") return { name: "daily", date: id };
  if (first === "duplicate" && id) return { name: "duplicate", id };
  if (first === "settings") return { name: "settings" };
  if (first === "r" && id) {
    const query = address.searchParams;
    return { name: "replay", id, step: numberIn(query, "step"), seat: numberIn(query, "seat") };
  }
  return { name: first ? "nowhere" : "lobby" };
}

/** The lobby and the table are files of their own: neither waits for the other. */
export const lobby = () => import("./pages/Lobby.svelte");
export const table = () => import("./pages/Table.svelte");

class Route {
  page = $state<Page>(pageOf(new URL(location.href)));
  /** The table that was left last, to go back to. */
  table = $state("");

  constructor() {
    addEventListener("popstate", () => this.#follow());
  }

  go(path: string): void {
    if (this.page.name === "table") this.table = location.pathname + location.hash;
    history.pushState(null, "", path);
    scrollTo(0, 0);
    this.#follow();
  }

  /** Changes the address without leaving the page. */
  note(path: string): void {
    history.replaceState(null, "", path);
  }

  #follow(): void {
    this.page = pageOf(new URL(location.href));
  }
}

export const route = new Route();

/** For plain links: a click stays in this page, with every modifier the browser's own way. */
export function stay(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
