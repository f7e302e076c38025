// What is drawn is always what is told: the board, the seats, the log and the caption are sampled while bots move, and held against the frames of the server.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { House, eventually } from "./house.mjs";

const TICK = 50; // milliseconds between two looks at the page
const IDLE = 6000 / TICK; // looks after the last frame of a round: on a busy machine the page is late, and so are the looks
let house;
before(async () => { house = await House.open({ pace: 0.35 }); });
after(() => house.close());

/** Somebody at a table with bots, and everything that the server sent there. */
async function seated(game, look = {}, wishes = {}) {
  const page = await house.person({ speed: 1, ...look });
  await page.goto(house.address);
  const frames = [];
  page.on("websocket", (line) => line.on("framereceived", ({ payload }) => {
    const frame = JSON.parse(payload);
    if (frame.t === "position") frames.push({ ...frame, upto: frame.from + frame.events.length, at: Date.now() });
  }));
  const id = await house.tableOf(page, game, { seats: 4, bots: { 1: "greedy", 2: "greedy", 3: "greedy" }, ...wishes });
  await page.goto(`${house.address}/t/${id}#${game}`);
  await page.locator("#board > *").first().waitFor();
  await eventually(() => frames.length > 0, "the line brings a position");
  return { page, frames, id };
}

/** What the page shows, look by look. */
function watch(page) {
  return page.evaluate((tick) => {
    window.samples = [];
    const numbers = (text) => (text?.match(/\d+/g) ?? []).map(Number);
    const first = (part) => [...document.querySelectorAll(".seats .seat")].map((seat) => numbers(seat.querySelector(part)?.textContent)[0]);
    setInterval(() => {
      const board = document.getElementById("board");
      const told = document.querySelector(".told");
      window.samples.push({
        at: Date.now(),
        board: Number(board?.dataset.seq), seats: Number(document.querySelector(".seats")?.dataset.seq), told: Number(told?.dataset.seq),
        idle: board?.dataset.idle === "true",
        event: told?.dataset.event === undefined ? -1 : Number(told.dataset.event),
        ahead: document.querySelectorAll(".stage-layer .ahead").length > 0,
        lines: Number(document.querySelector(".log")?.dataset.upto),
        ending: document.querySelector(".ending") !== null,
        dice: [...document.querySelectorAll(".slot")].map((slot) => slot.querySelectorAll(".dice .die").length),
        servants: [...document.querySelectorAll(".seats .seat .words")].map((one) => numbers(one.textContent)),
        gold: first(".tokens b"), reserve: first(".fact"), vp: first(".vp"),
      });
    }, tick);
  }, TICK);
}

/** How a position of each game looks in the page: what the samples must show for it. */
const LOOKS = {
  crypt: (view, sample) => {
    assert.deepEqual(sample.servants, view.players.map((one) => [one.active, one.placed, one.exhausted]));
    const held = view.crypt.map((card) => (card.here && card.owner >= 0 ? card.dice : 0));
    assert.deepEqual(sample.dice.map((dice, slot) => (view.crypt[slot].owner >= 0 ? dice : 0)), held);
  },
  thiefs_market: (view, sample) => assert.deepEqual(sample.gold, view.players.map((one) => one.gold)),
  oliver_twist: (view, sample) => assert.deepEqual(sample.reserve, view.players.map((one) => one.reserve)),
  thiefdom: (view, sample) => assert.deepEqual(sample.vp, view.players.map((one) => one.vp)),
};

/** Plays the first choice through the other door, when the page offers one; where several choose at once, another may be first. */
async function move(page, frames, id) {
  for (let status = 409; status !== 200; ) {
    await page.locator(".dock.mine").waitFor();
    const { seq, legal } = frames.at(-1);
    status = await page.evaluate(async ([table, body]) => {
      const headers = { "Content-Type": "application/json", "X-Rookery": "1" };
      return (await fetch(`/api/tables/${table}/move`, { method: "POST", headers, body: JSON.stringify(body) })).status;
    }, [id, { seq, actions: [legal[0][0]], link: null }]);
    assert.ok([200, 409].includes(status), `a move is taken or comes too late, not ${status}`);
    await eventually(() => frames.at(-1).seq > seq, "the move has come back");
  }
}

/** Every sample against the frames: one position on the board, in the seats and in the log, and the caption tells it. */
function judge(samples, frames, game) {
  const of = new Map(frames.map((frame) => [frame.seq, frame]));
  let drawn = 0;
  samples.forEach((sample, at) => {
    assert.equal(sample.seats, sample.board);
    assert.equal(sample.told, sample.board);
    assert.ok(sample.board >= drawn, "what was drawn does not come again");
    drawn = sample.board;
    const frame = of.get(sample.board);
    assert.ok(frame, `position ${sample.board} was sent`);
    assert.equal(sample.lines, frame.upto, `the log is at position ${sample.board}`);
    LOOKS[game](frame.view, sample);
    if (sample.event < 0) return;
    const next = samples.slice(at).find((later) => later.board > sample.board);
    if (sample.event < frame.upto) assert.ok(!sample.ahead, "a scene over the position before tells of the step to come");
    else assert.ok(!next || sample.event < of.get(next.board).upto, "only the next step is told before it is drawn");
  });
  assert.ok(new Set(samples.map((sample) => sample.board)).size > 3, "several positions were drawn");
}

