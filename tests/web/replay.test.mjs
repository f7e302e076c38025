// A finished game of each kind is looked at again on the stage of the table: steps, jumps, seats, links; what is drawn is what is told.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, eventually, flaws, tooSmall } from "./house.mjs";

const GAMES = ["crypt", "thiefs_market", "oliver_twist", "thiefdom"];
const CHANCE = -1;
let house;
const over = {}; // a finished game of each kind
before(async () => {
  process.env.ROOKERY_REVIEW_EFFORT = "400000";
  house = await House.open();
  const page = await house.person();
  for (const game of GAMES) over[game] = await house.table(page, { game, seats: 3, bots: { 0: "greedy", 1: "random", 2: "greedy" }, seat: null });
  for (const game of GAMES) await house.ended(page, over[game]);
});
after(() => house.close());

const story = (page, id, seat) => house.ask(page, `tables/${id}/story?seat=${seat}`);
const shown = (page, id, step, seat) => house.ask(page, `tables/${id}/replay/${step}?seat=${seat}`);
const settled = (page) => page.locator("#board[data-idle=true]").waitFor();
const stepOf = (page) => Number(new URL(page.url()).searchParams.get("step"));
const placeOf = async (page) => Number(await page.getByRole("slider").inputValue());

async function opened(game, query = "", look = {}) {
  const page = await house.person({ speed: 4, ...look });
  await page.goto(`${house.address}/r/${over[game]}${query}`);
  await settled(page);
  return page;
}

/** What the page shows at one moment. */
function sample(page) {
  return page.evaluate(() => {
    const numbers = (text) => (text?.match(/\d+/g) ?? []).map(Number);
    const first = (part) => [...document.querySelectorAll(".seats .seat")].map((seat) => numbers(seat.querySelector(part)?.textContent)[0]);
    const seq = (part) => Number(document.querySelector(part)?.dataset.seq);
    return {
      board: seq("#board"), seats: seq(".seats"), told: seq(".told"), lines: Number(document.querySelector(".moves")?.dataset.upto),
      event: Number(document.querySelector(".told")?.dataset.event ?? -1), ahead: document.querySelectorAll(".stage-layer .ahead").length > 0,
      text: document.querySelector(".told .caption > span:last-child, .told p")?.innerText.trim() ?? "",
      servants: [...document.querySelectorAll(".seats .seat .words")].map((one) => numbers(one.textContent)), gold: first(".tokens b"), reserve: first(".fact"), vp: first(".vp"),
    };
  });
}

/** How a position of each game looks beside the board. */
const LOOKS = {
  crypt: (view, seen) => assert.deepEqual(seen.servants, view.players.map((one) => [one.active, one.placed, one.exhausted])),
  thiefs_market: (view, seen) => assert.deepEqual(seen.gold, view.players.map((one) => one.gold)),
  oliver_twist: (view, seen) => assert.deepEqual(seen.reserve, view.players.map((one) => one.reserve)),
  thiefdom: (view, seen) => assert.deepEqual(seen.vp, view.players.map((one) => one.vp)),
};

