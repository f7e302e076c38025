// Pages beside the boards on small screens, and what moves while a page comes in.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { BOARDS, House } from "./house.mjs";
import { SCREENS, judge, shoot } from "./screens.mjs";

const MOST_SHIFT = 0.05; // of a whole load, as the browser counts it
const SMALL = SCREENS.filter(({ name }) => name === "360×640" || name === "844×390");
let house;
before(async () => { house = await House.open(); });
after(() => house.close());

test("lobby, settings, fair dice, review, replay and an open table fit a phone, upright and on its side", async () => {
  const page = await house.person();
  const over = await house.table(page, { seats: 2, bots: { 0: "random", 1: "random" }, seat: null });
  await house.ended(page, over);
  const open = await house.table(page, { seats: 3, bots: { 1: "greedy" }, start: false });
  const wrong = [];
  for (const [path, ready] of [["", ".poster"], ["settings", "fieldset"], [`fair/${over}`, "main"], [`review/${over}`, ".turns"], [`r/${over}?step=20`, ".slot"], [`t/${open}`, ".waiting"]]) {
    await page.goto(`${house.address}/${path}`);
    await page.locator(ready).first().waitFor();
    for (const lang of ["en", "fr", "it"]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.locator(".languages select").first().selectOption(lang);
      for (const screen of SMALL) {
        const where = `/${path.replace(/\/.*/, "")}, ${screen.name}, ${lang}`;
        wrong.push(...(await judge(page, screen, { board: false })).map((what) => `${where}: ${what}`));
        await shoot(page, `page${where.replaceAll("/", "_")}`);
      }
    }
  }
  assert.deepEqual(wrong, []);
  assert.deepEqual(page.faults, []);
});

for (const [width, height] of [[390, 844], [1440, 900]]) {
  test(`nothing jumps while a page comes in, at ${width} pixels`, async () => {
    const host = await house.person();
    const tables = [];
    for (const game of BOARDS) tables.push([`t/${await house.tableOf(host, game, { visibility: "public" })}#${game}`, "#board > *"]);
    for (const [path, ready] of [["", ".poster"], ["settings", "fieldset"], ...tables]) {
      const page = await house.person({ width, height });
      await page.addInitScript(() => {
        window.shifts = [];
        new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map((entry) => ({ value: entry.value, what: entry.sources.map(({ node }) => node?.className).join(" ") })))).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(`${house.address}/${path}`, { waitUntil: "networkidle" });
      await page.locator(ready).first().waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))));
      const shifts = await page.evaluate(() => window.shifts);
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      assert.ok(sum <= MOST_SHIFT, `/${path} moved by ${sum.toFixed(3)}: ${shifts.map(({ what }) => what).join("; ")}`);
      await page.context().close();
    }
  });
}
