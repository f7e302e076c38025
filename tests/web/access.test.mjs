// Every screen and dialog: nothing serious for axe in three themes, nothing wider than the window, nothing too small for a thumb.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, draft, flaws, tooSmall } from "./house.mjs";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
let house;
let over; // a finished game
let running; // a table for the fair page before the end

before(async () => {
  house = await House.open();
  const page = await house.person();
  over = await house.table(page, { seats: 3, bots: { 0: "greedy", 1: "greedy", 2: "greedy" }, seat: null, visibility: "public" });
  running = await house.table(page, { seats: 2, visibility: "public" });
  await house.ended(page, over);
});
after(() => house.close());

/** The screens by name, in the order of one visit: each goes on from the one before. */
const VISIT = [
  ["lobby", async (page) => {
    await page.goto(house.address);
    await house.poster(page).waitFor();
    await page.locator(".quiet, .row .act").first().waitFor();
  }],
  ["your name", async (page) => {
    await page.getByRole("button", { name: "Change your name" }).click();
    await page.locator("dialog[open]").waitFor();
  }],
  ["new table", async (page) => {
    await page.keyboard.press("Escape");
    await house.poster(page, "thiefdom").getByRole("button", { name: "Open a table" }).click();
    for (const part of await page.locator("dialog[open] summary").all()) await part.click();
  }],
  ["open table", async (page) => {
    const id = await house.table(page, { seats: 3, start: false });
    await page.goto(`${house.address}/t/${id}`);
    await page.getByText("Share this link").waitFor();
  }],
  ["table", async (page) => {
    const id = await house.table(page, { seats: 3, bots: { 1: "greedy", 2: "greedy" }, clock: { kind: "live", minutes: 10, increment: 15 } });
    await page.goto(`${house.address}/t/${id}`);
    await page.locator(".dock.mine").waitFor();
    await draft(page);
  }],
  ["seat menu", async (page) => {
    await page.getByRole("button", { name: "What you can do with your seat" }).filter({ visible: true }).click();
    await page.locator("dialog[open]").waitFor();
  }],
  ["shortcuts", async (page) => {
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await page.locator("dialog[open]").waitFor();
  }],
  ["rules", async (page) => {
    await page.keyboard.press("Escape");
    await page.keyboard.press("r");
    await page.getByText("CR-5.5").first().waitFor();
  }],
  ["moves", async (page) => {
    await page.keyboard.press("m");
    await page.getByText(/possible move/).first().waitFor();
  }],
  ["chat", async (page) => {
    await page.keyboard.press("c");
    await page.getByLabel("Write to the table").waitFor();
  }],
  ["ending", async (page) => {
    await page.goto(`${house.address}/t/${over}`);
    await page.locator(".ending tfoot").waitFor();
  }],
  ["replay", async (page) => {
    await page.goto(`${house.address}/r/${over}?step=30&seat=1`);
    await page.locator("#board[data-seq='30'][data-idle=true]").waitFor();
  }],
  ["fair dice", async (page) => {
    await page.goto(`${house.address}/fair/${over}`);
    await page.locator(".open").waitFor();
  }],
  ["fair dice before the end", async (page) => {
    await page.goto(`${house.address}/fair/${running}`);
    await page.getByText("still going on").waitFor();
  }],
  ["settings", async (page) => {
    await page.goto(`${house.address}/settings`);
    await page.getByText("Kept in this browser only").waitFor();
  }],
];

async function faultsOf(page, thumbs) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  const small = thumbs ? await tooSmall(page) : [];
  const faults = await flaws(page, ["light", "contrast"]);
  await page.evaluate(() => { document.documentElement.dataset.theme = "dark"; });
  return [...faults, ...(wide ? ["the page is wider than the window"] : []), ...small];
}

for (const [kind, size] of [["in a wide window", WIDE], ["on a phone, and large enough for a thumb", PHONE]]) {
  test(`every screen is sound in three themes ${kind}`, async () => {
    const page = await house.person(size);
    const found = [];
    for (const [name, lead] of VISIT) {
      await lead(page);
      found.push(...(await faultsOf(page, size === PHONE)).map((fault) => `${name}: ${fault}`));
    }
    assert.deepEqual(found, []);
  });
}