/** One position on the board, beside it and in the list, and the sentence tells of it. */
async function judge(page, game, seat, told) {
  const seen = await sample(page);
  assert.equal(seen.seats, seen.board);
  assert.equal(seen.told, seen.board);
  assert.equal(seen.lines, told.told[seen.board]);
  LOOKS[game]((await shown(page, over[game], seen.board, seat)).view, seen);
  assert.match(seen.text, /^[\p{Lu}\d«“"].*[.!?…]$/su, `a sentence tells of step ${seen.board}: ${seen.text}`);
  assert.match(seen.text, /\p{L}{2}/u);
  if (seen.event >= told.told[seen.board]) assert.ok(seen.ahead, "only a scene over the position before tells of the step to come");
  return seen;
}

for (const game of GAMES) {
  test(`${game}: every step is drawn as it is told, forwards, backwards and by jumps`, async () => {
    const page = await opened(game, "?seat=0");
    const told = await story(page, over[game], 0);
    const begin = told.movers.findIndex((mover) => mover !== CHANCE);
    assert.equal(stepOf(page), begin, "the set-up is one step");
    const steps = new Set();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press("ArrowRight");
      for (const end = Date.now() + 150; Date.now() < end;) await judge(page, game, 0, told); // while it plays
      await settled(page);
      steps.add((await judge(page, game, 0, told)).board);
      if (step === 0) assert.ok(told.movers.slice(begin, stepOf(page)).some((mover) => mover >= 0), "the first step is a move");
    }
    assert.equal(steps.size, 12);
    for (let back = 0; back < 3; back += 1) {
      const before = await placeOf(page);
      await page.keyboard.press("ArrowLeft");
      await settled(page);
      await judge(page, game, 0, told);
      assert.equal(await placeOf(page), before - 1);
    }
    await page.keyboard.press("End");
    await settled(page);
    assert.equal(stepOf(page), told.movers.length);
    await judge(page, game, 0, told);
    const slider = page.getByRole("slider", { name: "Step" });
    const last = Number(await slider.getAttribute("max"));
    await slider.fill(String(Math.floor(last / 2)));
    await settled(page);
    const half = await judge(page, game, 0, told);
    assert.match(await slider.getAttribute("aria-valuetext"), /^Step \d+ of \d+: \p{L}/u);
    await page.locator(".moves .turn").last().getByRole("button").first().click();
    await settled(page);
    assert.ok((await judge(page, game, 0, told)).board > half.board, "a line of the list leads to its step");
    await page.keyboard.press("Home");
    await settled(page);
    assert.equal(stepOf(page), begin);
    assert.deepEqual(page.faults, []);
  });

  test(`${game}: on a phone and in landscape the board comes first and everything can be touched`, async () => {
    for (const [width, height] of [[390, 844], [844, 390]]) {
      const page = await opened(game, "?step=90&seat=1", { width, height, lang: width < height ? "fr" : "it", speed: 0 });
      const board = await page.locator("#board").boundingBox();
      assert.ok(board.width * board.height > 0.4 * width * height, `the board has ${Math.round((100 * board.width * board.height) / width / height)} % of ${width} × ${height}`);
      await page.evaluate(() => { document.getElementById("board").style.visibility = "hidden"; }); // what it offers is judged at the table
      for (const tab of ["moves", "chances"]) {
        await page.locator(`[data-to=${tab}]`).click();
        await page.getByRole("slider").waitFor();
        assert.deepEqual(await tooSmall(page), []);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
      }
      assert.deepEqual(page.faults, []);
      await page.context().close();
    }
  });
}

test("it plays by itself, faster or slower, until somebody takes hold of it", async () => {
  const page = await opened("crypt", "?seat=0");
  await page.getByLabel("Speed").selectOption({ label: "4×" });
  await page.getByRole("button", { name: "Play" }).click();
  await eventually(async () => (await placeOf(page)) >= 3, "several steps were played");
  await page.getByRole("button", { name: "Pause" }).click();
  await settled(page);
  const at = await placeOf(page);
  await page.waitForTimeout(900);
  assert.equal(await placeOf(page), at);
  await page.getByRole("button", { name: "Play" }).click();
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: "Play" }).waitFor();
});

test("without motion a replay steps and plays all the same", async () => {
  const page = await opened("oliver_twist", "?seat=2", { speed: 0 });
  const told = await story(page, over.oliver_twist, 2);
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press("ArrowRight");
    await eventually(async () => (await placeOf(page)) === step + 1 && (await page.locator("#board[data-idle=true]").count()), "it is there");
    await judge(page, "oliver_twist", 2, told);
  }
  await page.getByRole("button", { name: "Play" }).click();
  await eventually(async () => (await placeOf(page)) >= 7, "it plays");
});

