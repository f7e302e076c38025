import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, draft, eventually } from "./house.mjs";

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

async function seated(wishes = { seats: 2, bots: { 1: "greedy" }, options: { first_leader: "1" } }) {
  const page = await house.person();
  const id = await house.table(page, wishes);
  await page.goto(`${house.address}/t/${id}`);
  await page.locator(".slot.open [data-slot]").first().waitFor();
  return { page, id };
}
const log = (page) => page.locator(".log li").allInnerTexts();

test("a reload in the middle of a turn resumes exactly", async () => {
  const { page } = await seated();
  await draft(page);
  const before = await log(page);
  await page.reload();
  await page.getByText("Which card do you claim").waitFor();
  assert.deepEqual(await log(page), before);
  await draft(page);
  await page.locator("#confirm:enabled").click();
  await page.locator(".log li", { hasText: /places 1 Servant/ }).first().waitFor();
  assert.deepEqual(page.faults, []);
});

test("a server that falls over in the middle of a turn loses nothing", async () => {
  const { page } = await seated();
  await draft(page);
  const before = await log(page);
  await house.crash();
  await page.locator(".strip").waitFor();
  await house.start();
  await page.locator(".strip").waitFor({ state: "detached" });
  assert.deepEqual(await log(page), before);
  await page.locator("#confirm:enabled").click();
  await page.locator(".log li", { hasText: /places 1 Servant/ }).first().waitFor();
});

test("a second device follows", async () => {
  const { page, id } = await seated();
  const second = await page.context().newPage();
  await second.goto(`${house.address}/t/${id}`);
  await second.locator(".slot.open [data-slot]").first().waitFor();
  await draft(page);
  await page.locator("#confirm:enabled").click();
  await second.locator(".log li", { hasText: /places 1 Servant/ }).first().waitFor();
});

test("undo takes the step back from the log, and the question returns", async () => {
  const { page } = await seated();
  await draft(page);
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("What will you do?").waitFor();
});

test("a group the rules forbid is answered with the clause, and the rule opens", async () => {
  const { page } = await seated({ seats: 2, bots: { 1: "greedy" }, options: { first_leader: "2" } });
  const held = page.locator(".slot", { has: page.locator(".dice .die") }).first();
  await held.locator("[data-slot]").click();
  await page.getByText("Which card do you claim").or(page.locator("#confirm")).first().waitFor();
  const steps = page.locator("[aria-label='Less effort']:enabled, [aria-label='One Servant less']:enabled");
  await eventually(async () => {
    if (await page.locator(".why").count()) return true;
    if (await steps.count()) await steps.last().click();
    await page.line.settled();
    return false;
  }, "the rule is told");
  await page.locator("#question").click();
  await page.locator(".why").waitFor({ state: "detached" }); // a touch elsewhere has read it
  if (!(await steps.count())) await page.locator("[aria-label='More effort']:enabled").first().click(); // one die of effort 1 has no less
  await steps.last().click();
  await page.getByRole("button", { name: /Show the rule CR-5/ }).click();
  await page.locator("[id^='rule-CR-5'].lit").waitFor();
});
