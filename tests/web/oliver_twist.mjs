// How tests and pictures sit down and act at a table of Oliver Twist.
import { QUICK, missed } from "./house.mjs";

/** A new person at a new table; with `guest` the other seat waits for somebody. */
export async function seat(house, habits, { seats, bots = {}, guest = false }) {
  const page = await house.person(habits);
  const id = await house.table(page, { game: "oliver_twist", options: { first_player: "1" }, seats, bots });
  await page.goto(`${house.address}/t/${id}`);
  if (!guest) await page.locator("[data-space]").first().waitFor();
  return { page, id };
}

/** What can be done now, and where a lit space can be touched: inside the window, with nothing over it. */
export const look = async (page) => page.evaluate((start) => {
  const count = (what) => document.querySelectorAll(what).length;
  const skips = (space) => Number(space.querySelector(".number")?.textContent ?? 0); // who skips much plays a short game
  const lit = [...document.querySelectorAll(".space.lit")];
  const from = Math.floor(start * lit.length); // among spaces that skip as much, any may come first
  const spaces = [...lit.slice(from), ...lit.slice(0, from)].sort((one, other) => skips(other) - skips(one));
  const middles = spaces.map((space) => {
    const { x, y, width, height } = space.querySelector(".touch").getBoundingClientRect();
    return { space, x: x + width / 2, y: y + height / 2 };
  });
  const open = middles.find(({ space, x, y }) => space.contains(document.elementFromPoint(x, y)));
  return {
    mine: count(".dock.mine"), confirm: count("#confirm:enabled"), choices: count(".dock .choices .btn:not(.plain):not(.go):enabled"),
    lit: spaces.length, cells: count(".cell.open"), spot: open ? { x: open.x, y: open.y } : null, hour: document.documentElement.dataset.hour,
  };
}, (await page.locator(".dock.mine").count()) && page.luck());
const CHOICES = ".dock .choices .btn:not(.plain):not(.go):enabled";

/** One click of somebody who confirms what is chosen and else touches anything that is lit. */
export async function click(page, now) {
  try {
    if (now.confirm) await page.locator("#confirm").click(QUICK);
    else if (now.choices && (!(now.lit || now.cells) || page.below(3) === 0)) await page.locator(CHOICES).nth(page.below(now.choices)).click(QUICK);
    else if (now.spot) await page.mouse.click(now.spot.x, now.spot.y);
    else if (now.lit) await page.locator(".lens button").last().click(QUICK); // the whole town
    else if (now.cells) await page.locator(".cell.open button").first().click(QUICK);
    else return false;
  } catch (error) {
    return missed(page, error);
  }
  return true;
}

/** The same without a pointer. */
export async function type(page, now) {
  const press = (key) => page.keyboard.press(key);
  if (now.confirm) await press("Enter");
  else if (now.choices && (!(now.lit || now.cells) || page.below(3) === 0)) await press(String(1 + page.below(Math.min(9, now.choices))));
  else if (now.lit) {
    await press("b");
    for (let steps = page.below(3); steps > 0; steps -= 1) await press("p");
    await press("Enter");
  } else if (now.cells) {
    await press("b");
    for (let steps = 0; steps < 9 && (await page.locator(".cell.open:focus-within").count()) === 0; steps += 1) await press("ArrowRight");
    await press("Enter");
  } else return false;
  return true;
}
