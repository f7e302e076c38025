/** One table, live: keeps the newest position, sends choices, reconnects by itself. */

import { nextLink, taken } from "../fair/keep";
import { Refusal, door, openUp } from "./api";
import { firstPosition } from "./early";
import {
  VERSION,
  type Asked,
  type ChatLine,
  type Frame,
  type Hint,
  type Ok,
  type OkChat,
  type OkHint,
  type OkWhy,
  type Position,
  type TableEvent,
} from "./protocol";

type Answer = { settle: (ok: Ok) => void; refuse: (trouble: Refusal) => void };
export type Line = "opening" | "live" | "lost" | "gone";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20000;
const FINAL: Record<number, Refusal["trouble"]["error"]> = { 4426: "other-version", 4429: "too-fast" }; // closed for good: the page says why
const NOBODY = 4401; // how the server closes the line of a guest without an identity
const SILENCE = 12000; // no answer for so long: the line is taken as cut

/** How many events two lists begin with in common; a line that was cut brings known ones once more. */
function agreeing(known: TableEvent[], now: TableEvent[], from: number): number {
  let same = from;
  while (same < known.length && JSON.stringify(known[same]) === JSON.stringify(now[same])) same += 1;
  return same;
}

export class Session {
  position = $state.raw<Position | null>(null);
  events = $state.raw<TableEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<Line>("opening");
  failure = $state.raw<Refusal | null>(null);
  refused = $state.raw<Refusal | null>(null); // why there is no first position yet
  busy = $state(false);

  #socket: WebSocket | null = null;
  #waiting = new Map<number, Answer>();
  #early: string[] = []; // what was chosen on the first position, which may come before the line is open
  #next = 1;
  #errand = 0;
  #wait = FIRST_WAIT;
  #retry = 0;
  #beat = 0;
  #closed = false;
  #heard = Date.now();
  #known: number | null = null; // the seq up to which the list of events is complete

  /** `heard` is told of every position: how many events there are by now, which of them are new, and whether known ones were taken back. */
  constructor(
    readonly id: string,
    readonly heard: (position: Position, upto: number, fresh: TableEvent[], undone: boolean) => void = () => undefined,
  ) {}

  /** Fetches the first position and opens the line at the same time. */
  async open(): Promise<void> {
    this.#connect();
    this.#beat = window.setInterval(() => this.#pulse(), HEARTBEAT / 4);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    try {
      const first = await firstPosition(this.id);
      if (!this.position) this.#take(first);
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) this.#give(error);
      else if (error instanceof Refusal && error.status === 409) this.refused = error; // the line goes on trying
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  async play(actions: number[]): Promise<void> {
    const link = this.position && nextLink(this.position.table);
    await this.#busily(() => this.#ask({ t: "move", seq: this.position?.seq ?? 0, actions, link }));
    taken(this.id, link);
  }

  async undo(): Promise<void> {
    await this.#busily(() => this.#ask({ t: "undo", seq: this.position?.seq ?? 0 }));
  }

  async why(action: number): Promise<OkWhy> {
    return this.#ask<OkWhy>({ t: "why", action });
  }

  async hint(): Promise<Hint> {
    const { actions, before, nudge, choices, motives, clauses } = await this.#ask<OkHint>({ t: "hint" });
    return { actions, before, nudge, choices, motives, clauses };
  }

  async say(text: string): Promise<void> {
    await this.#ask<OkChat>({ t: "chat", text });
  }

  async #busily(work: () => Promise<Ok>): Promise<void> {
    const errand = ++this.#errand;
    this.busy = true;
    try {
      await work();
    } finally {
      if (errand === this.#errand) this.busy = false;
    }
  }

  #ask<T extends Ok>(frame: Asked): Promise<T> {
    const id = this.#next++;
    const text = JSON.stringify({ ...frame, id });
    return new Promise((settle, refuse) => {
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
      else if (this.#socket?.readyState === WebSocket.CONNECTING && this.line === "opening") this.#early.push(text);
      else {
        refuse(new Refusal(0, { error: "offline", reason: "" }));
        return;
      }
      this.#waiting.set(id, { settle: settle as Answer["settle"], refuse });
    });
  }

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.id)}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      const known = this.#known === null ? {} : { seq: this.#known };
      socket.send(JSON.stringify({ t: "hello", v: VERSION, events: this.events.length, ...known }));
      for (const text of this.#early.splice(0)) socket.send(text);
    };
    socket.onmessage = (message: MessageEvent<string>) => this.#hear(JSON.parse(message.data) as Frame);
    socket.onclose = (event) => void this.#lost(socket, event.code);
  }

  #hear(frame: Frame): void {
    this.#heard = Date.now();
    if (frame.t === "position") {
      this.#wait = FIRST_WAIT; // an answer that says «unavailable» is no reason to hurry
      this.line = "live";
      this.#take(frame);
      return;
    }
    const mark = frame.id ?? 0; // no frame of ours has that
    const answer = this.#waiting.get(mark);
    this.#waiting.delete(mark);
    if (frame.t === "ok") answer?.settle(frame);
    else answer?.refuse(new Refusal(422, frame));
  }

  /** A position brings only what is new; events of a move taken back leave the list. */
  #take(frame: Position): void {
    if (frame.v > VERSION) {
      // the service was renewed: this page would misunderstand it
      this.#give(new Refusal(426, { error: "other-version", reason: "" }));
      return;
    }
    const kept = frame.from;
    const known = this.events;
    if (kept > known.length) {
      // a gap: ask for everything once more
      this.#known = null;
      this.#socket?.close();
      return;
    }
    const lines = this.chat.at(-1)?.n ?? -1;
    this.events = [...known.slice(0, kept), ...frame.events];
    const same = agreeing(known, this.events, kept);
    this.chat = [...this.chat, ...frame.chat.filter((line) => line.n > lines)];
    if (frame.seq !== this.position?.seq) this.busy = false; // what was sent is decided, even if its answer comes later
    this.position = frame;
    this.heard(frame, this.events.length, this.events.slice(same), same < known.length);
    void openUp(frame.table);
    this.#known = frame.seq;
  }

  async #lost(socket: WebSocket, code: number): Promise<void> {
    if (socket !== this.#socket || this.#closed) return;
    if (code === NOBODY) await this.#identify();
    const final = FINAL[code];
    if (final) this.#give(new Refusal(code - 4000, { error: final, reason: "" }));
    for (const answer of this.#waiting.values()) {
      answer.refuse(new Refusal(0, { error: "offline", reason: "" }));
    }
    this.#waiting.clear();
    this.#early = [];
    if (this.line === "gone") return;
    if (this.line === "live") this.line = "lost";
    this.#retry = window.setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
  }

  /** A guest without an identity is refused at the socket: get one, then the next try works. */
  async #identify(): Promise<void> {
    try {
      await door.me();
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) this.#give(error);
      else this.line = "lost";
    }
  }

  #give(error: Refusal): void {
    this.failure = error;
    this.line = "gone";
    this.close();
  }

  #hurry = (): void => {
    if (document.visibilityState !== "visible" || this.line !== "lost") return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #pulse(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const silent = Date.now() - this.#heard;
    if (silent > HEARTBEAT + SILENCE) this.#socket.close();
    else if (silent > HEARTBEAT / 2) this.#ask({ t: "ping" }).catch(() => undefined);
  }
}
