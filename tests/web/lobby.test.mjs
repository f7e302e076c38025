// The lobby and what every game gets from the shell: poster, quick start, options, a board or the list of moves, scores by source.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House } from "./house.mjs";

let house;
let games;
before(async () => {
  house = await House.open();
  games = await (await fetch(`${house.address}/api/games`)).json();
});
after(() => house.close());

for (const [lang, bots] of [["en", /^\d bots?$/], ["fr", /^\d robots?$/], ["it", /^\d bot$/]]) {
  test(`every game has its poster and its quick starts (${lang})`, async () => {
    const page = await house.person({ lang });
    await page.goto(house.address);
    for (const info of games) {
      const poster = house.poster(page, info.key);
      await poster.locator("img").waitFor();
      assert.ok(await poster.locator("img").evaluate((img) => img.decode().then(() => img.naturalWidth > 0)), info.key);
      assert.ok((await poster.locator("h2").innerText()).length > 3);
      const counts = poster.getByRole("button", { name: bots });
      assert.equal(await counts.count(), info.max_seats - Math.max(2, info.min_seats) + 1, info.key);
    }
    assert.deepEqual(page.faults, []);
  });
}

test("a quick start of each game leads to its table, and something can be chosen there", async () => {
  for (const info of games) {
    const page = await house.person();
    await page.goto(house.address);
    await house.poster(page, info.key).getByRole("button", { name: /^\d bots?$/ }).first().click();
    await page.locator(".dock").waitFor();
    await page.locator(".dock.mine").waitFor();
    await page.keyboard.press("m");
    await page.locator(".moves li button").first().waitFor();
    assert.deepEqual(page.faults, [], info.key);
    await page.context().close();
  }
});

for (const lang of ["en", "fr", "it"]) {
  test(`the dialog for a new table names every option, value, pack and bot (${lang})`, async () => {
    const page = await house.person({ lang });
    await page.goto(house.address);
    for (const info of games) {
      await house.poster(page, info.key).locator(".make").click();
      const dialog = page.locator("dialog[open]");
      await dialog.locator("summary").first().click();
      await dialog.locator(`input[name=seats][value="${info.max_seats}"]`).check();
      const texts = await dialog.locator("label, option, legend, small").allTextContents();
      assert.deepEqual(texts.filter((text) => /option-|pack-|bot-name|new-|[a-z]_[a-z]/.test(text)), [], info.key);
      assert.equal(await dialog.locator("details").first().locator(".line").count(), info.options.length);
      assert.ok(texts.some((text) => /house|maison|della casa/.test(text)), "house data is named");
      await dialog.getByRole("button").first().click();
    }
  });
}

test("a table with chosen options and bots starts as it was asked for", async () => {
  const page = await house.person();
  await page.goto(house.address);
  await house.poster(page).locator(".make").click();
  const dialog = page.locator("dialog[open]");
  await dialog.locator("input[name=seats][value='3']").check();
  await dialog.getByLabel("Seat 2").selectOption("apprentice");
  await dialog.getByLabel("Seat 3").selectOption("fence");
  await dialog.getByLabel("Clock").selectOption("week");
  await dialog.locator("summary").first().click();
  await dialog.getByLabel(/^Collectors/).selectOption("B");
  await dialog.getByRole("button", { name: "Open the table" }).click();
  await page.locator("[data-slot]").first().waitFor();
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const table = await page.evaluate(async (key) => (await fetch(`/api/tables/${key}`)).json(), id);
  assert.deepEqual(table.players.map((player) => player.bot), [null, "apprentice", "fence"]);
  assert.deepEqual(table.clock, { kind: "slow", days: 7 });
  assert.equal(table.options.collectors, "B");
  await page.goto(house.address);
  await page.locator(".side a", { hasText: "Crypt" }).waitFor();
});

test("the scores of every game are told by source, in words", async () => {
  const page = await house.person();
  const tables = [];
  for (const info of games) {
    const seats = info.max_seats;
    const bots = Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, "random"]));
    tables.push([info, await house.table(page, { game: info.key, seats, bots, seat: null })]);
  }
  for (const [info, id] of tables) {
    await house.ended(page, id);
    await page.goto(`${house.address}/t/${id}#${info.key}`);
    await page.locator(".ending tfoot").waitFor();
    const rows = await page.locator(".ending tbody th").allInnerTexts();
    assert.equal(rows.length, info.score_parts.length, info.key);
    assert.deepEqual(rows.filter((row) => row.startsWith("score-") || row === ""), [], info.key);
    assert.equal(await page.locator(".ending tfoot td").count(), info.max_seats);
    const shut = page.locator(".ending .tool");
    assert.ok((await shut.boundingBox()).y >= 0, "the heading is in sight however many rows there are");
  }
  assert.deepEqual(page.faults, []);
});
