// Lessons in Chromium: who follows what they say finishes them, who does something else is answered and can go on.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, eventually, flaws, tooSmall } from "./house.mjs";

const PHONE = { width: 390, height: 844 };
const OVER = { en: "The game is over", fr: "La partie est terminée", it: "La partita è finita" };
let house;
let games;

before(async () => {
  house = await House.open();
  const page = await house.person();
  await house.ask(page, "me");
  games = (await house.ask(page, "games")).filter(({ lessons }) => lessons > 0).map(({ key }) => key);
  assert.ok(games.length > 0);
});
after(() => house.close());

/** The lesson as the service told it last; what the page knows the test knows too. */
function listen(page) {
  page.answer = null;
  page.on("response", async (response) => {
    if (response.request().method() === "POST" && /\/api\/lessons\/\w+\/\w+$/.test(new URL(response.url()).pathname)) page.answer = await response.json().catch(() => null);
  });
}

async function opened(page, game, step = "") {
  page.answer = null;
  await page.goto(`${house.address}/learn/${game}${step && `/${step}`}`);
  await page.locator(".teacher .word").waitFor();
  await eventually(() => page.answer !== null, "the lesson is told");
}

const word = (page) => page.locator(".teacher .word").innerText();

/** Takes one line of the list of all choices. */
async function choose(page, action) {
  const list = page.locator(".teacher .list");
  if (!(await list.evaluate((element) => element.open))) await list.locator("summary").click();
  const code = page.locator(`.teacher [data-action="${action}"]`);
  page.answer = null;
  await code.click();
  await eventually(() => page.answer !== null, "the choice is answered");
}

const step = (page) => page.evaluate(() => location.pathname.split("/")[3] ?? "");

for (const [lang, size] of [["en", {}], ["fr", PHONE], ["it", {}]]) {
  test(`${lang}: who follows the lessons finishes them`, async () => {
    const page = await house.person({ lang, ...size });
    listen(page);
    for (const game of games) {
      const { steps } = await house.ask(page, `lessons/${game}`);
      await opened(page, game);
      for (const { id } of steps) {
        await eventually(async () => page.answer?.position.table.id === id, `${game} ${id} is told`);
        const asked = await word(page);
        for (let tries = 0; page.answer.verdict !== "done"; tries += 1) {
          assert.ok(tries < 12, `${game} ${id} does not end`);
          await choose(page, page.answer.wanted[0]);
          assert.notEqual(page.answer.verdict, "other", `${game} ${id}`);
        }
        await page.locator(".word.over").waitFor();
        assert.notEqual(await word(page), asked);
        assert.doesNotMatch(await word(page), /lesson-/);
        if (page.answer.position.view.winners) assert.equal(await page.locator("#question b").innerText(), OVER[lang]);
        page.answer = null;
        await page.locator("#next").click();
      }
      await page.locator(".end").waitFor();
      assert.equal(await step(page), "finished");
    }
    assert.deepEqual(page.faults, []);
  });
}

test("who does something else is answered, shown the way, and goes on", async () => {
  const page = await house.person(PHONE);
  listen(page);
  for (const game of games) {
    const { steps } = await house.ask(page, `lessons/${game}`);
    for (const { id } of steps) {
      await opened(page, game, id);
      const other = page.answer.position.legal.map(([action]) => action).find((action) => !page.answer.wanted.includes(action));
      if (other !== undefined) {
        await choose(page, other);
        assert.equal(page.answer.verdict, "other");
        await page.locator(".word.other").waitFor();
        assert.doesNotMatch(await word(page), /lesson-/);
      }
      await page.locator(".ways button").first().click(); // show me
      page.answer = null;
      await page.locator(".ways button").first().click(); // do it for me
      await eventually(() => page.answer?.verdict === "done", `${game} ${id} is shown`);
      await page.locator(".word.over").waitFor();
    }
  }
  assert.deepEqual(page.faults, []);
});

test("lessons are fit for axe and for thumbs, and are found on the posters", async () => {
  for (const size of [{}, PHONE]) {
    const page = await house.person(size);
    listen(page);
    await page.goto(house.address);
    await house.poster(page, "crypt").locator("a.learn").click();
    await page.locator(".teacher .word").waitFor();
    assert.deepEqual(await flaws(page, ["light", "contrast"]), []);
    assert.deepEqual(await tooSmall(page, 40), []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    assert.deepEqual(page.faults, []);
  }
});

test("on a phone, upright or on its side, the board has more than half of the screen and the question is in sight", async () => {
  const page = await house.person({ lang: "fr", ...PHONE });
  listen(page);
  for (const game of games) {
    const { steps } = await house.ask(page, `lessons/${game}`);
    for (const { id } of steps) {
      await page.setViewportSize(PHONE);
      await opened(page, game, id);
      assert.ok(await page.locator(".tell").isVisible(), `${game} ${id}: the idea is told first`);
      await page.locator(".tell").click();
      assert.ok(await page.locator(".tell").isHidden(), `${game} ${id}: a touch folds it`);
      assert.equal(await page.locator(".dots").count(), 0, "a lesson's seat cannot be handed over");
      for (const [width, height] of [[390, 844], [360, 640], [844, 390]]) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const board = await page.locator("#board").boundingBox();
        assert.ok(board.width * board.height >= (width * height) / 2, `${game} ${id} at ${width}×${height}: ${JSON.stringify(board)}`);
        for (const told of [".word p", "#question", "#next"]) {
          const seen = await page.locator(told).evaluate((element) => {
            const { left, top, width: wide } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + wide / 2, top + 8));
          });
          assert.ok(seen, `${game} ${id} at ${width}×${height}: ${told} is covered`);
        }
      }
    }
  }
  assert.deepEqual(page.faults, []);
});

/** Goes on with the Tab key to something, as somebody without a pointer does. */
async function tabTo(page, selector) {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no Tab leads to ${selector}`);
}

test("a lesson can be done with the keyboard alone", async () => {
  const page = await house.person(PHONE);
  listen(page);
  await opened(page, "crypt");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape"); // the idea was read
  assert.ok(await page.locator(".tell").isHidden());
  for (let tries = 0; page.answer.verdict !== "done"; tries += 1) {
    assert.ok(tries < 12, "the lesson does not end");
    const action = page.answer.wanted[0];
    await tabTo(page, ".list > summary");
    await page.keyboard.press("Enter");
    await tabTo(page, `[data-action="${action}"]`);
    page.answer = null;
    await page.keyboard.press("Enter");
    await eventually(() => page.answer !== null, "the choice is answered");
  }
  await page.locator(".word.over").waitFor();
  const first = page.url();
  await tabTo(page, "#next");
  await page.keyboard.press("Enter");
  await eventually(() => page.url() !== first, "the next lesson opens");
  assert.deepEqual(page.faults, []);
});
