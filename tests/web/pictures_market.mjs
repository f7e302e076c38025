// Draws the pictures of Thief's Market for docs/pictures again: node tests/web/pictures_market.mjs
import { join } from "node:path";
import { House, ROOT, playOut } from "./house.mjs";
import { click, until } from "./market_people.mjs";

const house = await House.open();
const PHONE = { width: 390, height: 844 };
const keep = (page, name) => page.screenshot({ path: join(ROOT, "docs/pictures", `browser_market_${name}.png`) });

async function seated(seats, look = {}) {
  const page = await house.person(look);
  await page.goto(house.address);
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, at) => [at + 1, "greedy"]));
  const id = await house.table(page, { game: "thiefs_market", seats, bots });
  await page.goto(`${house.address}/t/${id}`);
  await page.locator(".market").waitFor();
  return page;
}

/** A theft half sorted: one die is to go back. */
async function rob(page) {
  await until(page, ".steal:not(.no)");
  await page.locator(".steal:not(.no)").first().click();
  await page.locator(".tray button.thing").first().click();
  await page.waitForTimeout(700);
}

/** The second row is open and a card is chosen. */
async function shop(page) {
  await until(page, ".shelf:nth-child(2) .card.open");
  await page.locator(".shelf:nth-child(2) .card.open").first().click();
  await page.waitForTimeout(400);
}

const page = await seated(4);
await until(page, ".market:has(.steal:not(.no)) .cloth .thing.open:not(.taken)");
for (const at of [0, 2]) await page.locator(".cloth .thing.open").nth(at).click({ timeout: 1500 });
await page.waitForTimeout(700);
await keep(page, "split");
await shop(page);
await keep(page, "buy");
await playOut([page], click);
await keep(page, "scores");
await page.locator(".ending header .tool").click();
await page.waitForTimeout(300);
await keep(page, "end");

const french = await seated(3, { lang: "fr", theme: "light" });
await rob(french);
await keep(french, "steal_french_light");
const phone = await seated(3, PHONE);
await rob(phone);
await keep(phone, "phone_steal");
const italian = await seated(3, { ...PHONE, lang: "it" });
await until(italian, ".card.open");
await italian.locator(".card.open").first().click();
await italian.waitForTimeout(400);
await keep(italian, "phone_buy_italian");
await house.close();
