// Puzzles in Chromium: tried, shown, solved and kept; the puzzle of the day is the same for everybody.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, eventually, flaws, tooSmall } from "./house.mjs";

const PHONE = { width: 390, height: 844 };
const VISITS = [["crypt", "en", {}], ["thiefs_market", "fr", PHONE], ["oliver_twist", "it", {}], ["thiefdom", "fr", {}]];
const MISSING = /\b(puzzles?|motive|action|learn)-[\w-]+/; // the name of a text instead of the text
let house;

before(async () => {
  house = await House.open();
});
after(() => house.close());

/** A puzzle as the service tells it to who asks for its solution. */
async function solution(page, game, id) {
  return (await house.tell(page, `puzzles/${game}/${id}`, { show: true })).solution;
}

async function choose(page, action) {
  const list = page.locator(".teacher .list");
  if (!(await list.evaluate((element) => element.open))) await list.locator("summary").click();
  await page.locator(`.teacher [data-action="${action}"]`).click();
}

const told = (page) => page.locator(".teacher").innerText();
const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("rookery.puzzles") ?? "{}"));

for (const [game, lang, size] of VISITS) {
  test(`${game}, ${lang}: a wrong answer is answered, the best choice is shown, the next one is solved and kept`, async () => {
    const page = await house.person({ lang, ...size });
    await house.ask(page, "me");
    const [one, two] = (await house.ask(page, `puzzles/${game}`)).puzzles;
    const { lure, best } = await solution(page, game, one.id);
    await page.goto(`${house.address}/puzzles/${game}/${one.id}`);
    await page.locator(".teacher .word").waitFor();
    const asked = await page.locator(".word").innerText();
    await choose(page, lure);
    await page.locator(".word.other").waitFor();
    assert.notEqual(await page.locator(".word").innerText(), asked);
    assert.equal(await page.locator(".tell").count(), 0, "a wrong answer does not give it away");
    await page.locator(".ways button").click(); // show me
    await page.locator(".tell p").first().waitFor();
    assert.ok((await page.locator(".tell p").count()) >= 2);
    assert.doesNotMatch(await told(page), MISSING);
    await choose(page, best[0]);
    await page.locator(".word.over").waitFor();
    assert.deepEqual(await kept(page), {}, "what was shown is not solved");

    await page.locator("#next").click();
    await eventually(() => page.url().endsWith(two.id), "the next one opens");
    await page.locator(".word:not(.over)").waitFor();
    await choose(page, (await solution(page, game, two.id)).best[0]);
    await page.locator(".word.over").waitFor();
    assert.doesNotMatch(await told(page), MISSING);
    assert.deepEqual(await kept(page), { [game]: [two.id] });
    await page.goto(`${house.address}/puzzles/${game}`);
    await page.locator(".level").first().waitFor();
    assert.equal(await page.locator("ol a.over").count(), 1);
    assert.doesNotMatch(await page.locator("main").innerText(), MISSING);
    assert.deepEqual(page.faults, []);
  });
}

test("the puzzle of the day is one line of the lobby, the same for everybody, and days in a row are counted in peace", async () => {
  const [ann, ben] = [await house.person(), await house.person(PHONE)];
  const asked = [];
  for (const page of [ann, ben]) {
    await page.goto(house.address);
    await page.locator("a.today").click();
    await page.locator(".teacher .word").waitFor();
    asked.push(await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname).findLast((path) => /^\/api\/puzzles\/\w+\/\w+$/.test(path))));
  }
  const { day, game, id } = await house.ask(ann, "puzzles/today");
  assert.deepEqual(asked, Array(2).fill(`/api/puzzles/${game}/${id}`));
  const yesterday = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  await ann.evaluate((last) => localStorage.setItem("rookery.puzzle-days", JSON.stringify({ day: last, days: 3 })), yesterday);
  await choose(ann, (await solution(ann, game, id)).best[0]);
  await ann.locator(".word.over").waitFor();
  assert.match(await told(ann), /4 days in a row/);
  await ann.locator("#next").click();
  await ann.locator("a.today").waitFor();
  assert.match(await ann.locator("a.today").innerText(), /4 days in a row/);
  for (const page of [ann, ben]) assert.deepEqual(page.faults, []);
});

test("puzzles are found on the posters and after the lessons, and are fit for axe and for thumbs", async () => {
  for (const size of [{}, PHONE]) {
    const page = await house.person(size);
    await page.goto(`${house.address}/learn/crypt/finished`);
    await page.locator(".end a[href='/puzzles/crypt']").waitFor();
    await page.goto(house.address);
    await house.poster(page, "crypt").locator("a.puzzles").click();
    for (const there of [".level", ".teacher .word"]) {
      await page.locator(there).first().waitFor();
      assert.deepEqual(await flaws(page, ["light"]), []);
      assert.deepEqual(await tooSmall(page, 40), []);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      if (there === ".level") await page.locator("ol a").first().click();
    }
    assert.deepEqual(page.faults, []);
  }
});

test("a puzzle is solved with the keyboard alone", async () => {
  const page = await house.person();
  await house.ask(page, "me");
  const [{ id }] = (await house.ask(page, "puzzles/crypt")).puzzles;
  const { best } = await solution(page, "crypt", id);
  await page.goto(`${house.address}/puzzles/crypt/${id}`);
  await page.locator(".teacher .word").waitFor();
  for (const wanted of [".list > summary", `[data-action="${best[0]}"]`, "#next"]) {
    for (let presses = 0; !(await page.evaluate((css) => document.activeElement?.matches(css), wanted)); presses += 1) {
      assert.ok(presses < 150, `no Tab leads to ${wanted}`);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    if (wanted.startsWith("[")) await page.locator(".word.over").waitFor();
  }
  await eventually(() => !page.url().endsWith(id), "the next one opens");
  assert.deepEqual(page.faults, []);
});

test("what is not there is said", async () => {
  const page = await house.person();
  for (const [path, text] of [["puzzles/chess", "There are no puzzles for this game."], ["puzzles/crypt/none", "There is no such puzzle."], ["puzzles/chess/none", "There is no such puzzle."]]) {
    await page.goto(`${house.address}/${path}`);
    await page.getByText(text).waitFor();
  }
  assert.deepEqual(page.faults, []);
});
