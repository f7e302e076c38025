import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, flaws, playOut } from "./house.mjs";
import { click, type, until } from "./thiefdom.mjs";

let house;
let played; // a finished game
before(async () => { house = await House.open(); });
after(() => house.close());

const PHONE = { width: 390, height: 844 };

async function seated(wishes, look) {
  const page = await house.person(look);
  const id = await house.table(page, { game: "thiefdom", seats: 2, bots: { 1: "greedy" }, ...wishes });
  await page.goto(`${house.address}/t/${id}`);
  await page.locator(".dock.mine").waitFor();
  return { page, id };
}

test("two browsers play a whole game, one with the pointer in French, one by keys alone in Italian", async () => {
  const [ada, ben] = [await house.person({ lang: "fr" }), await house.person({ lang: "it" })];
  const id = await house.table(ada, { game: "thiefdom", seats: 2 });
  await ada.goto(`${house.address}/t/${id}`);
  await ben.goto(`${house.address}/t/${id}`);
  await ben.getByRole("button", { name: "Siediti" }).click();
  await ben.locator(".map").waitFor();
  await playOut([ada, ben], (page) => (page === ada ? click(page) : type(page)), (acts) => acts > 60,
    () => house.skip([ada, ben], id, ({ round }) => round > 5));
  await ben.locator(".ending").waitFor();
  const totals = (page) => page.locator(".ending tfoot td").allInnerTexts();
  assert.deepEqual(await totals(ada), await totals(ben));
  assert.match(await ben.locator(".ending tfoot th").innerText(), /Totale/);
  assert.deepEqual([...ada.faults, ...ben.faults], []);
  played = id;
});

test("the replay shows the town without choices", async () => {
  const page = await house.person();
  await page.goto(`${house.address}/r/${played}?step=100&seat=0`);
  await page.locator(".map").waitFor();
  await page.locator("#board[data-seq='100'][data-idle=true]").waitFor();
  assert.equal(await page.locator(".target").count(), 0);
  assert.ok(await page.locator(".figure").count() > 10);
  assert.deepEqual(page.faults, []);
});

test("a whole game alone, on a phone, in French; every roll is explained", async () => {
  const { page } = await seated({ seats: 1, bots: {} }, { lang: "fr", ...PHONE });
  await until(page, ".target");
  await page.locator(".solo summary").click();
  await page.getByText("Un second jet envoie un rival").waitFor();
  await playOut([page], (one) => click(one, 0.6));
  assert.match(await page.locator(".ending h2").innerText(), /\S/);
  assert.deepEqual(page.faults, []);
});

test("the plan can be dragged and typed; a spot out of reach says why", async () => {
  const { page } = await seated({});
  await until(page, "[data-carrier]");
  const tiles = () => page.locator("[data-carrier] use").evaluateAll((all) => all.map((one) => one.getAttribute("href").at(-1)));
  assert.deepEqual(await tiles(), ["1", "2", "3", "4"]);
  await page.locator("[data-carrier='0']").dragTo(page.locator("[data-carrier='3']"));
  assert.deepEqual(await tiles(), ["4", "2", "3", "1"]);
  await page.locator("[data-carrier='1']").focus();
  await page.keyboard.press("4");
  assert.deepEqual(await tiles(), ["2", "4", "3", "1"]);
  await page.locator("#confirm").click();
  await until(page, ".target.go");
  const lamp = await page.evaluate(() => {
    const middle = (one) => { const box = one.getBoundingClientRect(); return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; };
    const home = middle(document.querySelector(".target.go"));
    const far = (point) => Math.hypot(point.x - home.x, point.y - home.y);
    const free = [...document.querySelectorAll(".lamp")].map(middle).filter(({ x, y }) => document.elementFromPoint(x, y)?.matches(".lamp, .spark"));
    return free.sort((a, b) => far(b) - far(a))[0];
  });
  await page.mouse.click(lamp.x, lamp.y);
  await page.getByText(/TD-\d+\.\d+/).first().waitFor();
  await page.getByRole("button", { name: "Describe the position" }).click();
  await page.getByText(/guard A stands at/).waitFor();
  assert.deepEqual(page.faults, []);
});

for (const look of [{ width: 1440, height: 900 }, PHONE]) {
  test(`axe finds nothing serious at ${look.width} pixels in any theme`, async () => {
    const { page } = await seated({}, look);
    for (const moment of [".panel", "[data-carrier]", ".target.go"]) {
      await until(page, moment);
      assert.deepEqual(await flaws(page, ["light", "contrast"]), [], moment);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
    }
    assert.deepEqual(page.faults, []);
  });
}
