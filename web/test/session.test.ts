import { beforeEach, expect, test, vi } from "vitest";

vi.mock("../src/door/early", () => ({ firstPosition: () => new Promise(() => undefined) }));

/** The other end of the line: keeps what was sent, and sends what the test wants. */
class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static last: Line;
  readyState = 1;
  sent: { id: number; t: string }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: number; t: string });
  }
  tell(frame: Record<string, unknown>): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
  position(seq: number): void {
    this.tell({ t: "position", seq, from: 0, events: [], chat: [], table: { id: "table", status: "playing", commitment: "c", newest: "" } });
  }
  answer(at: number, frame: Record<string, unknown> = { t: "ok" }): void {
    this.tell({ ...frame, id: this.sent[at]?.id });
  }
  close(): void {}
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("window", { setInterval: () => 0, setTimeout: () => 0 });
  vi.stubGlobal("document", { addEventListener: () => undefined });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("location", { protocol: "http:", host: "rookery" });
});

async function seated(): Promise<{ session: import("../src/door/session.svelte").Session; line: Line }> {
  const { Session } = await import("../src/door/session.svelte");
  const session = new Session("table");
  void session.open();
  Line.last.position(1);
  return { session, line: Line.last };
}

test("a move keeps the hands busy until it is answered", async () => {
  const { session, line } = await seated();
  const played = session.play([3]);
  expect(session.busy).toBe(true);
  line.answer(0);
  await played;
  expect(session.busy).toBe(false);
});

test("a newer position frees the hands, though the answer comes later", async () => {
  const { session, line } = await seated();
  const played = session.play([3]);
  line.position(1);
  expect(session.busy).toBe(true); // somebody came or went: the table has not moved
  line.position(4);
  expect(session.busy).toBe(false);
  const again = session.play([5]);
  line.answer(0);
  await played;
  expect(session.busy).toBe(true); // that was the answer to the first
  line.answer(1);
  await again;
  expect(session.busy).toBe(false);
});

test("a refused move frees the hands", async () => {
  const { session, line } = await seated();
  const played = session.play([3]);
  line.answer(0, { t: "error", error: "stale", reason: "" });
  await expect(played).rejects.toThrow();
  expect(session.busy).toBe(false);
});

test("what is chosen before the line is open goes out after the greeting; a line that never opens refuses it", async () => {
  const { Session } = await import("../src/door/session.svelte");
  const begun = (): { session: InstanceType<typeof Session>; line: Line } => {
    const session = new Session("table");
    void session.open();
    Line.last.readyState = Line.CONNECTING;
    return { session, line: Line.last };
  };
  const { session, line } = begun();
  const played = session.play([3]);
  expect(session.busy).toBe(true);
  line.readyState = Line.OPEN;
  line.onopen();
  expect(line.sent.map(({ t }) => t)).toEqual(["hello", "move"]);
  line.answer(1);
  await played;
  const other = begun();
  const lost = other.session.play([3]);
  other.line.onclose({ code: 1006 });
  await expect(lost).rejects.toThrow();
  expect(other.session.busy).toBe(false);
});

test("whoever listens hears what is new: not what is sent once more, and when something was taken back", async () => {
  const { Session } = await import("../src/door/session.svelte");
  const heard: [upto: number, fresh: string[], undone: boolean][] = [];
  const session = new Session("table", (_, upto, fresh, undone) => heard.push([upto, fresh.map(({ key }) => key), undone]));
  void session.open();
  const frame = { t: "position", v: 1, chat: [], table: { id: "table", status: "playing", commitment: "c", newest: "" } };
  const [one, two, other] = [
    { i: 0, key: "one", args: {} },
    { i: 1, key: "two", args: {} },
    { i: 1, key: "other", args: {} },
  ];
  Line.last.tell({ ...frame, seq: 1, from: 0, events: [one] });
  Line.last.tell({ ...frame, seq: 2, from: 1, events: [two] });
  Line.last.tell({ ...frame, seq: 2, from: 0, events: [one, two] });
  Line.last.tell({ ...frame, seq: 4, from: 0, events: [one, other] });
  expect(heard).toEqual([
    [1, ["one"], false],
    [2, ["two"], false],
    [2, [], false],
    [2, ["other"], true],
  ]);
});
