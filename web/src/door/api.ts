/** Requests to the service. Every refusal becomes a Refusal with one sentence. */

import { keepHead } from "../fair/public";
import { isWaitedFor, nextLink, sealed, see, taken } from "../fair/keep";
import type {
  Clause,
  Daily,
  Duplicate,
  Ending,
  GameInfo,
  Ledger,
  LessonAnswer,
  Lessons,
  Me,
  NewDuplicate,
  NewTable,
  Position,
  PuzzleAnswer,
  PuzzleOfTheDay,
  Puzzles,
  Replay,
  ReplayStep,
  ReviewState,
  Story,
  Summary,
  Table,
  Trouble,
} from "./protocol";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly trouble: Trouble,
  ) {
    super(trouble.reason);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "X-Rookery": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const request: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) request.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refusal(0, { error: "offline", reason: "" });
  }
  if (!answer.ok) throw new Refusal(answer.status, await troubleIn(answer));
  return answer;
}

async function troubleIn(answer: Response): Promise<Trouble> {
  try {
    return (await answer.json()) as Trouble;
  } catch {
    return { error: "failure", reason: `${answer.status}` };
  }
}

/** Asks again once with a fresh identity, as a new guest has none yet. */
async function known(method: string, path: string, body?: unknown): Promise<Response> {
  try {
    return await ask(method, path, body);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    await door.me();
    return ask(method, path, body);
  }
}

const read = async <T>(path: string): Promise<T> => (await known("GET", path)).json() as Promise<T>;
const write = async <T>(method: string, path: string, body: unknown): Promise<T> => (await known(method, path, body)).json() as Promise<T>;

/** What a table says, what a poster does, and what comes when it is needed. */
export type WordsPart = "table" | "poster" | OnNeed;
export type OnNeed = "rules" | "glossary";

const texts = new Map<string, Promise<string>>(); // by game, language and part; what was fetched in this visit is up to date
const packs = new Map<string, Promise<unknown>>();
let games: Promise<GameInfo[]> | null = null;
const id = encodeURIComponent;

export const door = {
  me: async (): Promise<Me> => (await ask("GET", "/api/me")).json() as Promise<Me>,
  /** A new guest for somebody whose cookie the service cannot read; who has a good one keeps it. */
  beginAnew: async (): Promise<Me> => (await ask("POST", "/api/me", {})).json() as Promise<Me>,
  rename: (name: string) => write<Me>("PATCH", "/api/me", { name }),
  games: (): Promise<GameInfo[]> => (games ??= read<GameInfo[]>("/api/games")),
  /** A part of a game's sentences; with their mark they may come from the browser's own store. */
  words: (game: string, lang: string, part: WordsPart, mark: string | null): Promise<string> => {
    const place = `${game}/${lang}/${part}`;
    const kept = mark === null ? "" : `&v=${mark}`;
    const text = texts.get(place) ?? known("GET", `/api/words/${id(game)}/${lang}.ftl?part=${part}${kept}`).then((answer) => answer.text());
    texts.set(place, text);
    text.catch(() => texts.delete(place));
    return text;
  },
  lessons: (game: string) => read<Lessons>(`/api/lessons/${id(game)}`),
  lessonWords: async (game: string, lang: string, part: "lessons" | "how" | "guide"): Promise<string> =>
    (await known("GET", `/api/lessons/${id(game)}/words/${lang}.ftl?part=${part}`)).text(),
  lesson: (game: string, step: string, done: number[], actions: number[]) =>
    write<LessonAnswer>("POST", `/api/lessons/${id(game)}/${id(step)}`, { done, actions }),
  lessonWhy: (game: string, step: string, done: number[], action: number) =>
    write<Clause>("POST", `/api/lessons/${id(game)}/${id(step)}/why`, { done, action }),
  puzzles: (game: string) => read<Puzzles>(`/api/puzzles/${id(game)}`),
  puzzleToday: () => read<PuzzleOfTheDay>("/api/puzzles/today"),
  puzzle: (game: string, puzzle: string, actions: number[], show: boolean) =>
    write<PuzzleAnswer>("POST", `/api/puzzles/${id(game)}/${id(puzzle)}`, { actions, show }),
  pack: (game: string, pack: string): Promise<unknown> => {
    const path = `/api/packs/${id(game)}/${id(pack)}`;
    const data = packs.get(path) ?? read<unknown>(path);
    packs.set(path, data);
    data.catch(() => packs.delete(path));
    return data;
  },
  tables: (list: "open" | "playing" | "mine" | "over") => read<Summary[]>(`/api/tables?list=${list}`),
  open: (table: NewTable): Promise<Table> => withSeal((seal) => write<Table>("POST", "/api/tables", { ...table, seal })),
  sit: (table: string, seat: number): Promise<Table> => withSeal((seal) => door.post<Table>(table, "join", { seat, seal })),
  /** Today's deal, or that of a date. */
  daily: (date: string) => read<Daily>(date ? `/api/daily/${id(date)}` : "/api/daily"),
  playDaily: (date: string, fun: boolean) => write<Table>("POST", `/api/daily/${id(date)}`, { fun }),
  duplicate: (deal: string) => read<Duplicate>(`/api/duplicates/${id(deal)}`),
  openDuplicate: (wish: NewDuplicate) => write<Duplicate>("POST", "/api/duplicates", wish),
  ledger: (query: string) => read<Ledger>(`/api/ledger${query}`),
  position: (table: string) => read<Position>(`/api/tables/${id(table)}/position`),
  post: <T>(table: string, verb: string, body: unknown) => write<T>("POST", `/api/tables/${id(table)}/${verb}`, body),
  table: (table: string) => read<Table>(`/api/tables/${id(table)}`),
  replay: (table: string) => read<Replay>(`/api/tables/${id(table)}/replay`),
  ending: (table: string) => read<Ending>(`/api/tables/${id(table)}/ending`),
  story: (table: string, seat: number) => read<Story>(`/api/tables/${id(table)}/story?seat=${seat}`),
  review: (table: string) => read<ReviewState>(`/api/tables/${id(table)}/review`),
  askReview: (table: string) => write<ReviewState>("POST", `/api/tables/${id(table)}/review`, {}),
  step: (table: string, step: number, seat: number) => read<ReplayStep>(`/api/tables/${id(table)}/replay/${step}?seat=${seat}`),
};

/** Takes a seat with a part of the chance of one's own, which is kept here and opened when the table waits for it. */
async function withSeal(take: (seal: string | null) => Promise<Table>): Promise<Table> {
  const mine = sealed();
  const table = await take(mine.seal);
  mine.store(table.id);
  return openUp(table);
}

/** Opens what we sealed, if the table waits for it: the promise is kept before anything is told. */
export async function openUp(table: Table): Promise<Table> {
  see(table);
  const link = isWaitedFor(table) ? nextLink(table) : null;
  if (!link) return table;
  door.ledger("").then(
    ({ entries }) => keepHead(entries),
    () => undefined,
  ); // so that no line can vanish later
  try {
    const found = await door.post<Table>(table.id, "reveal", { link });
    taken(table.id, link);
    return found;
  } catch (error) {
    if (error instanceof Refusal) return table; // it began or was called off meanwhile: the next position tells
    throw error;
  }
}
