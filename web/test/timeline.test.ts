import { beforeEach, describe, expect, test } from "vitest";
import type { Position, TableEvent } from "../src/door/protocol";
import { actsOf, headlines, silent, type SceneTable } from "../src/table/scenes";
import { LAG, Timeline, type Clock } from "../src/table/timeline.svelte";

const SCENES: SceneTable = {
  ...silent("turn"),
  placed: { kind: "fly", ms: 400, weight: 3 },
  rolled: { kind: "roll", ms: 900, weight: 2, befalls: true, before: true },
  collected: { kind: "fly", ms: 500, weight: 4, before: true },
  round: { ms: 300, weight: 1, befalls: true },
  won: { ms: 800, weight: 9, befalls: true },
};

/** Time that goes on only when the test says so. */
class Hours implements Clock {
  time = 0;
  #due: { at: number; then: () => void }[] = [];
  now = (): number => this.time;
  wait = (ms: number, then: () => void): (() => void) => {
    const entry = { at: this.time + ms, then };
    this.#due.push(entry);
    return () => {
      this.#due = this.#due.filter((one) => one !== entry);
    };
  };
  /** Lets time pass in small steps; `look` is called at each of them. */
  pass(ms: number, look: () => void = () => undefined): void {
    const end = this.time + ms;
    for (; this.time < end; this.time += 10) {
      for (;;) {
        const next = this.#due.find((one) => one.at <= this.time);
        if (!next) break;
        this.#due = this.#due.filter((one) => one !== next);
        next.then();
      }
      look();
    }
  }
}

const ME = 0;
let hours: Hours;
let speed: number;
let timeline: Timeline;
let count: number; // events so far
let seq: number;

function position(turn_of: number[], more: Partial<Position> = {}): Position {
  const table = { id: "t", you: ME, status: "playing", turn_of, players: [], trouble: null, agreed: [], absent: [] };
  return {
    t: "position",
    v: 1,
    seq,
    table,
    view: { at: seq },
    question: null,
    legal: turn_of.includes(ME) ? [[1, "go", {}]] : [],
    preview: {},
    undo: false,
    clocks: { running: [], left: null, at: 0 },
    from: 0,
    events: [],
    chat: [],
    ...more,
  } as unknown as Position;
}

const event = (key: string, seat?: number): TableEvent => ({ i: count++, key, args: seat === undefined ? {} : { seat } }) as TableEvent;

/** A frame of the server: what happened, and who is to act now. */
function frame(turn_of: number[], ...events: TableEvent[]): Position {
  seq += 1;
  const sent = position(turn_of);
  timeline.take(sent, count, events, false);
  return sent;
}

const drawn = (): number => timeline.position!.seq;

beforeEach(() => {
  [hours, speed, count, seq] = [new Hours(), 1, 0, 0];
  timeline = new Timeline(() => speed, hours);
  timeline.scenes = SCENES;
  frame([ME], event("round"));
});

test("the first position is there at once and tells nothing", () => {
  expect(drawn()).toBe(1);
  expect(timeline.idle && timeline.live).toBe(true);
  expect(timeline.caption).toEqual([]);
});

test("the start of a game is drawn at once: there was no board to play it on", () => {
  timeline = new Timeline(() => speed, hours);
  timeline.scenes = SCENES;
  timeline.take(position([], { view: null }), 0, [], false);
  frame([1], event("round"), event("rolled", 1));
  expect([drawn(), timeline.idle]).toEqual([2, true]);
});

test("an onlooker is told everything, and no step is an own one", () => {
  const at = { ...position([1, 2]).table, you: -1 };
  timeline.take({ ...position([1, 2]), seq: ++seq, table: at }, ++count, [], false);
  timeline.take({ ...position([1]), seq: ++seq, table: at }, count + 1, [event("placed", 1)], false);
  expect([drawn(), timeline.caption[0]?.key, timeline.kept.length]).toEqual([3, "placed", 2]);
});

test("own steps are drawn at once and not told; another's wait for their turn", () => {
  frame([1], event("placed", ME));
  expect([drawn(), timeline.idle]).toEqual([2, true]);
  expect(timeline.caption).toEqual([]);
  frame([2], event("placed", 1));
  frame([ME], event("placed", 2));
  expect([drawn(), timeline.caption[0]?.args["seat"]]).toEqual([3, 1]);
  expect(timeline.live).toBe(false);
  expect(timeline.position?.legal).toEqual([]);
  hours.pass(420);
  expect([drawn(), timeline.caption[0]?.args["seat"]]).toEqual([4, 2]);
  expect(timeline.live).toBe(true); // choices need not wait for the last piece to land
  expect(timeline.position?.legal).toHaveLength(1);
  hours.pass(420);
  expect(timeline.idle).toBe(true);
});

