/** One ordered list of what happened, played step by step: the only thing that changes what is drawn and what is told. */

import type { Position, TableEvent } from "../door/protocol";
import { actsOf, headlines, newTo, ruleOf, worthTelling, type Act, type SceneTable } from "./scenes";

export const LAG = 3000; // milliseconds after which everything that has come is shown, at normal speed
const CRAMPED = 2.5; // where scenes would be shorter than this part of their time, turns become one step
const KEPT = 80; // steps that can be looked at again

/** A position with what led to it. */
export interface Step {
  position: Position;
  events: TableEvent[]; // all that are new in it
  told: TableEvent[]; // those that the viewer did not choose
  acts: Act[];
  actor: number; // whose turn it was; -1: several, or nobody's
  upto: number; // how many events of the list have happened by then
}

export interface Turn { actor: number; events: TableEvent[] }
export interface Clock { now: () => number; wait: (ms: number, then: () => void) => () => void }

const BROWSER: Clock = {
  now: () => performance.now(),
  wait: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

export class Timeline {
  /** How events play, once the board is there. */
  scenes = $state.raw<SceneTable | null>(null);
  /** The scenes that lie over the board now; the last one is playing. */
  stage = $state.raw<Act[]>([]);
  /** What the others did since the viewer's last turn, a turn each; it stays until they move again. */
  turns = $state.raw<Turn[]>([]);
  /** The steps since then, for another look. */
  kept = $state.raw<Step[]>([]);
  /** How fast pieces move to the drawn position; 0: they are simply there. */
  pace = $state(0);
  /** How fast scenes play now. */
  rate = $state(1);
  #caption = $state.raw<TableEvent[]>([]);
  #shown = $state.raw<Step | null>(null);
  #newest = $state.raw<Position | null>(null);
  #waiting = $state.raw<Step[]>([]); // not yet drawn
  #playing = $state(false);
  #looking = $state(-1);
  #arrived = 0; // when the last step came
  #moved = false; // the last step was the viewer's own
  #cancel: () => void = () => undefined;

  constructor(
    readonly speed: () => number,
    readonly clock: Clock = BROWSER,
  ) {}

  get #table(): SceneTable {
    return this.scenes ?? {};
  }

  /** The step that is drawn and told. */
  get step(): Step | null {
    return this.kept[this.#looking] ?? this.#shown;
  }

  /** The sentence under the board: what of the drawn step is told now. Several events are told as one thing. */
  get caption(): TableEvent[] {
    return this.looking ? headlines(this.step?.told ?? [], this.#table, 1) : this.#caption;
  }

  /** Nothing is left to play. */
  get idle(): boolean {
    return !this.#playing && this.#waiting.length === 0;
  }

  /** The turns to which nothing more comes. */
  get finished(): Turn[] {
    const last = this.turns.at(-1);
    const on = last && (!this.idle || this.#newest?.table.turn_of.includes(last.actor));
    return on ? this.turns.slice(0, -1) : this.turns;
  }

  /** The newest position is drawn: what it offers may be chosen. */
  get live(): boolean {
    return this.#waiting.length === 0 && !this.looking;
  }

  get looking(): boolean {
    return this.#looking >= 0;
  }

  get lookingAt(): number {
    return this.#looking >= 0 ? this.#looking : this.kept.length - 1;
  }

  /** How many events of the list have been told. */
  get upto(): number {
    return this.#shown?.upto ?? 0;
  }

  /** What is drawn. Who is here and which clocks run is always of now; choices are there when the position is. */
  get position(): Position | null {
    const [step, newest] = [this.step, this.#newest];
    if (!step || !newest || (this.live && step.position === newest)) return newest;
    const { players, trouble, agreed, absent } = newest.table;
    return { ...step.position, legal: [], undo: false, clocks: newest.clocks, chat: newest.chat, table: { ...step.position.table, players, trouble, agreed, absent } };
  }

  /** A position has come, with the events that are new in it; `undone`: some of the known ones were taken back. */
  take(position: Position, upto: number, fresh: TableEvent[], undone: boolean): void {
    const last = this.#waiting.at(-1) ?? this.#shown;
    this.#newest = position;
    if (last && !undone && fresh.length === 0 && position.seq === last.position.seq) {
      this.#renew(last, position);
      return;
    }
    const begins = !last?.position.view || !this.scenes; // there was no board to play it on
    const seen = !begins && !undone ? newTo(position.table.you, fresh, this.#table) : [];
    const told = worthTelling(seen, this.#table);
    const owing = last?.position.table.turn_of ?? [];
    const actor = owing.length === 1 ? owing[0]! : (told[0]?.args["seat"] ?? -1);
    const step: Step = { position, events: fresh, told, acts: actsOf(seen, this.#table), actor, upto };
    this.#arrived = this.clock.now();
    if (undone) {
      this.skip();
      const kept = upto - fresh.length;
      this.kept = this.kept.filter((one) => one.upto <= kept);
    }
    if (begins || undone) this.#show(step, 0);
    else {
      this.#waiting = [...this.#waiting, step];
      if (!this.#playing) this.#next();
    }
  }

  /** Another place of a list that is known: drawn and told at once, and nothing is left of where it was before. */
  put(position: Position, upto: number, events: TableEvent[]): void {
    this.#cancel();
    this.#newest = position;
    [this.#waiting, this.#looking, this.#caption, this.#moved, this.kept, this.turns] = [[], -1, [], false, [], []];
    this.#show({ position, events, told: worthTelling(events, this.#table), acts: [], actor: -1, upto }, 0);
    this.#rest();
  }

  /** Draws and tells everything that has come. */
  skip(): void {
    this.#cancel();
    this.#looking = -1;
    const rest = this.#waiting;
    for (const step of rest) this.#show(step, 0);
    if (rest.length) this.#tellTurn();
    this.#rest();
  }

  /** Another look at a step since the viewer's last turn; the last one is now. */
  look(at: number): void {
    const far = Math.max(0, Math.min(at, this.kept.length - 1));
    this.#looking = far === this.kept.length - 1 ? -1 : far;
    this.pace = 0;
  }

  /** Looks at the step that brought an event, if it is still kept. */
  lookFor(event: TableEvent): void {
    const at = this.kept.findIndex((step) => step.events.some(({ i }) => i === event.i));
    if (at >= 0) this.look(at);
  }

  close(): void {
    this.#cancel();
  }

  /** The same step, with something new beside the board. */
  #renew(step: Step, position: Position): void {
    const renewed = { ...step, position };
    if (step === this.#shown) this.#shown = renewed;
    this.#waiting = this.#waiting.map((one) => (one === step ? renewed : one));
    this.kept = this.kept.map((one) => (one === step ? renewed : one));
  }

  #next(): void {
    if (this.#waiting.length === 0) {
      this.#rest();
      return;
    }
    if (this.speed() === 0) {
      this.skip();
      return;
    }
    this.#playing = true;
    for (const within of [true, false]) {
      while (this.#hurry(this.#waiting) > CRAMPED && this.#merged(within));
    }
    this.#before(this.#waiting[0]!.acts);
  }

  #rest(): void {
    this.#playing = false;
    this.stage = [];
  }

  /** How much faster than usual scenes must play, so that all that has come is shown in time. */
  #hurry(left: Pick<Step, "acts">[]): number {
    const speed = this.speed() || 1;
    const lasting = left.reduce((sum, { acts }) => sum + acts.reduce((all, { ms }) => all + ms, 0), 0);
    return lasting / speed / Math.max(1, this.#arrived + LAG / speed - this.clock.now());
  }

  /** Joins the first two steps that may be joined, of one turn or of any; only their heaviest scene is left. */
  #merged(within: boolean): boolean {
    const at = this.#waiting.findIndex((step, n) => n > 0 && (!within || step.actor === this.#waiting[n - 1]!.actor));
    if (at < 0) return false;
    const [one, two] = [this.#waiting[at - 1]!, this.#waiting[at]!];
    const acts = [...one.acts, ...two.acts].sort((a, b) => b.weight - a.weight).slice(0, 1);
    const joined: Step = { ...two, acts, events: [...one.events, ...two.events], told: [...one.told, ...two.told] };
    this.#waiting = [...this.#waiting.slice(0, at - 1), joined, ...this.#waiting.slice(at + 1)];
    return true;
  }

  /** Scenes of the first waiting step that play over the position before; then the board changes. */
  #before(acts: Act[]): void {
    const [act, ...rest] = acts;
    const [step, ...later] = this.#waiting;
    if (act?.before) {
      if (act.weight > 0) this.#caption = act.events;
      this.#wait([...this.stage, act], [{ acts }, ...later], () => this.#before(rest));
      return;
    }
    this.rate = Math.max(1, this.#hurry([{ acts }, ...later])) * (this.speed() || 1);
    this.stage = [];
    this.#show(step!, this.rate);
    this.#after(acts);
  }

  #after(acts: Act[]): void {
    const [act, ...rest] = acts;
    if (act) this.#wait([act], [{ acts }, ...this.#waiting], () => this.#after(rest));
    else this.#next();
  }

  /** Plays the last scene of the stage for its time. */
  #wait(stage: Act[], left: Pick<Step, "acts">[], then: () => void): void {
    this.rate = Math.max(1, this.#hurry(left)) * (this.speed() || 1);
    this.stage = stage;
    this.#cancel = this.clock.wait(stage.at(-1)!.ms / this.rate, then);
  }

  /** The one place where what is drawn and what is told change. */
  #show(step: Step, rate: number): void {
    const own = step.actor >= 0 && step.actor === step.position.table.you;
    this.#waiting = this.#waiting.filter((one) => one !== step);
    this.#shown = step;
    this.pace = this.looking && !own ? 0 : rate;
    if (own) [this.#looking, this.#caption] = [-1, []];
    else if (this.#moved) [this.kept, this.turns] = [this.kept.slice(-1), []];
    this.#moved = own;
    this.#keep(step);
    if (step.told.length === 0) return;
    const later = step.told.filter((event) => !step.acts.some((act) => act.before && act.events.includes(event)));
    this.#caption = headlines(later.length ? later : step.told, this.#table, 1);
    for (const event of step.told) this.#addToTurn(event, step.actor);
  }

  /** A step without a word is no stop of its own: it goes with the next one. */
  #keep(step: Step): void {
    const last = this.kept.at(-1);
    if (last && this.kept.length > 1 && last.told.length === 0) this.kept = [...this.kept.slice(0, -1), { ...step, events: [...last.events, ...step.events] }];
    else this.kept = [...this.kept, step].slice(-KEPT);
  }

  /** What befalls somebody belongs to the turn of whoever moved; a turn that was told gets nothing more. */
  #addToTurn(event: TableEvent, actor: number): void {
    const last = this.turns.at(-1);
    const seat = ruleOf(this.#table, event.key).befalls ? (actor >= 0 ? actor : (last?.actor ?? -1)) : (event.args["seat"] ?? last?.actor ?? actor);
    if (last?.actor === seat) this.turns = [...this.turns.slice(0, -1), { ...last, events: [...last.events, event] }];
    else this.turns = [...this.turns, { actor: seat, events: [event] }];
  }

  /** The heaviest sentence of the last turn, where its steps were not told one by one. */
  #tellTurn(): void {
    const turn = this.turns.at(-1);
    if (turn) this.#caption = headlines(turn.events, this.#table, 1);
  }
}
