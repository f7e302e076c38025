// The first game with a guide: begun from the poster, it explains each question until it was seen three times.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, click, eventually, flaws, tooSmall } from "./house.mjs";

let house;

before(async () => { house = await House.open(); });
after(() => house.close());

test("a guide explains what is asked, folds itself when it is known, comes back by a touch, and goes for good", async () => {
  for (const [lang, size] of [["en", {}], ["fr", { width: 390, height: 844 }], ["it", { width: 844, height: 390 }]]) {
    const page = await house.person({ lang, ...size });
    await page.goto(house.address);
    await house.poster(page, "crypt").locator(".guide").click();
    await page.locator("section.guide").waitFor();
    const { players } = await house.ask(page, `tables/${new URL(page.url()).pathname.split("/")[2]}`);
    assert.ok(players.every(({ you, bot }) => you || ["careless", "apprentice"].includes(bot)), "the bots are gentle");
    assert.doesNotMatch(await page.locator("section.guide").innerText(), /guide-/);
    assert.ok((await page.locator("section.guide li").count()) >= 2);
    assert.deepEqual(await flaws(page), []);
    assert.deepEqual((await tooSmall(page, 40)).filter((one) => !one.startsWith("button.line")), []); // lines of the log are also reached as steps
    await page.locator("section.guide .fold").click();
    await page.locator(".again").click();
    await page.locator("section.guide .link").click();
    await eventually(async () => (await page.locator("section.guide, .again").count()) === 0, "the guide has gone");
    await page.reload();
    await page.locator(".dock").waitFor();
    assert.equal(await page.locator("section.guide, .again").count(), 0);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});

test("what was explained three times is folded; a table that was not begun with a guide has none", async () => {
  const page = await house.person();
  const id = await house.tableOf(page, "crypt");
  await page.goto(`${house.address}/t/${id}`);
  await page.locator(".dock.mine").waitFor();
  assert.equal(await page.locator("section.guide, .again").count(), 0);
  await page.evaluate(() => localStorage.setItem("rookery.guide", JSON.stringify({ crypt: { on: true, seen: { turn: 2, place: 9, window: 9 } } })));
  await page.reload();
  await page.locator("section.guide").waitFor(); // for the third time
  await page.reload();
  await page.locator(".again").waitFor();
  assert.equal(await page.locator("section.guide").count(), 0);
  await click(page);
  assert.deepEqual(page.faults, []);
});

test("it is offered once, where the ribbon has nothing to tell yet, and can be had at any time from the rules", async () => {
  const page = await house.person({ width: 390, height: 844 });
  await page.goto(`${house.address}/t/${await begun(page)}`);
  await page.locator(".guide-offer").waitFor();
  assert.deepEqual(await tooSmall(page, 40), []);
  await page.locator(".guide-offer .no").click();
  await eventually(async () => (await page.locator(".guide-offer, section.guide").count()) === 0, "no is no");
  await page.goto(`${house.address}/t/${await begun(page)}`);
  await page.locator(".dock.mine").waitFor();
  assert.equal(await page.locator(".guide-offer").count(), 0);
  await page.locator("nav.bar button").nth(3).click();
  await page.locator(".guided input").check();
  await page.locator("nav.bar button").first().click();
  await page.locator("section.guide").waitFor();
  assert.deepEqual(await flaws(page), []);
  assert.deepEqual(page.faults, []);
});

test("why the others did what they did is told with their turns, each reason three times at most", { timeout: 180_000 }, async () => {
  const page = await house.person();
  await page.goto(house.address);
  await house.poster(page, "crypt").locator(".guide").click();
  const reasons = new Map(); // by place in the game: what was told there
  await eventually(async () => {
    await page.locator(".dock.mine, .ending").first().waitFor();
    for (const text of await page.locator("section.guide em").allInnerTexts()) reasons.set(`${await page.locator("#board").getAttribute("data-seq")} ${text}`, text);
    if (await page.locator(".ending").count()) return true;
    await click(page);
    return reasons.size >= 3 && (await kept(page))["aim-claimed"] === 3;
  }, "three reasons were told", 150_000);
  assert.ok([...reasons.values()].every((text) => !/aim-|\$|undefined/.test(text)), [...reasons.values()].join("\n"));
  assert.ok(Object.values(await kept(page)).every((times) => times <= 3));
  assert.deepEqual(page.faults, []);
});

/** A table at which this person begins. */
async function begun(page) {
  for (;;) {
    const id = await house.tableOf(page, "crypt");
    const { legal, view } = await house.ask(page, `tables/${id}/position`);
    if (legal.length && view.crypt.every(({ owner }) => owner < 0)) return id;
  }
}

const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("rookery.guide")).crypt.seen);
