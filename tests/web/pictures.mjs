// Draws the pictures of docs/pictures again: node tests/web/pictures.mjs
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { House, ROOT, click, draft, playOut } from "./house.mjs";
import { click as prowl, look, seat } from "./oliver_twist.mjs";

const house = await House.open();
const press = await house.browser.newPage();

/** Pictures are kept as WebP, a quarter of the size; the browser itself presses them. */
async function keep(page, name) {
  const png = (await page.screenshot()).toString("base64");
  const pressed = await press.evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext("2d").drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.86 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, png);
  writeFileSync(join(ROOT, "docs/pictures", `browser_${name}.webp`), Buffer.from(pressed));
}
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
await draft(page);
await page.mouse.move(700, 890);
await keep(page, "claim");
await playOut([page], click);
await keep(page, "end");
await page.goto(`${house.address}/r/${id}?step=60&seat=0`);
await page.locator("[data-slot]").first().waitFor();
await page.waitForTimeout(900);
await keep(page, "replay");
await page.setViewportSize({ width: 1440, height: 1180 });
await page.goto(`${house.address}/review/${id}`);
await page.locator(".turns").waitFor({ timeout: 180_000 });
await page.waitForTimeout(600);
await keep(page, "review");
await page.goto(house.address);
await house.poster(page).waitFor();
await page.waitForTimeout(700);
await keep(page, "lobby");

for (const [name, wishes, look] of [
  ["solo_contrast", { seats: 1 }, { theme: "contrast" }],
  ["french_light", three, { lang: "fr", theme: "light" }],
  ["phone", three, PHONE],
]) {
  const at = await seated(wishes, look);
  await draft(at.page);
  await at.page.waitForTimeout(300);
  await keep(at.page, name);
}

/** Oliver Twist: acts until something is to be seen. */
async function until(page, seen) {
  for (let tries = 0; tries < 900; tries += 1) {
    const now = await look(page);
    if (now.mine && (await seen(now)) && !(await page.locator(".why").count())) break;
    if (now.mine) await prowl(page, now);
    await page.waitForTimeout(90);
  }
  await page.waitForTimeout(400);
}
const streets = { seats: 3, bots: { 1: "greedy", 2: "greedy" } };
const left = (page) => page.locator(".where").innerText().then(parseInt);
const chosen = (page) => page.locator(".space.picked").count();
for (const [name, habits] of [["oliver", {}], ["oliver_phone", { ...PHONE, lang: "fr" }]]) {
  const { page } = await seat(house, habits, streets);
  await until(page, async () => (await left(page)) < 50 && (await chosen(page)));
  await keep(page, `${name}_day`);
  await until(page, async (now) => now.hour === "night" && (await left(page)) < 50 && (await chosen(page)));
  await keep(page, `${name}_night`);
}
await house.close();
await import("./pictures_market.mjs");
