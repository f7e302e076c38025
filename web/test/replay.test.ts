import { beforeEach, describe, expect, test } from "vitest";
import type { ReplayStep, Story, Table, TableEvent } from "../src/door/protocol";
import { Player, type Source } from "../src/replay/player.svelte";
import { entriesOf, placeOf, stopsOf, swingOf, toldAt } from "../src/replay/stops";
import { silent, type SceneTable } from "../src/table/scenes";
import { Timeline, type Clock } from "../src/table/timeline.svelte";

const SCENES: SceneTable = {
  ...silent("dealt", "looked"),
  placed: { ms: 400, weight: 3 },
  rolled: { ms: 900, weight: 2, befalls: true },
  round: { weight: 1, befalls: true },
};

/** Each step: who led there, and what the viewer was told of it. */
type Told = [mover: number, ...events: [key: string, seat?: number][]];
const GAME: Told[] = [
  [-1, ["dealt"]],
  [-1, ["dealt"]],
  [-1, ["round"]],
  [0, ["placed", 0]], // 4
  [0, ["looked", 0]], // 5: without a word
  [0, ["placed", 0]], // 6
  [1, ["placed", 1]], // 7
  [-1, ["rolled", 1]], // 8
  [-1, ["round"]], // 9
  [1, ["placed", 1]], // 10
  [0], // 11: the last move tells nothing
];

function story(game: Told[]): Story {
  const events: TableEvent[] = [];
  const told = [0];
  for (const [, ...found] of game) {
    for (const [key, seat] of found) events.push({ i: events.length, key, args: seat === undefined ? {} : { seat } });
    told.push(events.length);
  }
  const movers = game.map(([mover]) => mover);
  return { seat: 0, movers, told, turn_of: told.map((_, at) => [movers.slice(at).find((mover) => mover >= 0) ?? -1].filter((seat) => seat >= 0)), events };
}

const STORY = story(GAME);
const isHeading = (event: TableEvent): boolean => event.key === "round";

describe("where a replay stops", () => {
  const stops = stopsOf(STORY, SCENES, 0);
  test("the set-up is one stop, a move goes with what chance made of it, a move without a word with the next", () => {
    expect(stops.map(({ step }) => step)).toEqual([3, 4, 6, 9, 11]);
    expect(stops.map(({ mover }) => mover)).toEqual([-1, 0, 0, 1, 0]);
  });
  test("every event is told at one stop", () => {
    expect(stops.map(({ from, upto }) => [from, upto])).toEqual([
      [0, 3],
      [3, 4],
      [4, 6],
      [6, 9],
      [9, 10],
    ]);
  });
  test("a link may lead into the middle of a move, and tells what was told last", () => {
    const linked = stopsOf(STORY, SCENES, 5);
    expect(linked.map(({ step }) => step)).toEqual([3, 4, 5, 6, 9, 11]);
    expect(toldAt(linked, 2, STORY.events, SCENES).map(({ i }) => i)).toEqual([3]);
    expect(stopsOf(STORY, SCENES, 1).map(({ step }) => step)).toEqual(stops.map(({ step }) => step)); // nothing before the set-up is done
    expect(placeOf(stops, 5)).toBe(2);
    expect(placeOf(stops, 999)).toBe(4);
  });
  test("a game that ended at once has its beginning and its end", () => {
    expect(stopsOf(story([[-1, ["dealt"]]]), SCENES, 0).map(({ step }) => step)).toEqual([1]);
    expect(stopsOf(story([[0]]), SCENES, 0).map(({ step }) => step)).toEqual([0, 1]);
  });
  test("the list has a line a turn; a round begins under a heading", () => {
    const lines = entriesOf(stops, STORY.events, isHeading).map((entry) => ("heading" in entry ? entry.heading.key : [entry.mover, entry.first, entry.last]));
    expect(lines).toEqual([[-1, 0, 0], "round", [0, 1, 2], [1, 3, 3], "round", [0, 4, 4]]);
  });
});

