// Draws the pictures of docs/pictures again: node tests/web/pictures.mjs
import { join } from "node:path";
import { House, ROOT, click, draft, playOut } from "./house.mjs";

const house = await House.open();
const keep = (page, name) => page.screenshot({ path: join(ROOT, "docs/pictures", `browser_${name}.png`) });
const PHONE = { width: 390, height: 844 };

async function seated(wishes, look = {}) {
  const page = await house.person(look);
  await page.goto(house.address);
  const id = await house.table(page, wishes);
  await page.goto(`${house.address}/t/${id}`);
  await page.locator(".dock.mine").waitFor();
  await page.waitForTimeout(600);
  return { page, id };
}

const three = { seats: 3, bots: { 1: "cutpurse", 2: "cutpurse" } };
const { page, id } = await seated(three);
for (let turn = 0; turn < 14; turn += 1) { await click(page); await page.waitForTimeout(250); }
await page.locator(".dock.mine").waitFor();
await keep(page, "turn");
await draft(page);
await page.mouse.move(700, 890);
await keep(page, "claim");
await playOut([page], click);
await keep(page, "end");
await page.goto(`${house.address}/r/${id}?step=60&seat=0`);
await page.locator("[data-slot]").first().waitFor();
await page.waitForTimeout(900);
await keep(page, "replay");
await page.goto(`${house.address}/fair/${id}`);
await page.waitForTimeout(1500);
await keep(page, "fair");
await page.goto(house.address);
await house.poster(page).waitFor();
await page.waitForTimeout(700);
await keep(page, "lobby");

for (const [name, wishes, look] of [
  ["four_seats", { seats: 4, bots: { 1: "greedy", 2: "greedy", 3: "greedy" } }, {}],
  ["solo_contrast", { seats: 1 }, { theme: "contrast" }],
  ["french_light", three, { lang: "fr", theme: "light" }],
  ["phone", three, PHONE],
  ["phone_italian_light", three, { ...PHONE, lang: "it", theme: "light" }],
]) {
  const at = await seated(wishes, look);
  await draft(at.page);
  await at.page.waitForTimeout(300);
  await keep(at.page, name);
}
await house.close();