// These wait for bots at their usual pace, so they wait together.
describe("while bots move", { concurrency: true }, () => {
  for (const game of Object.keys(LOOKS)) {
    test(`${game}: what is drawn is what is told, and a round of three bots is over in time`, async () => {
      const { page, frames, id } = await seated(game);
      await eventually(() => page.locator("#board[data-idle=true]").count(), "the table is ready");
      await page.locator(".told").waitFor();
      await watch(page);
      for (let turn = 0; turn < 6; turn += 1) await move(page, frames, id);
      await page.locator(".dock.mine").waitFor();
      await eventually(() => page.locator("#board[data-idle=true]").count(), "all is told");
      const samples = await page.evaluate(() => window.samples);
      judge(samples, frames, game);
      samples.forEach((sample, look) => {
        const last = frames.findLast((frame) => frame.at <= sample.at);
        const late = look - samples.findIndex(({ at }) => at >= last.at);
        assert.ok(sample.idle || late < IDLE, `still playing ${late} looks after the last frame`);
      });
      assert.ok(samples.some((sample) => !sample.idle), "something was played");
      assert.deepEqual(page.faults, []);
    });
  }

  test("the end of a game comes after its last scene", async () => {
    const { page, frames, id } = await seated("crypt", { speed: 4 }, { seats: 2, bots: { 1: "greedy" } });
    await page.locator(".told").waitFor();
    await watch(page);
    const over = () => frames.at(-1).table.status === "over";
    for (let turn = 0; turn < 200 && !over(); turn += 1) {
      await eventually(async () => over() || (await page.locator(".dock.mine").count()), "somebody is to move");
      if (!over()) await move(page, frames, id);
    }
    await page.locator(".ending").waitFor();
    const samples = await page.evaluate(() => window.samples);
    const last = frames.at(-1);
    for (const sample of samples.filter((one) => one.ending)) {
      assert.ok(sample.idle && sample.board === last.seq && sample.lines === last.upto);
    }
    assert.ok(samples.some((sample) => sample.board === last.seq && !sample.ending), "the last scene is seen without the scores");
    judge(samples, frames, "crypt");
  });
});

test("a key skips, the last round can be looked at step by step, and a line of the log shows its step", async () => {
  const { page, frames, id } = await seated("crypt", { speed: 0.5 });
  await move(page, frames, id);
  await eventually(() => frames.at(-1).legal.length > 0 && frames.at(-1).table.turn_of.includes(0), "the bots have moved");
  await page.keyboard.press("Space");
  await page.locator("#board[data-idle=true]").waitFor();
  const seq = () => page.locator("#board").getAttribute("data-seq").then(Number);
  const newest = frames.at(-1).seq;
  assert.equal(await seq(), newest);
  await page.getByRole("button", { name: "Previous step" }).click();
  assert.ok((await seq()) < newest);
  assert.equal(await page.locator(".dock.mine").count(), 0); // nothing can be chosen in the past
  await page.getByRole("button", { name: "Back to the game" }).click();
  assert.equal(await seq(), newest);
  await page.locator(".dock.mine").waitFor();
  await page.locator(".log li:not(.mine) .line", { hasText: /places/ }).first().click();
  assert.ok((await seq()) < newest);
  await page.locator(".log .drawn").first().waitFor();
  await page.locator(".stage-layer .mark").first().waitFor(); // the card it lies on
  await page.getByRole("button", { name: "Look at the last round again" }).or(page.getByRole("button", { name: "Back to the game" })).click();
  assert.equal(await seq(), newest);
  assert.deepEqual(page.faults, []);
});

test("without motion the board is there at once, and what the others did since the own turn stays to be read", async () => {
  const { page, frames, id } = await seated("crypt", { speed: 0 });
  await page.evaluate(() => {
    window.changed = []; // what was told already and then became something else
    const watch = new MutationObserver((seen) => window.changed.push(...seen.filter(({ type }) => type === "characterData").map(({ target }) => target.data)));
    watch.observe(document.querySelector(".told [role=log]"), { subtree: true, characterData: true });
  });
  await move(page, frames, id);
  await eventually(async () => frames.at(-1).table.turn_of.includes(0), "the bots have moved");
  await page.locator(".dock.mine").waitFor();
  assert.equal(await page.locator("#board").getAttribute("data-seq"), String(frames.at(-1).seq));
  const summary = page.getByRole("log", { name: "Since your turn" });
  await summary.waitFor();
  assert.equal(await summary.getAttribute("aria-live"), "polite");
  assert.ok((await summary.locator("p").count()) >= 1);
  assert.deepEqual(await page.evaluate(() => window.changed), []);
  assert.deepEqual(page.faults, []);
});

test("the speed is chosen in the settings, and they lead back to the table", async () => {
  const page = await house.person({ speed: 1 });
  await page.goto(house.address);
  const id = await house.tableOf(page, "crypt");
  await page.goto(`${house.address}/t/${id}`);
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "twice as fast" }).check();
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("rookery.settings")).speed), 2);
  await page.getByRole("link", { name: "To the table" }).click();
  await page.locator("[data-slot]").first().waitFor();
  assert.match(page.url(), new RegExp(`/t/${id}`));
  assert.deepEqual(page.faults, []);
});