test("chance is played for the one who called for it, over the position before", () => {
  frame([1], event("placed", ME), event("rolled", ME), event("rolled", 1), event("collected", 1), event("round"));
  expect(drawn()).toBe(1);
  expect(timeline.caption.map(({ key }) => key)).toEqual(["rolled", "rolled"]);
  hours.pass(910);
  expect([drawn(), timeline.caption[0]?.key]).toEqual([1, "collected"]);
  expect(timeline.stage.map(({ kind }) => kind)).toEqual(["roll", "fly"]); // the dice still lie there
  hours.pass(510);
  expect([drawn(), timeline.caption[0]?.key]).toEqual([2, "round"]);
  expect(timeline.stage).toHaveLength(1);
});

describe("catching up", () => {
  test("a round of many steps that come at once is over within three seconds, and ends with the last one", () => {
    for (let n = 0; n < 30; n += 1) frame([1 + (Math.floor(n / 5) % 3)], event("placed", 1 + (Math.floor(n / 5) % 3)));
    hours.pass(LAG + 20);
    expect([timeline.idle, drawn()]).toEqual([true, 31]);
  });

  test("steps that go on coming are never more than three seconds late", () => {
    const come = new Map<number, number>();
    let worst = 0;
    for (let n = 0; n < 60; n += 1) {
      come.set(frame([1 + (n % 3)], event("placed", 1 + (n % 3)), event("rolled", 2)).seq, hours.time);
      hours.pass(200, () => {
        const oldest = [...come].find(([sent]) => sent > drawn());
        if (oldest) worst = Math.max(worst, hours.time - oldest[1]);
      });
    }
    expect(worst).toBeLessThanOrEqual(LAG + 20);
    hours.pass(LAG + 20);
    expect(timeline.idle).toBe(true);
  });

  test("a machine that is late with every scene makes the next ones shorter", () => {
    const late: Clock = { now: hours.now, wait: (ms, then) => hours.wait(ms + 150, then) };
    timeline = new Timeline(() => speed, late);
    timeline.scenes = SCENES;
    timeline.take(position([1]), count, [], false);
    frame([ME], event("placed", 1), event("rolled", 2), event("collected", 1), event("round"), event("won", 1));
    hours.pass(LAG + 400);
    expect(timeline.idle).toBe(true);
  });

  test("half the speed has twice the time, four times a quarter", () => {
    for (const [rate, ms] of [
      [0.5, 6000],
      [4, 750],
    ] as const) {
      speed = rate;
      for (let n = 0; n < 20; n += 1) frame([1], event("placed", 1));
      hours.pass(ms * 0.8);
      expect(timeline.idle).toBe(false);
      hours.pass(ms * 0.2 + 20);
      expect(timeline.idle).toBe(true);
    }
  });

  test("merged steps lose no event: turns and steps keep them all", () => {
    frame([1], event("placed", ME));
    const first = count;
    for (let n = 0; n < 40; n += 1) frame([1], event("placed", 1 + (n % 2)));
    hours.pass(LAG + 20);
    const all = Array.from({ length: 40 }, (_, n) => first + n);
    expect(timeline.turns.flatMap(({ events }) => events.map(({ i }) => i))).toEqual(all);
    expect(timeline.kept.flatMap(({ events }) => events.map(({ i }) => i)).slice(1)).toEqual(all); // after the own one
    expect(timeline.kept.length).toBeLessThan(40);
  });
});

test("what is drawn is what is told, at every moment of a long game", () => {
  let random = 7;
  const pick = (most: number): number => {
    random = (random * 1103515245 + 12345) % 2147483648;
    return random % most;
  };
  const of = new Map<number, number>(); // the seq that brought an event
  let last = 0;
  for (let n = 0; n < 300; n += 1) {
    const before = count;
    const actor = pick(4);
    const keys = ["placed", "placed", "turn", "rolled", "collected", "round"].slice(0, 1 + pick(6));
    const sent = frame([pick(4)], ...keys.map((key) => event(key, key === "round" ? undefined : actor)));
    for (let i = before; i < count; i += 1) of.set(i, sent.seq);
    if (pick(9) === 0) timeline.skip();
    if (pick(7) === 0) timeline.look(pick(5));
    hours.pass(pick(800), () => {
      const { position: shown, caption, stage, step } = timeline;
      const brought = caption.map(({ i }) => of.get(i)!);
      const ahead = stage.some((act) => act.before) && !timeline.looking; // scenes over the position before: their own step is told
      for (const told of brought) {
        if (ahead) expect(told).toBeGreaterThan(shown!.seq);
        else expect(told).toBeLessThanOrEqual(shown!.seq);
      }
      if (!timeline.looking) {
        expect(shown!.seq).toBeGreaterThanOrEqual(last);
        last = shown!.seq;
        expect(timeline.upto).toBe(step!.upto);
      }
      expect((shown!.view as unknown as { at: number }).at).toBe(shown!.seq);
    });
  }
  timeline.skip();
  expect([drawn(), timeline.upto]).toEqual([seq, count]);
});

