// Oliver Twist in the browser: whole games by pointer and by keys, day and night, every theme.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, flaws, playOut } from "./house.mjs";

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

const GAME = { game: "oliver_twist", options: { first_player: "1" } };
const PHONE = { width: 390, height: 844 };
const isMine = (page) => page.locator(".dock.mine").count().then(Boolean);
const hour = (page) => page.evaluate(() => document.documentElement.dataset.hour);
const any = (most) => Math.floor(Math.random() * most);

async function seated(look, wishes) {
  const page = await house.person(look);
  await page.goto(house.address);
  const id = await house.table(page, { ...GAME, seats: wishes.seats, bots: wishes.bots ?? {} });
  await page.goto(`${house.address}/t/${id}`);
  if (!wishes.guest) await page.locator("[data-space]").first().waitFor();
  return { page, id };
}

/** Where a lit space can be touched: it is inside the window and nothing lies over it. */
const spot = (page) => page.evaluate(() => {
  const spaces = [...document.querySelectorAll(".space.lit")];
  for (let tries = 0; tries < 40 && spaces.length; tries += 1) {
    const space = spaces[Math.floor(Math.random() * spaces.length)];
    const { x, y, width, height } = space.querySelector(".touch").getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    if (space.contains(document.elementFromPoint(at.x, at.y))) return at;
  }
  return null;
});

/** One click of somebody who sells when possible and else takes any lit token. */
async function click(page) {
  if (!(await isMine(page))) return false;
  const confirm = page.locator("#confirm:enabled");
  const choices = page.locator(".dock .choices .btn:not(.plain):not(.go):enabled");
  const quick = { timeout: 1500 };
  try {
    const count = await choices.count();
    if (await confirm.count()) await confirm.click(quick);
    else if (count && any(3) === 0) await choices.nth(any(count)).click(quick);
    else if (await page.locator(".space.lit").count()) {
      const at = await spot(page);
      if (at) await page.mouse.click(at.x, at.y);
      else await page.locator(".lens button").last().click(quick); // the whole town
    } else if (await page.locator(".cell.open").count()) await page.locator(".cell.open").first().click(quick);
    else if (count) await choices.nth(any(count)).click(quick);
    else return false;
  } catch {
    return false; // the table moved on under the pointer
  }
  return true;
}

/** The same without a pointer. */
async function type(page) {
  if (!(await isMine(page))) return false;
  const choices = Math.min(9, await page.locator(".dock .choices .btn:not(.plain):not(.go):enabled").count());
  const board = (await page.locator(".space.lit, .cell.open").count()) > 0;
  if (await page.locator("#confirm:enabled").count()) await page.keyboard.press("Enter");
  else if (choices && (!board || any(3) === 0)) await page.keyboard.press(String(1 + any(choices)));
  else if (await page.locator(".space.lit").count()) {
    await page.keyboard.press("b");
    for (let steps = any(3); steps > 0; steps -= 1) await page.keyboard.press("n");
    await page.keyboard.press("Enter");
  } else if (board) {
    await page.keyboard.press("b");
    for (let steps = 0; steps < 9 && (await page.locator(".cell.open:focus-within").count()) === 0; steps += 1) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
  } else return false;
  return true;
}

test("two browsers play a whole game, one clicking on a phone in French, one by keyboard alone in Italian", { timeout: 240_000 }, async () => {
  const { page: ada, id } = await seated({ lang: "fr", ...PHONE }, { seats: 2, guest: true });
  const ben = await house.person({ lang: "it" });
  await ben.goto(`${house.address}/t/${id}`);
  await ben.getByRole("button", { name: "Siediti" }).click();
  await Promise.all([ada, ben].map((page) => page.locator("[data-space]").first().waitFor()));
  let fallen = false;
  const act = async (page) => {
    if (!fallen && (await hour(page)) === "night" && (await isMine(page))) {
      fallen = true;
      await page.waitForTimeout(2000); // the moment of nightfall is over
      assert.deepEqual([...(await flaws(ada)), ...(await flaws(ben))], []);
    }
    return page === ada ? click(page) : type(page);
  };
  await playOut([ada, ben], act, 220_000);
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

test("a token out of reach answers with the rule", { timeout: 60_000 }, async () => {
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

test("the map is dragged and enlarged on a phone, and touches stay touches", { timeout: 60_000 }, async () => {
  const { page } = await seated(PHONE, { seats: 2, bots: { 1: "greedy" } });
  const map = page.locator("svg.map");
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

for (const look of [{}, PHONE]) {
  for (const theme of ["dark", "light", "contrast"]) {
    test(`axe finds nothing serious at ${look.width ?? 1440} pixels, ${theme}`, { timeout: 60_000 }, async () => {
      const { page } = await seated({ ...look, theme }, { seats: 3, bots: { 1: "greedy", 2: "greedy" } });
      const at = await spot(page);
      await page.mouse.click(at.x, at.y);
      await page.locator("#confirm").waitFor();
      assert.deepEqual(await flaws(page), []);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
    });
  }
}
