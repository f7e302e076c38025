// Two friends play the same deal at two tables in two browsers: neither sees the other's before the own is over, then seats are compared.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { looked } from "./deals.mjs";
import { House, eventually } from "./house.mjs";
import { reach } from "./screens.mjs";

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

/** Takes the free seat at a table, plays it through the door, and comes back. */
async function play(page, link, table, seed) {
  await page.goto(link);
  await page.locator(".tables > li").nth(table).getByRole("button", { name: "Take seat 1" }).click();
  await page.locator("#board > *").first().waitFor();
  const id = /\/t\/(\w+)/.exec(page.url())[1];
  await page.goto(`${house.address}/healthz`);
  await reach(house, page, id, () => false, { seed });
  return id;
}

test("two friends play the same deal at two tables and are compared seat by seat", { timeout: 300_000 }, async () => {
  const [ann, bob] = [await house.person(), await house.person()];
  await ann.goto(house.address);
  await house.poster(ann).locator(".make").click();
  const dialog = ann.locator("dialog[open]");
  await dialog.locator("select").nth(0).selectOption("random");
  await dialog.getByText("Duplicate: the same deal").click();
  await dialog.getByRole("button", { name: "Open the tables" }).click();
  await ann.locator(".tables > li").first().waitFor();
  const link = ann.url();
  const wrong = await looked(ann, "duplicate_before");
  const hers = await play(ann, link, 0, 3);
  await bob.goto(link);
  await bob.getByText("You will see what others came to").waitFor();
  assert.equal(await bob.locator("tbody").count(), 0);
  const his = await play(bob, link, 1, 5);
  assert.notEqual(hers, his);
  await bob.goto(`${house.address}/t/${his}`);
  await bob.getByRole("link", { name: "Compare with others" }).click();
  await bob.locator("tr.you").waitFor();
  await eventually(async () => (await house.ask(bob, `duplicates/${link.split("/").at(-1)}`)).over, "both tables are over");
  await bob.reload();
  await bob.getByText("with the same luck.").first().waitFor();
  assert.equal(await bob.locator("tbody").first().locator("tr").count(), 2);
  wrong.push(...(await looked(bob, "duplicate_after")));
  await bob.goto(`${house.address}/fair/${hers}`);
  await bob.locator(".verdict.good, .verdict.bad, .open").first().waitFor();
  assert.match(await bob.locator(".verdict").innerText(), /Nothing wrong found/, "this browser was not at that table");
  assert.deepEqual(wrong, []);
  assert.deepEqual([...ann.faults, ...bob.faults], []);
});