test("skipping draws the newest, and tells the heaviest of the last turn", () => {
  frame([1], event("placed", 1));
  frame([1], event("collected", 1));
  frame([ME], event("round"));
  timeline.skip();
  expect([drawn(), timeline.idle, timeline.live]).toEqual([4, true, true]);
  expect(timeline.caption[0]?.key).toBe("collected");
  expect(timeline.stage).toEqual([]);
  hours.pass(3000);
  expect(drawn()).toBe(4); // nothing that was under way comes after it
});

test("at once: every position is drawn as it comes, and what happened since the own step stays", () => {
  speed = 0;
  frame([1], event("placed", ME));
  frame([2], event("placed", 1), event("turn", 2));
  frame([ME], event("placed", 2), event("rolled", 2));
  expect([drawn(), timeline.idle]).toEqual([4, true]);
  expect(timeline.turns.map(({ actor, events }) => [actor, events.map(({ key }) => key)])).toEqual([
    [1, ["placed"]],
    [2, ["placed", "rolled"]],
  ]);
  frame([1], event("placed", ME));
  expect(timeline.turns).toHaveLength(2); // it stays while the viewer moves
  frame([2], event("placed", 1));
  expect(timeline.turns).toHaveLength(1);
});

test("a turn is finished when nothing more can come to it: each is told once", () => {
  frame([1], event("placed", ME));
  frame([1], event("placed", 1));
  hours.pass(2000);
  expect([timeline.idle, timeline.finished.length]).toEqual([true, 0]); // it is still that seat's turn
  frame([2], event("collected", 1));
  hours.pass(2000);
  expect(timeline.finished.map(({ events }) => events.length)).toEqual([2]);
});

test("before the board is there everything is drawn at once", () => {
  timeline = new Timeline(() => speed, hours);
  timeline.take(position([1]), 0, [], false);
  frame([1], event("placed", 1));
  expect([drawn(), timeline.idle, timeline.turns]).toEqual([2, true, []]);
});

test("a move taken back is gone at once, from the steps that are kept too", () => {
  frame([1], event("placed", ME));
  frame([1], event("placed", 1));
  frame([ME], event("placed", 2));
  const back = { ...position([ME]), seq: ++seq };
  timeline.take(back, 2, [], true);
  expect([drawn(), timeline.idle, timeline.upto]).toEqual([5, true, 2]);
  expect(timeline.kept.at(-1)?.position).toBe(back);
  expect(timeline.kept.some(({ upto }) => upto > 2)).toBe(false);
});

test("after a cut line all that was missed comes as one step", () => {
  const missed = Array.from({ length: 25 }, (_, n) => event("placed", 1 + (n % 3)));
  frame([ME], ...missed, event("rolled", 1), event("round"));
  hours.pass(LAG + 20);
  expect([timeline.idle, drawn()]).toEqual([true, 2]);
  expect(timeline.turns.flatMap(({ events }) => events)).toHaveLength(27);
});

test("who is here and which clocks run is of now, also while older steps are drawn", () => {
  frame([2], event("placed", 1));
  frame([2], event("placed", 2));
  const later = position([2], { clocks: { running: [2], left: [5, 5, 5], at: 9 } as Position["clocks"] });
  timeline.take(later, count, [], false);
  expect(drawn()).toBe(2);
  expect(timeline.position?.clocks.running).toEqual([2]);
  hours.pass(1000);
  expect(timeline.position).toBe(later);
});

test("the end comes with its last scene", () => {
  frame([], event("placed", 1), event("rolled", 1), event("won", 1));
  expect(timeline.idle).toBe(false);
  hours.pass(1400);
  expect([drawn(), timeline.idle]).toEqual([2, false]); // the winner is told now
  hours.pass(720);
  expect(timeline.idle).toBe(true);
});

test("steps since the own one can be looked at again; nothing may be chosen meanwhile", () => {
  frame([1], event("placed", ME));
  frame([1], event("turn", 1)); // without a word: no stop of its own
  const first = event("placed", 1);
  frame([2], first);
  frame([ME], event("placed", 2));
  hours.pass(2000);
  timeline.lookFor(first);
  expect([drawn(), timeline.caption[0]?.i, timeline.looking]).toEqual([4, first.i, true]);
  expect(timeline.position?.legal).toEqual([]);
  timeline.look(timeline.lookingAt + 1);
  expect([drawn(), timeline.looking, timeline.live]).toEqual([5, false, true]);
  timeline.look(1);
  expect(drawn()).toBe(4);
  frame([1], event("placed", ME));
  expect([drawn(), timeline.looking]).toEqual([6, false]);
});

test("scenes: alike events play together, and what leads up to the dice plays before them", () => {
  const acts = actsOf([event("placed", 1), event("rolled", 1), event("placed", 2), event("round")], SCENES);
  expect(acts.map(({ events, before }) => [events.length, before])).toEqual([
    [2, true],
    [1, true],
    [1, false],
  ]);
  expect(headlines([event("round"), event("won", 1), event("placed", 2)], SCENES, 2).map(({ key }) => key)).toEqual(["won", "placed"]);
});
