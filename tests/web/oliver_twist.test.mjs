// Oliver Twist in the browser: whole games by pointer and by keys, day and night, every theme.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, flaws, playOut } from "./house.mjs";
import { click, look, seat, type } from "./oliver_twist.mjs";

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

const PHONE = { width: 390, height: 844 };

const seated = (habits, wishes) => seat(house, habits, wishes);

test("two browsers play a whole game, one clicking on a phone in French, one by keyboard alone in Italian", async () => {
  const { page: ada, id } = await seated({ lang: "fr", ...PHONE }, { seats: 2, guest: true });
  const ben = await house.person({ lang: "it" });
  await ben.goto(`${house.address}/t/${id}`);
  await ben.getByRole("button", { name: "Siediti" }).click();
  await Promise.all([ada, ben].map((page) => page.locator("[data-space]").first().waitFor()));
  let fallen = false;
  let dark = 0; // acts since nightfall
  const act = async (page) => {
    const now = await look(page);
    if (!now.mine) return false;
    if (!fallen && now.hour === "night") {
      fallen = true;
      for (const one of [ada, ben]) await one.locator(".dusk").waitFor({ state: "detached" });
      assert.deepEqual([...(await flaws(ada)), ...(await flaws(ben))], []);
    }
    dark += Number(fallen);
    return page === ada ? click(page, now) : type(page, now);
  };
  await playOut([ada, ben], act, () => dark > 20, () => house.skip([ada, ben], id, ({ left }) => left < 8));
  await ben.locator(".ending").waitFor();
  const totals = (page) => page.locator(".ending tfoot td").allInnerTexts();
  assert.deepEqual(await totals(ada), await totals(ben));
  assert.equal((await totals(ada)).length, 2);
  assert.ok(fallen);
  assert.match(await ben.locator(".ending tfoot th").innerText(), /Totale/);
  await ada.goto(`${house.address}/r/${id}?step=40&seat=1`);
  await ada.locator("[data-space]").first().waitFor();
  assert.equal(await ada.locator(".space.lit").count(), 0);
  assert.deepEqual([...ada.faults, ...ben.faults], []);
});

test("a token out of reach answers with the rule", async () => {
  const { page } = await seated({}, { seats: 3, bots: { 1: "greedy", 2: "greedy" } });
  await page.locator('[data-space="30"]').click({ force: true });
  await page.locator(".why").waitFor();
  assert.match(await page.locator(".why").innerText(), /OT-4\.3/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("b");
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(".space.picked").count(), 1);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".space.picked").count(), 0);
  assert.deepEqual(page.faults, []);
});

test("the map is dragged and enlarged on a phone, and touches stay touches", async () => {
  const { page } = await seated(PHONE, { seats: 2, bots: { 1: "greedy" } });
  const map = page.locator("svg.map:not(.ground)");
  const box = () => map.getAttribute("viewBox").then((text) => text.split(" ").map(Number));
  const target = await page.locator(".space.lit .touch").first().boundingBox();
  assert.ok(target.width >= 44, `a token is ${target.width} pixels wide`);
  const [x, , width] = await box();
  const frame = await map.boundingBox();
  await page.mouse.move(frame.x + 200, frame.y + 300);
  await page.mouse.down();
  await page.mouse.move(frame.x + 120, frame.y + 300, { steps: 4 });
  await page.mouse.up();
  assert.ok((await box())[0] > x + 40);
  assert.equal(await page.locator(".space.picked").count(), 0);
  await page.getByRole("button", { name: "The whole town" }).click();
  assert.ok((await box())[2] > width * 1.5);
  assert.deepEqual(page.faults, []);
});

for (const size of [{ width: 1440, height: 900 }, PHONE]) {
  test(`axe finds nothing serious at ${size.width} pixels in any theme`, async () => {
    const { page } = await seated(size, { seats: 3, bots: { 1: "greedy", 2: "greedy" } });
    const { spot } = await look(page);
    await page.mouse.click(spot.x, spot.y);
    await page.locator("#confirm").waitFor();
    assert.deepEqual(await flaws(page, ["light", "contrast"]), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  });
}
