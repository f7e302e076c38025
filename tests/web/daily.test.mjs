// Two people play the deal of the day in two browsers: nobody sees the other's result before the own, then both are compared; the next day it is verified.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { looked } from "./deals.mjs";
import { House, eventually } from "./house.mjs";
import { reach } from "./screens.mjs";

const DAY = 86_400;
const MONDAY = 20_000 * DAY; // a day of Crypt
const DATE = "2024-10-04";
/** The service's time begins here, whatever the machine says; bots that take no time. */
const morning = (day) => `
from rookery.server import daily, steady
steady.Steady.__init__.__defaults__ = (lambda: ${MONDAY + day * DAY + 3600}.0, steady.ticks, lambda: "")
daily.LEVEL = "random"
`;
let house;
before(async () => { house = await House.open({ cheat: morning(0), daily: true }); });
after(() => house.close());

const status = async (page, path) => (await page.context().request.get(`${house.address}/api/${path}`)).status();

/** From the lobby to a table of today's deal, the game itself through the door, and back to the comparison. */
async function play(page, seed) {
  await page.goto(house.address);
  await page.locator(".today[href='/daily']").click();
  await page.getByRole("button", { name: "Play today’s deal" }).click();
  await page.locator("#board > *").first().waitFor();
  const id = /\/t\/(\w+)/.exec(page.url())[1];
  await page.goto(`${house.address}/healthz`);
  await reach(house, page, id, () => false, { seed });
  return id;
}

test("the same deal in two browsers is compared when both have played, and verified when the day is over", { timeout: 300_000 }, async () => {
  const [ann, bob] = [await house.person(), await house.person()];
  await eventually(async () => (await status(ann, "daily")) === 200, "today's deal is sealed");
  for (const [page, name] of [[ann, "Ann"], [bob, "Bob"]]) {
    await house.ask(page, "me");
    await page.context().request.patch(`${house.address}/api/me`, { headers: { "X-Rookery": "1" }, data: { name } });
  }
  const hers = await play(ann, 3);
  await ann.goto(`${house.address}/t/${hers}`);
  await ann.getByRole("link", { name: "Compare with others" }).click();
  await ann.locator("tr.you").waitFor();
  assert.match(await ann.locator("tr.you").innerText(), /Ann/);

  await bob.goto(`${house.address}/daily`);
  await bob.getByText("You will see how others").waitFor();
  assert.doesNotMatch(await bob.locator("main").innerText(), /Ann/);
  assert.equal(await bob.locator("svg[role=img], tbody").count(), 0);
  for (const way of ["", "/position", "/replay", "/record", "/ending", "/story", "/review"]) assert.equal(await status(bob, `tables/${hers}${way}`), 403, way);
  const wrong = await looked(bob, "before");

  await play(bob, 5);
  await bob.goto(`${house.address}/daily`);
  await bob.locator("tr.you").waitFor();
  await eventually(async () => {
    await bob.reload();
    await bob.locator("tr.you").waitFor();
    return (await bob.locator("tbody tr").count()) >= 3;
  }, "a bot has played the same deal");
  assert.match(await bob.locator("tbody").innerText(), /Ann/);
  assert.ok((await bob.locator("figure rect").count()) > 0);
  wrong.push(...(await looked(bob, "after")));
  await bob.getByRole("link", { name: "Replay of Ann" }).click();
  await bob.locator("#board > *").first().waitFor();
  await ann.goto(`${house.address}/fair/${hers}`);
  await ann.getByText("others may still play the same deal").waitFor();

  await house.crash("SIGTERM");
  house.cheat = morning(1);
  await house.start();
  await eventually(async () => (await status(ann, `daily/${DATE}`)) === 200, "the service is back");
  await eventually(async () => Boolean((await house.ask(ann, `daily/${DATE}`)).seed), "the day is over and its seed is open");
  await ann.goto(`${house.address}/fair/${hers}`);
  await ann.locator(".verdict.good, .verdict.bad, .open").first().waitFor();
  assert.match(await ann.locator(".verdict").innerText(), /Verified/);
  assert.deepEqual(wrong, []);
  assert.deepEqual([...ann.faults, ...bob.faults], []);
});