test("how a turn changed a seat's chances is known where a position between was judged", () => {
  const moments = [
    [3, 0.5],
    [6, 0.7],
    [11, 1],
  ].map(([step, chance]) => ({ step: step!, mover: 0, chances: [chance!, 0] }));
  expect(swingOf(moments, 3, 6, 0)).toBeCloseTo(0.2);
  expect(swingOf(moments, 3, 5, 0)).toBeNull();
  expect(swingOf(moments, 6, 11, 0)).toBeCloseTo(0.3);
});

/** Time that stands still until somebody lets it go. */
class Hours implements Clock {
  due: (() => void)[] = [];
  now = (): number => 0;
  wait = (_: number, then: () => void): (() => void) => {
    this.due.push(then);
    return () => {
      this.due = this.due.filter((one) => one !== then);
    };
  };
  pass(): void {
    while (this.due.length) this.due.shift()!();
  }
}

describe("the player", () => {
  let hours: Hours;
  let asked: number[];
  let held: (() => void)[] | null;
  let player: Player;
  const source: Source = {
    story: async (seat) => ({ ...STORY, seat }),
    step: async (step, seat) => {
      asked.push(step);
      const gate = held;
      if (gate) await new Promise<void>((done) => gate.push(done));
      return { view: { step, seat }, preview: {} } as unknown as ReplayStep;
    },
  };
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  const drawn = (): unknown => player.timeline.position?.view?.["step"];
  const caption = (): number | undefined => player.timeline.caption[0]?.i;

  beforeEach(async () => {
    [hours, asked, held] = [new Hours(), [], null];
    player = new Player({ players: [], seats: 2 } as unknown as Table, SCENES, new Timeline(() => 1, hours), source);
    await player.see(0, 0);
  });

  test("it begins with the table as it was set up", () => {
    expect(drawn()).toBe(3);
    expect(player.settled).toBe(true);
    expect(player.timeline.caption).toEqual([]);
  });
  test("a step on plays, and what is told is what is drawn; the viewer's own moves too", async () => {
    player.go(1);
    await settle();
    expect(player.settled).toBe(false); // the scene
    expect([drawn(), caption()]).toEqual([4, 3]);
    hours.pass();
    expect(player.settled).toBe(true);
  });
  test("back, or further, is there at once", async () => {
    player.go(3);
    await settle();
    expect([drawn(), player.settled]).toEqual([9, true]);
    expect(player.timeline.caption.map(({ key }) => key)).toEqual(["placed"]);
    player.go(1);
    await settle();
    expect([drawn(), caption(), player.settled]).toEqual([4, 3, true]);
    expect(player.timeline.upto).toBe(4);
  });
  test("who steps on before a scene is over does not wait for it", async () => {
    player.go(1);
    await settle();
    player.go(2);
    await settle();
    expect(drawn()).toBe(6);
    hours.pass();
    expect([drawn(), caption()]).toEqual([6, 5]);
  });
  test("who drags the slider fetches where it rests, not all on the way", async () => {
    held = [];
    player.go(4);
    await settle();
    player.go(3);
    player.go(2);
    player.go(0);
    await settle();
    for (const open of held.splice(0)) open();
    held = null;
    await settle();
    expect(drawn()).toBe(3);
    expect(player.settled).toBe(true);
  });
  test("another seat sees the same step", async () => {
    player.go(2);
    await settle();
    await player.see(1, player.stop!.step);
    expect(player.timeline.position?.view).toEqual({ step: 6, seat: 1 });
    expect(player.at).toBe(2);
  });
  test("who goes elsewhere while another seat's game is fetched stays there", async () => {
    player.go(2);
    await settle();
    const seen = player.see(1, player.stop!.step);
    player.go(0);
    await seen;
    await settle();
    expect([player.at, player.timeline.position?.view]).toEqual([0, { step: 3, seat: 1 }]);
  });
  test("what will be wanted next is fetched before", async () => {
    await settle();
    expect(asked).toEqual([3, 4, 6, 9]);
  });
  test("what could not be had is asked for again", async () => {
    const plain = source.step;
    source.step = () => Promise.reject(new Error("cut"));
    player.go(4);
    await settle();
    source.step = plain;
    expect(player.failed).toBe(true);
    player.retry();
    await settle();
    expect([drawn(), player.failed]).toEqual([11, false]);
  });
});
