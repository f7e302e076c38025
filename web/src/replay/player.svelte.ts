/** Goes through a finished game on the timeline of the table: a step on plays its scenes, any other place is there at once. */

import { door } from "../door/api";
import { VERSION, type Position, type ReplayStep, type Story, type Table } from "../door/protocol";
import type { SceneTable } from "../table/scenes";
import type { Timeline } from "../table/timeline.svelte";
import { placeOf, stopsOf, toldAt, type Stop } from "./stops";

const AHEAD = 3; // positions that are fetched before they are wanted
const KEPT = 150; // positions in memory
const ONLOOKER = -1;

/** Where the positions come from. */
export interface Source {
  story: (seat: number) => Promise<Story>;
  step: (step: number, seat: number) => Promise<ReplayStep>;
}

export function sourceOf(id: string): Source {
  return { story: (seat) => door.story(id, seat), step: (step, seat) => door.step(id, step, seat) };
}

export class Player {
  /** Which seat's eyes; -1 is the onlooker. */
  seat = $state(ONLOOKER);
  stops = $state.raw<Stop[]>([]);
  story = $state.raw<Story | null>(null);
  /** The stop that is wanted. */
  at = $state(0);
  /** The stop that is drawn, or is being played. */
  drawn = $state(-1);
  failed = $state(false);
  #kept = new Map<string, Promise<ReplayStep>>();
  #following = false;

  constructor(
    readonly table: Table,
    readonly scenes: SceneTable,
    readonly timeline: Timeline,
    readonly source: Source,
  ) {
    timeline.scenes = scenes;
  }

  get stop(): Stop | null {
    return this.stops[this.at] ?? null;
  }

  get last(): number {
    return this.stops.length - 1;
  }

  /** All that happens is over, and what is wanted is drawn. */
  get settled(): boolean {
    return this.drawn === this.at && this.timeline.idle;
  }

  /** Looks with the eyes of a seat at a step of the record. */
  async see(seat: number, step: number): Promise<void> {
    [this.seat, this.failed] = [seat, false];
    const before = this.stop;
    try {
      const story = await this.source.story(seat);
      if (seat !== this.seat) return;
      const now = this.stop;
      const wanted = now && now !== before ? now.step : step; // whoever went on meanwhile stays there
      this.story = story;
      this.stops = stopsOf(story, this.scenes, wanted);
      this.drawn = -1;
      this.at = placeOf(this.stops, wanted);
      await this.#follow();
    } catch {
      this.failed = true;
    }
  }

  /** Once more what could not be had. */
  retry(): void {
    this.failed = false;
    if (this.story) void this.#follow();
    else void this.see(this.seat, 0);
  }

  go(to: number): void {
    this.failed = false;
    this.at = Math.max(0, Math.min(this.last, to));
    void this.#follow();
  }

  /** Draws what is wanted; who goes on while a position is fetched does not wait for it. */
  async #follow(): Promise<void> {
    if (this.#following) return;
    this.#following = true;
    try {
      while (this.drawn !== this.at) {
        const [at, seat, stops] = [this.at, this.seat, this.stops];
        const shown = await this.#fetched(stops[at]!.step, seat);
        if (at === this.at && stops === this.stops) this.#draw(at, shown);
      }
      for (const stop of this.stops.slice(this.at + 1, this.at + 1 + AHEAD)) this.#fetched(stop.step, this.seat).catch(() => undefined);
    } catch {
      this.failed = true;
    } finally {
      this.#following = false;
    }
  }

  #draw(at: number, shown: ReplayStep): void {
    const { timeline, stops, drawn } = this;
    const [stop, events] = [stops[at]!, this.story?.events ?? []];
    const position = positionOf(this.table, stop, shown);
    if (drawn >= 0 && at === drawn + 1 && timeline.speed() > 0) {
      timeline.skip();
      timeline.turns = []; // each step is told by itself
      timeline.take(position, stop.upto, events.slice(stop.from, stop.upto), false);
    } else timeline.put(position, stop.upto, toldAt(stops, at, events, this.scenes));
    this.drawn = at;
  }

  #fetched(step: number, seat: number): Promise<ReplayStep> {
    const key = `${step}/${seat}`;
    const found = this.#kept.get(key) ?? this.source.step(step, seat);
    this.#kept.set(key, found);
    found.catch(() => this.#kept.delete(key)); // asked for again next time
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    return found;
  }
}

/** A step of the film as a position of the table: nobody is asked anything, nobody's own moves are left untold. */
function positionOf(table: Table, { step, turn_of }: Stop, { view, preview }: ReplayStep): Position {
  const players = table.players.map((player) => ({ ...player, you: false, here: true, stand_in: null }));
  return {
    t: "position",
    v: VERSION,
    seq: step,
    table: { ...table, players, status: "playing", you: ONLOOKER, turn_of, trouble: null, agreed: [], absent: [] },
    view,
    question: null,
    legal: [],
    preview,
    undo: false,
    clocks: { running: [], left: null, at: 0 },
    from: 0,
    events: [],
    chat: [],
  };
}
