// People at a table of Thief's Market: one clicks, one only types.
import { QUICK, missed } from "./house.mjs";

const isMine = (page) => page.locator(".dock.mine").count().then(Boolean);
const isSplitting = (page) => page.locator(".market.splitting").count().then(Boolean);
export const mayConfirm = (page) => page.locator("#confirm:enabled").count().then(Boolean);
const choices = (page) => page.locator(".dock .choices .btn:not(.plain):not(.go):enabled");

/** What lies nearest to the hand, read from the page in one go. */
const nearest = (page) => page.evaluate(() => {
  const there = (selector) => document.querySelector(selector) !== null;
  if (!there(".dock.mine")) return "";
  if (there("#confirm:enabled")) return "confirm";
  if (there(".cloth .thing.open:not(.taken)")) return "pick";
  if (there(".tray button.thing")) return "give";
  if (there(".card.open:not(.selected)")) return "buy";
  return "choose";
});

/** Takes up to four objects: gems lie first. */
async function pick(page) {
  const free = page.locator(".cloth .thing.open:not(.taken)");
  const count = Math.min(4, await free.count());
  for (let n = 0; n < count; n += 1) await free.first().click(QUICK);
}

const STEPS = {
  confirm: (page) => page.locator("#confirm").click(QUICK),
  pick,
  give: (page) => page.locator(".tray button.thing").first().click(QUICK),
  buy: (page) => page.locator(".card.open:not(.selected)").last().click(QUICK),
  choose: (page) => choices(page).first().click(QUICK),
};

/** One decision with the pointer; true if there was something to do. */
export async function click(page) {
  const step = await nearest(page);
  if (!step) return false;
  try {
    await STEPS[step](page);
    if (step !== "confirm" && (await mayConfirm(page))) await STEPS.confirm(page);
  } catch (error) {
    return missed(page, error);
  }
  return true;
}

const focused = (page, selector) => page.evaluate((sought) => document.activeElement?.closest(sought) !== null, selector);

/** The same by keyboard alone; now and then it robs somebody instead of taking. */
export async function type(page) {
  if (!(await isMine(page))) return false;
  const labels = await choices(page).allInnerTexts();
  const rob = labels.findIndex((label) => /Deruba/.test(label));
  if (rob >= 0 && page.luck() < 0.2) await page.keyboard.press(String(rob + 1));
  if (await isSplitting(page)) {
    await page.keyboard.press("b");
    const robbing = await page.locator(".tray button.thing").count();
    if (!(await mayConfirm(page))) {
      await page.keyboard.press("Space");
      for (let more = 0; more < 3 && !robbing; more += 1) {
        await page.keyboard.press("ArrowRight");
        if (await focused(page, "[aria-pressed=false]")) await page.keyboard.press("Space");
      }
    }
    if (!(await focused(page, "[aria-pressed=true]"))) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
  } else if (await page.locator(".card.open").count()) {
    await page.keyboard.press("b");
    for (let step = 0; step < 14 && !(await focused(page, ".card.open")); step += 1) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    if (await mayConfirm(page)) await page.keyboard.press("Enter");
  } else await page.keyboard.press("1");
  return true;
}

const shows = async (page, selector) => (await isMine(page)) && Boolean(await page.locator(selector).count());

/** Plays on until something is there that waits for this person. */
export async function until(page, selector) {
  for (let tries = 0; tries < 600; tries += 1) {
    await page.line.settled();
    if (await shows(page, selector)) return;
    const { heard } = page.line;
    if (!(await click(page))) await page.line.news(heard);
  }
  throw new Error(`never seen: ${selector}; the page says: ${await page.locator("main").innerText()}`);
}
