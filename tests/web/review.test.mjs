// Hints of four kinds at a table, and the review of a finished game: graph, turning points, luck, nothing wrong for axe.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, flaws, tooSmall } from "./house.mjs";

let house;
let over; // a game that bots have finished
before(async () => {
  process.env.ROOKERY_REVIEW_EFFORT = "400000";
  house = await House.open();
  const page = await house.person();
  over = await house.table(page, { seats: 3, bots: { 0: "greedy", 1: "random", 2: "greedy" }, seat: null, visibility: "public" });
  await house.ended(page, over);
});
after(() => house.close());

async function seated(wishes = {}, look = {}) {
  const page = await house.person(look);
  const id = await house.table(page, { seats: 2, bots: { 1: "greedy" }, options: { first_leader: "1" }, ...wishes });
  await page.goto(`${house.address}/t/${id}`);
  await page.locator(".dock.mine").waitFor();
  await page.line.settled();
  return page;
}
const ask = async (page, kind) => {
  if (!(await page.locator("#hint-menu").isVisible())) await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.locator("#hint-menu").getByRole("button", { name: kind }).click();
};

test("a nudge, the best move, numbers and the rule behind", async () => {
  const page = await seated();
  await page.keyboard.press("h");
  await page.locator("#hint-menu:focus-within").waitFor(); // the keyboard is in the choice
  assert.deepEqual(await flaws(page, ["light", "contrast"]), []);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#hint-menu").count(), 0);
  await ask(page, "A nudge");
  await page.getByText("Think of this:").waitFor();
  assert.equal(await page.getByRole("button", { name: "Do it" }).count(), 0, "a nudge does nothing by itself");
  await ask(page, "Numbers");
  await page.locator("#hint-menu .numbers li").first().waitFor();
  assert.match(await page.locator("#hint-menu .numbers li").first().innerText(), /\d+%[\s\S]*looked at/);
  assert.deepEqual(await flaws(page, ["light", "contrast"]), []);
  await ask(page, "Best move");
  await page.getByText("A thoughtful player would:").waitFor();
  assert.equal(await page.getByRole("button", { name: "Do it" }).count(), 1);
  assert.match(await page.locator("#question .hint").innerText(), /would: .*\. \S.*\.$/, "with its reasons");
  await ask(page, "The rule");
  await page.locator("#rule-CR-5\\.3.lit").waitFor();
  assert.ok(await page.locator(".rules .lit").count() >= 2, "all clauses of the question are marked");
  assert.deepEqual(page.faults, []);
});

test("a finished game has a review with a graph, turning points and luck", async () => {
  const page = await house.person();
  await page.goto(`${house.address}/t/${over}`);
  await page.locator(".ending").getByRole("link", { name: "Review" }).click();
  await page.getByRole("progressbar").waitFor();
  await page.locator(".turns").waitFor();
  assert.equal(await page.locator("svg[role=img] .line").count(), 3, "one line a seat");
  assert.match(await page.locator("svg[role=img]").getAttribute("aria-label"), /At first: .*%.*In the end: /);
  assert.equal(await page.locator(".turn.panel").count(), 3);
  assert.equal(await page.locator("tbody tr").filter({ has: page.locator(".cause") }).count(), 3);
  await page.getByText("All numbers as a table").click();
  const numbers = await page.locator("figure tbody tr").count();
  await page.getByRole("slider").focus();
  await page.keyboard.press("End");
  assert.match(await page.getByRole("slider").getAttribute("aria-valuetext"), /Step (\d+) of \1: .*(100|50|33)%/);
  assert.equal(Number(await page.getByRole("slider").getAttribute("max")), numbers - 1);
  assert.deepEqual(await flaws(page, ["light", "contrast"]), []);
  await page.locator(".turn.panel").first().getByRole("link", { name: "The position before" }).click();
  await page.getByText(/Step \d+ of/).first().waitFor();
  await page.getByRole("link", { name: "Review" }).click();
  await page.locator(".turns").waitFor();
  assert.deepEqual(page.faults, []);
});

test("on a phone the review fits and can be touched; a running game has none yet", async () => {
  const page = await house.person({ width: 390, height: 844, lang: "fr" });
  await page.goto(`${house.address}/review/${over}`);
  await page.locator(".turns").waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  assert.deepEqual(await tooSmall(page), []);
  const running = await house.table(page, { seats: 2, visibility: "public" });
  await page.goto(`${house.address}/review/${running}`);
  await page.getByText("Cette partie n’est pas terminée.").waitFor();
});