test("a link opens the same step with the same eyes, and these see no more than they saw", async () => {
  const page = await opened("thiefdom", "?seat=1");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.keyboard.press("End");
  for (let back = 0; back < 40; back += 1) await page.keyboard.press("ArrowLeft");
  await settled(page);
  await page.getByRole("button", { name: "Copy a link to this step" }).click();
  await page.getByText("Copied").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const step = stepOf(page);
  const other = await house.person({ speed: 1 });
  await other.goto(link);
  await settled(other);
  assert.equal(stepOf(other), step);
  assert.equal(await other.getByLabel("Seen by").inputValue(), "1");
  assert.equal(await other.locator("#board").getAttribute("data-seq"), String(step));
  assert.equal(await other.locator(".told").innerText(), await page.locator(".told").innerText());
  const [mine, public_] = await Promise.all([story(other, over.thiefdom, 1), story(other, over.thiefdom, -1)]);
  assert.notDeepEqual(mine.events, public_.events, "an onlooker was told other things");
  const told = async () => (await sample(other)).lines;
  assert.equal(await told(), mine.told[step]);
  await other.getByLabel("Seen by").selectOption("-1");
  await eventually(async () => (await told()) === public_.told[step], "the onlooker's list");
  assert.match(other.url(), new RegExp(`step=${step}&seat=-1`));
  assert.deepEqual([...page.faults, ...other.faults], []);
});

test("the chances are worked out on demand, stand under the board, and lead to the turning points", async () => {
  const page = await opened("crypt", "?seat=0");
  await page.getByRole("button", { name: "Work out the chances" }).click();
  await page.locator(".graph").waitFor();
  assert.equal(await page.locator(".graph .line").count(), 6); // three in the graph, three in its legend
  assert.equal(await page.locator(".graph .turn").first().evaluate((one) => getComputedStyle(one).fill), "none");
  const { turns } = await house.ask(page, `tables/${over.crypt}/review`);
  assert.equal(await page.locator(".moves .flag").count(), turns.length);
  assert.ok((await page.locator(".moves .swing").count()) > 5);
  const reached = [];
  for (let next = 0; next < turns.length; next += 1) {
    await page.getByRole("button", { name: "Next turning point" }).click();
    await settled(page);
    reached.push(stepOf(page));
    await page.locator(".moves .now .flag").first().waitFor();
  }
  assert.ok(reached[0] >= turns[0].step);
  for (const { step } of turns) assert.ok(reached.some((at) => at >= step), `${reached} reach step ${step}`); // two may fall into one move
  const box = await page.locator(".graph svg[role=img]").boundingBox();
  await page.mouse.click(box.x + box.width - 20, box.y + box.height / 2);
  const { movers } = await story(page, over.crypt, 0);
  await eventually(() => stepOf(page) === movers.length, "a touch of the graph leads there");
  await settled(page);
  assert.deepEqual(await flaws(page, ["light", "contrast"]), []);
  const phone = await opened("crypt", "?seat=0", { width: 390, height: 844, speed: 0 });
  await phone.locator("[data-to=chances]").click();
  await phone.getByRole("button", { name: "Turning point 2" }).click();
  await eventually(() => stepOf(phone) >= turns[1].step, "a turning point on a phone");
  await phone.locator("#board[data-idle=true]").waitFor({ state: "attached" }); // it lies behind the chances
  assert.deepEqual(await flaws(phone, ["light"]), []);
  await phone.locator("[data-to=moves]").click();
  await phone.locator(".moves .now").waitFor();
  assert.deepEqual(await flaws(phone), []);
});

test("a game alone has no graph; a running game and a table that never was have no replay", async () => {
  const page = await house.person();
  const id = await house.table(page, { seats: 1, bots: { 0: "greedy" }, seat: null });
  await house.ended(page, id);
  await page.goto(`${house.address}/r/${id}`);
  await settled(page);
  assert.equal(await page.locator(".chances").count(), 0);
  assert.equal(await page.getByRole("link", { name: "Review" }).count(), 0);
  const running = await house.table(page, { seats: 2, visibility: "public", start: false });
  for (const none of [running, "nonsense"]) {
    await page.goto(`${house.address}/r/${none}`);
    await page.getByText("This game is not over yet, or there is no such table.").waitFor();
  }
});
