// Draws the pictures of the board for any game for docs/pictures again: node tests/web/pictures_any.mjs
import { join } from "node:path";
import { House, ROOT } from "./house.mjs";

const house = await House.open({ games: ["examples/liars_dice"] });
const keep = (page, name) => page.screenshot({ path: join(ROOT, "docs/pictures", `browser_any_${name}.png`) });

/** A bid that is put together and not yet said. */
async function bidding(seats, look = {}) {
  const page = await house.person(look);
  await page.goto(house.address);
  const id = await house.tableOf(page, "liars_dice", { seats });
  await page.goto(`${house.address}/t/${id}`);
  await page.locator(".dock.mine").waitFor();
  await page.locator("[data-arg=count].open").nth(2).click();
  await page.locator("[data-arg=face].open").last().click();
  await page.locator("#confirm:enabled").waitFor();
  await page.waitForTimeout(800);
  return page;
}

try {
  await keep(await bidding(4), "bid");
  await keep(await bidding(6, { width: 390, height: 844, lang: "it" }), "phone_italian");
} finally {
  await house.close();
}
