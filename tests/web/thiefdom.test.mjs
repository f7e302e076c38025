import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, flaws, playOut } from "./house.mjs";

let house;
let played; // a finished game
before(async () => { house = await House.open(); });
after(() => house.close());

const PHONE = { width: 390, height: 844 };

/** Runs in the page: what somebody without a plan would touch next, and where; null while there is nothing to do. */
function wish({ keys, eager }) {
  const dock = document.querySelector(".dock.mine");
  if (!dock) return null;
  const all = (css) => [...document.querySelectorAll(css)].filter((one) => !one.disabled);
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  const choices = all(".dock .choices .btn:not(.plain):not(#confirm)");
  const targets = all(".target:not(.sight)");
  const panel = all("#board .panel button");
  const confirm = document.querySelector("#confirm:enabled");
  if (confirm) return keys ? { kind: "confirm" } : at(confirm);
  const active = choices.findIndex((one) => /^(Activate|Activer|Attiva)/.test(one.innerText));
  if (active >= 0) return choice(active);
  const last = choices.length - 1;
  if (panel.length && (last < 0 || Math.random() < 0.75)) {
    const one = any(panel);
    return keys ? { kind: "panel", n: panel.indexOf(one) } : at(one);
  }
  if (targets.length && (last < 0 || Math.random() < eager)) return keys ? { kind: "target", n: Math.floor(Math.random() * 3) } : at(any(targets));
  if (last >= 0) return choice(Math.random() < 0.75 ? last : Math.floor(Math.random() * choices.length));
  return { kind: "back" };

  function choice(n) {
    return keys && n < 9 ? { kind: "key", key: String(n + 1) } : keys ? { kind: "key", key: "1" } : at(choices[n]);
  }
  /** A point of the element that a pointer can hit: roofs have corners, so their middle may lie outside. */
  function at(one) {
    one.scrollIntoView({ block: "center", inline: "center" });
    const mark = one.querySelector?.(".coin, .halo, .eye, .grab, .gate") ?? one.querySelector?.(".area") ?? one;
    const box = mark.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.5, 0.9], [0.9, 0.5], [0.1, 0.5], [0.5, 0.1], [0.9, 0.9], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9]]) {
      const point = { x: box.x + box.width * x, y: box.y + box.height * y };
      const hit = document.elementFromPoint(point.x, point.y);
      if (hit && (one === hit || one.contains(hit))) return { kind: "point", ...point };
    }
    return { kind: "covered" };
  }
}

async function click(page, eager = 0.45) {
  const done = await page.evaluate(wish, { keys: false, eager });
  if (done?.kind === "point") await page.mouse.click(done.x, done.y);
  else if (done?.kind === "back") await page.keyboard.press("Escape");
  return done !== null;
}

/** The same without a pointer: keys of the shell, arrows on the map and in panels. */
async function type(page) {
  const done = await page.evaluate(wish, { keys: true, eager: 0.45 });
  const press = (key) => page.keyboard.press(key);
  const isOn = (css) => page.evaluate((one) => document.activeElement?.closest(one) !== null, css);
  if (done?.kind === "key") await press(done.key);
  else if (done?.kind === "back") await press("Escape");
  else if (done?.kind === "confirm") {
    if (await isOn(".target.chosen")) await press("Enter");
    else {
      await press("q");
      for (let step = 0; step < 8 && !(await isOn("#confirm")); step += 1) await press("Tab");
      await press("Enter");
    }
  } else if (done?.kind === "panel") {
    if (!(await isOn(".panel"))) await press("b");
    for (let step = 0; step < done.n; step += 1) await press("ArrowRight");
    await press("Enter");
  } else if (done?.kind === "target") {
    if (!(await isOn(".target"))) await press("b");
    for (let step = 0; step < done.n; step += 1) await press(["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "n"][Math.floor(Math.random() * 5)]);
    if (!(await isOn(".target.sight"))) await press("Enter");
  }
  return done !== null;
}

/** Acts until the question of a kind is on the table. */
async function until(page, css, act = click) {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await page.locator(css).count()) return;
    await act(page);
    await page.waitForTimeout(40);
  }
  throw new Error(`never came to ${css}`);
}

