// Draws Thiefdom's pictures of docs/pictures again: node tests/web/thiefdom_pictures.mjs
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { House, ROOT } from "./house.mjs";
import { until } from "./thiefdom.mjs";

const house = await House.open();
const PHONE = { width: 390, height: 844 };
const FOUR = { seats: 4, bots: { 1: "greedy", 2: "greedy", 3: "greedy" } };
const EAGER = 0.85;

/** Plays until a moment comes, points at something, and keeps the picture. */
async function take(page, name, moment, point) {
  await until(page, moment, EAGER);
  await page.locator(".dock.mine").waitFor();
  if (point) await page.locator(point).last().hover({ force: true });
  await page.waitForTimeout(900);
  const picture = await small((await page.screenshot()).toString("base64"));
  writeFileSync(join(ROOT, "docs/pictures", `browser_thiefdom_${name}.webp`), Buffer.from(picture, "base64"));
}

/** The browser itself makes a picture small. */
async function small(png) {
  const page = await house.browser.newPage();
  const made = await page.evaluate(async (data) => {
    const picture = Object.assign(new Image(), { src: `data:image/png;base64,${data}` });
    await picture.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
    canvas.getContext("2d").drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", 0.84).split(",")[1];
  }, png);
  await page.close();
  return made;
}

for (const [look, wishes, moments] of [
  [{}, FOUR, [["hideout", ".target.house"], ["turn", ".target.go"], ["walk", ".target.walk", ".target.walk"]]],
  [{ lang: "fr" }, { seats: 2, bots: { 1: "greedy" } }, [["location_french", ".panel .offer"]]],
  [{ ...PHONE, lang: "it" }, { seats: 2, bots: { 1: "greedy" } }, [["phone", ".target.go"]]],
  [{ theme: "contrast" }, { seats: 1, bots: {} }, [["solo_contrast", ".target.go"]]],
]) {
  const page = await house.person(look);
  await page.goto(house.address);
  const id = await house.table(page, { game: "thiefdom", ...wishes });
  await page.goto(`${house.address}/t/${id}`);
  await page.locator(".dock.mine").waitFor();
  for (const [name, moment, point] of moments) await take(page, name, moment, point);
}
await house.close();
