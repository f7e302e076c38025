import { afterEach, describe, expect, test, vi } from "vitest";
import { acrossOf, apart, frameOf, lineOf, nearest, spotsOf, upOf } from "../src/review/chart";
import { signOf } from "../src/review/signs";
import { Refusal, door } from "../src/door/api";
import type { ReviewState } from "../src/door/protocol";
import { Asking } from "../src/review/asking.svelte";

const MOMENTS = [
  { step: 5, mover: -2, chances: [0.5, 0.5] },
  { step: 20, mover: 0, chances: [0.25, 0.8] },
  { step: 105, mover: 1, chances: [0, 1] },
];

describe("the chart", () => {
  const frame = frameOf(800);
  test("steps go from edge to edge and chances from the floor to the top", () => {
    expect(acrossOf(frame, 5, 5, 105)).toBe(frame.left);
    expect(acrossOf(frame, 105, 5, 105)).toBe(frame.width - frame.right);
    expect(acrossOf(frame, 3, 3, 3)).toBe(frame.left);
    expect(upOf(frame, 1)).toBe(frame.top);
    expect(upOf(frame, 0)).toBe(frame.height - frame.bottom);
  });
  test("a line has a spot a moment", () => {
    const spots = spotsOf(frame, MOMENTS, 1);
    expect(spots).toHaveLength(3);
    expect(spots[2]).toEqual({ x: frame.width - frame.right, y: frame.top });
    expect(lineOf(spots).match(/[ML]/g)).toEqual(["M", "L", "L"]);
  });
  test("the cursor takes the nearest moment", () => {
    expect(nearest(frame, MOMENTS, 0)).toBe(0);
    expect(nearest(frame, MOMENTS, acrossOf(frame, 25, 5, 105))).toBe(1);
    expect(nearest(frame, MOMENTS, frame.width)).toBe(2);
  });
  test("labels keep apart and before the edge", () => {
    expect(apart([10, 12, 200], 20, 300)).toEqual([10, 30, 200]);
    expect(apart([280, 290, 295], 20, 300)).toEqual([260, 280, 300]);
  });
  test("it is lower where there is little room", () => expect(frameOf(340).height).toBeLessThan(frame.height));
});

test("five seats have five signs and five dashes", () => {
  const signs = [0, 1, 2, 3, 4].map(signOf);
  expect(new Set(signs.map((sign) => sign.path)).size).toBe(5);
  expect(new Set(signs.map((sign) => sign.dash)).size).toBe(5);
});

describe("waiting for a review", () => {
  const working: ReviewState = { status: "working", done: 1, of: 9 };
  const done = { status: "done", turns: [], moments: [] } as unknown as ReviewState;
  const offline = new Refusal(0, { error: "offline", reason: "" });
  const unavailable = new Refusal(503, { error: "unavailable", reason: "" });

  /** Answers a page's looks in turn, the last one for ever; resolves when the page has stopped looking. */
  async function asked(looks: (ReviewState | Refusal)[]): Promise<Asking> {
    vi.useFakeTimers();
    vi.spyOn(door, "askReview").mockResolvedValue(working);
    vi.spyOn(door, "review").mockImplementation(async () => {
      const look = looks.length > 1 ? looks.shift()! : looks[0]!;
      if (look instanceof Refusal) throw look;
      return look;
    });
    const asking = new Asking("table");
    const over = asking.ask();
    await vi.runAllTimersAsync();
    await over;
    return asking;
  }
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test("a look that is not answered ends nothing", async () => {
    const asking = await asked([working, offline, unavailable, working, done]);
    expect(asking.status).toBe("done");
    expect(asking.review).toBe(done);
  });
  test("a service that is gone for good, or refuses, ends it", async () => {
    expect((await asked([working, offline])).status).toBe("failed");
    expect((await asked([working, new Refusal(404, { error: "not-found", reason: "" }), done])).status).toBe("failed");
  });
});
