// How to play, one page a game: found from everywhere, read by search and contents, landed at by a clause, printed on two pages.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { BOARDS, House, eventually, flaws, tooSmall } from "./house.mjs";

const PHONE = { width: 390, height: 844 };
const PICTURES = 6;
let house;
let games;

before(async () => {
  house = await House.open();
  const page = await house.person();
  await house.ask(page, "me");
  games = (await house.ask(page, "games")).filter(({ key }) => BOARDS.includes(key));
});
after(() => house.close());

/** The page of a game, with its pictures drawn. */
async function opened(page, game, place = "") {
  await page.goto(`${house.address}/how/${game}${place}`);
  await page.locator(".clauses h2").first().waitFor();
  await page.locator(".short #end").waitFor();
  const { lessons } = games.find(({ key }) => key === game);
  if (lessons) await eventually(async () => (await page.locator("figure[data-drawn=true]").count()) === PICTURES, `${game} has its pictures`);
}

const inSight = (page, selector) => page.locator(selector).evaluate((element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
});

for (const [lang, size] of [["en", {}], ["fr", PHONE], ["it", {}]]) {
  test(`${lang}: every game says its goal, a turn and its end, shows pictures and all clauses`, async () => {
    const page = await house.person({ lang, ...size });
    for (const { key, clauses } of games) {
      await opened(page, key);
      const told = await page.locator(".how").innerText();
      assert.doesNotMatch(told, /\b(how|clause|chapter)-[\w-]+/, `${key}: a text is missing`);
      for (const part of ["goal", "turn", "end"]) assert.ok((await page.locator(`#${part} p`).innerText()).length > 20, `${key} ${part}`);
      assert.equal(await page.locator(".clauses p[id]").count(), clauses.length, key);
      assert.equal(await page.locator(".frame :focus, .frame[inert]").count(), await page.locator("figure").count(), "pictures are only looked at");
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${key} is wider than the screen`);
    }
    assert.deepEqual(page.faults, []);
  });
}

test("contents lead to a chapter, a search finds clauses, an address lands at one and marks it", async () => {
  const page = await house.person();
  await opened(page, "crypt", "#CR-5.5");
  await eventually(() => inSight(page, "[id='rule-CR-5.5'].lit"), "the clause is in sight");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "rule-CR-5.5");
  await page.locator("nav a[href='#chapter-CR-8']").click();
  await eventually(() => inSight(page, "#chapter-CR-8"), "the chapter is in sight");
  assert.equal(await page.locator(".lit").count(), 0);
  const all = await page.locator(".clauses p[id]").count();
  await page.locator("#sought").fill("torch");
  const found = await page.locator(".clauses p[id]").allInnerTexts();
  assert.ok(found.length > 0 && found.length < all && found.every((text) => /torch/i.test(text)));
  await page.locator("#sought").fill("no clause says this");
  assert.equal(await page.locator(".clauses p[id]").count(), 0);
  assert.deepEqual(page.faults, []);
});

test("it is reached from the poster, and from a clause in the rules of a table, and leads back", async () => {
  const page = await house.person();
  await page.goto(house.address);
  await house.poster(page, "crypt").locator("a.how").click();
  await page.locator(".short #goal").waitFor();
  const id = await house.tableOf(page, "crypt");
  await page.goto(`${house.address}/t/${id}`);
  await page.locator(".dock").waitFor();
  await page.keyboard.press("r");
  await page.locator(".rules .page a").click();
  await page.locator(".short #goal").waitFor();
  await page.locator(`.ways a[href='/t/${id}']`).click();
  await page.locator(".dock").waitFor();
  assert.deepEqual(page.faults, []);
});

test("it is fit for axe and for thumbs", async () => {
  for (const size of [{}, PHONE]) {
    const page = await house.person(size);
    await opened(page, "crypt");
    assert.deepEqual(await flaws(page, ["light", "contrast"]), []);
    assert.deepEqual(await tooSmall(page, 40), []);
  }
});

test("on paper the short part takes two pages, without what is only for the screen", async () => {
  const page = await house.person();
  for (const { key } of games) {
    await opened(page, key);
    await page.evaluate(() => { document.querySelector(".clauses").hidden = true; });
    const paper = await page.pdf({ preferCSSPageSize: true });
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper.toString("latin1")) ?? [];
    assert.deepEqual([Math.round(width), Math.round(height)], [595, 842], "A4");
    assert.ok(paper.toString("latin1").match(/\/Type\s*\/Page\b/g).length <= 2, key);
    await page.emulateMedia({ media: "print" });
    for (const screen of [".top", "nav", ".ways"]) assert.ok(await page.locator(`.how ${screen}`).first().isHidden(), screen);
    await page.emulateMedia({ media: null });
  }
});
