import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { House, QUICK, ROOT, flaws, playOut } from "./house.mjs";
import { click, mayConfirm, type, until } from "./market_people.mjs";

const PHONE = { width: 390, height: 844 };
let house;
const packs = mkdtempSync(join(tmpdir(), "rookery-packs-"));
process.env.ROOKERY_PACKS = packs;

/** A pack in which every card costs two red gems, which people here take first, and brings 4 Gold for a bag. */
function packAnew() {
  const source = join(ROOT, "src/rookery/games/thiefs_market/data");
  const folder = join(packs, "thiefs_market", "scales");
  mkdirSync(folder, { recursive: true });
  const [head, ...cards] = readFileSync(join(source, "cards.toml"), "utf8").split("[[card]]");
  const bent = cards.map((text) => {
    const kept = text.split("\n").filter((line) => /^(key|deck|icons|promo|source|effect_source) /.test(line));
    return [...kept, 'cost = "RR"', 'effect = "bonus"', 'face = "bag"', "tokens = 4", ""].join("\n");
  });
  writeFileSync(join(folder, "cards.toml"), [head, ...bent].join("[[card]]\n"));
  writeFileSync(join(folder, "setup.toml"), readFileSync(join(source, "setup.toml"), "utf8"));
}

before(async () => {
  packAnew();
  house = await House.open();
});
after(async () => {
  await house.close();
  rmSync(packs, { recursive: true });
});

/** Somebody at a table of Thief's Market with greedy bots at the other seats. */
async function seated(look = {}, wishes = {}) {
  const page = await house.person(look);
  const id = await house.table(page, { game: "thiefs_market", seats: 3, bots: { 1: "greedy", 2: "greedy" }, ...wishes });
  await page.goto(`${house.address}/t/${id}`);
  await page.locator(".market").waitFor();
  return { page, id };
}

test("three browsers play a whole game: English by mouse, French on a phone, Italian by keyboard alone", async () => {
  const ada = await house.person();
  const ben = await house.person({ lang: "fr", ...PHONE });
  const cleo = await house.person({ lang: "it" });
  const id = await house.table(ada, { game: "thiefs_market", seats: 3, options: { max_rounds: "20" } });
  await ada.goto(`${house.address}/t/${id}`);
  for (const [page, sit] of [[ben, "S’asseoir"], [cleo, "Siediti"]]) {
    await page.goto(`${house.address}/t/${id}`);
    await page.getByRole("button", { name: sit }).first().click();
  }
  for (const page of [ada, ben, cleo]) await page.locator(".market").waitFor();
  await playOut([ada, ben, cleo], (page) => (page === cleo ? type(page) : click(page)), (acts) => acts > 60,
    () => house.skip([ada, ben, cleo], id, ({ round }) => round > 17));
  for (const page of [ben, cleo]) await page.locator(".ending").waitFor();
  assert.deepEqual(await ada.locator(".ending tbody th").allInnerTexts(), ["Cards", "Infamy", "Henchmen", "Gold"]);
  assert.deepEqual(await ben.locator(".ending tbody th").allInnerTexts(), ["Cartes", "Infamie", "Hommes de main", "Or"]);
  const numbers = async (page, where) => (await page.locator(where).allInnerTexts()).map(Number);
  const totals = await numbers(ada, ".ending tfoot td");
  assert.deepEqual(await numbers(cleo, ".ending tfoot td"), totals);
  const parts = await numbers(ada, ".ending tbody td");
  totals.forEach((total, at) => assert.equal(parts.filter((_, n) => n % 3 === at).reduce((sum, part) => sum + part, 0), total));
  // The cards on the table tell their points, and these add up to the row of the scores.
  const mine = await ada.evaluate(() => [...document.querySelectorAll(".ending thead th")].findIndex((cell) => cell.querySelector(".hat.p1")) - 1);
  const points = (await ada.locator(".result[data-seat='0'] .points").allInnerTexts()).map((text) => Number.parseInt(text, 10));
  assert.equal(points.reduce((sum, part) => sum + part, 0), parts[mine]);
  await ada.goto(`${house.address}/r/${id}?step=12&seat=1`);
  await ada.getByText(/^Step \d+ of/).first().waitFor();
  assert.equal(await ada.locator(".market .thing.open, .market .card.open, .market .steal").count(), 0);
  assert.deepEqual([...ada.faults, ...ben.faults, ...cleo.faults], []);
});

