import { beforeEach, expect, test, vi } from "vitest";

vi.mock("../src/door/early", () => ({ firstPosition: () => new Promise(() => undefined) }));

/** A service that closes the line as the test wants. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  static opened = 0;
  readyState = 1;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Line.last = this;
    Line.opened += 1;
  }
  send(): void {}
  close(): void {}
}

const later: (() => void)[] = [];

beforeEach(() => {
  later.length = 0;
  Line.opened = 0;
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("window", { setInterval: () => 0, setTimeout: (work: () => void) => later.push(work) });
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("location", { protocol: "http:", host: "rookery" });
});

async function opened(): Promise<import("../src/door/session.svelte").Session> {
  const { Session } = await import("../src/door/session.svelte");
  const session = new Session("table");
  void session.open();
  return session;
}

test.each([
  [4426, "other-version"],
  [4429, "too-fast"],
])("closed with %i the page says why and stops trying", async (code, error) => {
  const session = await opened();
  Line.last.onclose({ code });
  await vi.waitFor(() => expect(session.failure?.trouble.error).toBe(error));
  expect(session.line).toBe("gone");
  expect(later).toEqual([]);
});

test("a position of a newer service is not shown", async () => {
  const session = await opened();
  Line.last.onmessage({ data: JSON.stringify({ t: "position", v: 1000, seq: 1, from: 0, events: [], chat: [] }) });
  expect(session.position).toBe(null);
  expect(session.failure?.trouble.error).toBe("other-version");
});

test("a guest whose cookie cannot be read is told so", async () => {
  const refusal = { error: "no-identity", reason: "the cookie is not one of ours" };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(refusal), { status: 401 })));
  const session = await opened();
  Line.last.onclose({ code: 4401 });
  await vi.waitFor(() => expect(session.failure?.trouble.error).toBe("no-identity"));
  expect(later).toEqual([]);
});

test("any other end of the line is tried again", async () => {
  const session = await opened();
  Line.last.onclose({ code: 1012 });
  await vi.waitFor(() => expect(later.length).toBe(1));
  later[0]?.();
  expect(Line.opened).toBe(2);
  expect(session.failure).toBe(null);
});