async function seated(wishes, look) {
  const page = await house.person(look);
  await page.goto(house.address);
  const id = await house.table(page, { game: "thiefdom", seats: 2, bots: { 1: "greedy" }, ...wishes });
  await page.goto(`${house.address}/t/${id}`);
  await page.locator(".dock.mine").waitFor();
  return { page, id };
}

test("two browsers play a whole game, one with the pointer in French, one by keys alone in Italian", { timeout: 300_000 }, async () => {
  const [ada, ben] = [await house.person({ lang: "fr" }), await house.person({ lang: "it" })];
  await ada.goto(house.address);
  const id = await house.table(ada, { game: "thiefdom", seats: 2 });
  await ada.goto(`${house.address}/t/${id}`);
  await ben.goto(`${house.address}/t/${id}`);
  await ben.getByRole("button", { name: "Siediti" }).click();
  await ben.locator(".map").waitFor();
  await playOut([ada, ben], (page) => (page === ada ? click(page) : type(page)), 290_000);
  await ben.locator(".ending").waitFor();
  const totals = (page) => page.locator(".ending tfoot td").allInnerTexts();
  assert.deepEqual(await totals(ada), await totals(ben));
  assert.match(await ben.locator(".ending tfoot th").innerText(), /Totale/);
  assert.deepEqual([...ada.faults, ...ben.faults], []);
  played = id;
});

test("the replay shows the town without choices", { timeout: 120_000 }, async () => {
  const page = await house.person();
  await page.goto(`${house.address}/r/${played}?step=100&seat=0`);
  await page.locator(".map").waitFor();
  await page.getByText("Step 100 of").first().waitFor();
  assert.equal(await page.locator(".target").count(), 0);
  assert.ok(await page.locator(".figure").count() > 10);
  assert.deepEqual(page.faults, []);
});

test("a whole game alone, on a phone, in French; every roll is explained", { timeout: 300_000 }, async () => {
  const { page } = await seated({ seats: 1, bots: {} }, { lang: "fr", ...PHONE });
  await until(page, ".target");
  await page.locator(".solo summary").click();
  await page.getByText("Un second jet envoie un rival").waitFor();
  await playOut([page], (one) => click(one, 0.6), 290_000);
  assert.match(await page.locator(".ending h2").innerText(), /\S/);
  assert.deepEqual(page.faults, []);
});

test("the plan can be dragged and typed; a spot out of reach says why", { timeout: 120_000 }, async () => {
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
    const lit = new Set([...document.querySelectorAll(".target")].map((one) => `${one.getBoundingClientRect().x}`));
    const free = [...document.querySelectorAll(".lamp")].map((one) => one.getBoundingClientRect()).find((box) => document.elementFromPoint(box.x + 5, box.y + 5)?.matches(".lamp, .spark") && !lit.has(String(box.x)));
    return { x: free.x + free.width / 2, y: free.y + free.height / 2 };
  });
  await page.mouse.click(lamp.x, lamp.y);
  await page.getByText(/TD-\d+\.\d+/).first().waitFor();
  await page.getByRole("button", { name: "Describe the position" }).click();
  await page.getByText(/guard A stands at/).waitFor();
  assert.deepEqual(page.faults, []);
});

for (const look of [{ width: 1440, height: 900 }, PHONE]) {
  test(`axe finds nothing serious at ${look.width} pixels in any theme`, { timeout: 180_000 }, async () => {
    const { page } = await seated({}, look);
    for (const moment of [".panel", "[data-carrier]", ".target.go"]) {
      await until(page, moment);
      for (const theme of ["dark", "light", "contrast"]) {
        await page.evaluate((name) => { document.documentElement.dataset.theme = name; }, theme);
        assert.deepEqual(await flaws(page), [], `${moment}, ${theme}`);
      }
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
    }
    assert.deepEqual(page.faults, []);
  });
}