test("a thief sees what goes back, a lone object cannot be stolen, a payment can be changed", async () => {
  const { page } = await seated({}, { seats: 4, bots: { 1: "greedy", 2: "greedy", 3: "greedy" } });
  await until(page, ".steal:not(.no)");
  const robbing = await page.locator(".steal[aria-pressed=true]").count(); // whoever played until here may have begun already
  if (!robbing) await page.locator(".steal:not(.no)").first().click();
  assert.equal(await mayConfirm(page), false);
  const loot = page.locator(".tray button.thing");
  const all = await loot.count();
  await loot.last().click();
  assert.equal(await loot.and(page.locator("[aria-pressed=true]")).count(), all - 1);
  assert.match(await page.locator("#confirm").innerText(), new RegExp(`Keep ${all - 1}, put back 1`));
  await page.keyboard.press("1");
  assert.equal(await page.locator(".tray [aria-pressed]").count(), 0);
  if (await page.locator(".steal.no").count()) {
    await page.locator(".steal.no").first().click({ force: true }); // aria-disabled: it answers with the rule
    await page.getByText("Show the rule TM-4.6").waitFor();
  }
  await until(page, ".card.open");
  for (let tries = 0; tries < 60 && (await page.locator(".way").count()) < 2; tries += 1) {
    await until(page, ".card.open");
    for (const card of await page.locator(".card.open").all()) {
      await card.click(QUICK).catch(() => undefined);
      if ((await page.locator(".way").count()) > 1) break;
    }
    if ((await page.locator(".way").count()) < 2) await click(page);
  }
  const spent = (at) => page.locator(".way").nth(at).locator("use[href='#m-gold']").count();
  assert.ok((await spent(0)) < (await spent(1)) + 1);
  assert.equal(await page.locator(".way").first().getAttribute("aria-checked"), "true");
  const before = await page.locator("#question").innerText();
  await page.locator(".way").nth(1).click();
  assert.equal(await page.locator(".way").nth(1).getAttribute("aria-checked"), "true");
  assert.notEqual(await page.locator("#question").innerText(), before);
  await page.locator("#confirm").click();
  await page.locator(".way").first().waitFor({ state: "detached" });
  assert.deepEqual(page.faults, []);
});

test("a table with another pack is drawn by that pack: effects, prices, what they say", async () => {
  const { page } = await seated({}, { pack: "scales", bots: { 1: "random", 2: "random" } });
  await page.locator(".strip .effect", { hasText: "+4" }).first().waitFor();
  assert.equal(await page.locator(".strip .effect").filter({ hasNotText: "+4" }).count(), 0);
  const card = page.locator(".strip .card").first();
  assert.equal(await card.locator(".cost use[href='#m-gem-R']").count(), 2);
  assert.match(await card.locator(".hit").getAttribute("aria-label"), /Cost: 2 red gems.*turn in a yellow bag or more, gain 4 Gold more\./);
  await until(page, ".card.open"); // prices are judged by the rules of that pack
  await page.locator(".card.open").first().click();
  assert.match(await page.locator(".pay .what").innerText(), /gain 4 Gold more/);
  assert.ok((await page.locator(".way").first().locator("svg").count()) === 2);
  await page.locator("#confirm").click();
  await page.locator(".mine .own .effect", { hasText: "+4" }).first().waitFor();
  assert.deepEqual(page.faults, []);
});

for (const look of [{}, PHONE]) {
  test(`axe finds nothing serious in three themes at ${look.width ?? 1440} pixels`, async () => {
    const { page } = await seated(look);
    const check = async () => {
      assert.deepEqual(await flaws(page, ["light", "contrast"]), []);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
    };
    await until(page, ".cloth .thing.open:not(.taken)");
    await page.locator(".cloth .thing.open:not(.taken)").first().click();
    await check();
    await until(page, ".card.open");
    await page.locator(".card.open").first().click();
    await check();
    assert.deepEqual(page.faults, []);
  });
}
