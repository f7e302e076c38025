// People at a table of Thief's Market: one clicks, one only types.
const QUICK = { timeout: 1500 };

const isMine = (page) => page.locator(".dock.mine").count().then(Boolean);
const isSplitting = (page) => page.locator(".market.splitting").count().then(Boolean);
export const mayConfirm = (page) => page.locator("#confirm:enabled").count().then(Boolean);
const choices = (page) => page.locator(".dock .choices .btn:not(.plain):not(.go):enabled");

/** Picks up to four objects of the cloth, or puts one of a stolen pile back. */
async function sort(page) {
  const free = page.locator(".cloth .thing.open:not(.taken)");
  const count = Math.min(4, await free.count());
  for (let n = 0; n < count; n += 1) await free.first().click(QUICK);
  if (count === 0) await page.locator(".tray button.thing").first().click(QUICK);
}

async function confirm(page) {
  return page.locator("#confirm").click(QUICK).then(() => true, () => false);
}

/** One step with the pointer; true if there was something to do. */
export async function click(page) {
  if (!(await isMine(page))) return false;
  try {
    const cards = page.locator(".card.open:not(.selected)");
    if (await mayConfirm(page)) return await confirm(page);
    if (await page.locator(".splitting .thing.open, .tray button.thing").count()) await sort(page);
    else if (await cards.count()) await cards.last().click(QUICK);
    else if (await choices(page).count()) await choices(page).first().click(QUICK);
  } catch {
    return false; // the table moved on under the pointer
  }
  return (await mayConfirm(page)) ? confirm(page) : true;
}

const focused = (page, selector) => page.evaluate((sought) => document.activeElement?.closest(sought) !== null, selector);

/** The same by keyboard alone; now and then it robs somebody. */
export async function type(page) {
  if (!(await isMine(page))) return false;
  const labels = await choices(page).allInnerTexts();
  const rob = labels.findIndex((label) => /Deruba/.test(label));
  if (rob >= 0 && Math.random() < 0.4) await page.keyboard.press(String(rob + 1));
  if (await isSplitting(page)) {
    await page.keyboard.press("b");
    if (!(await mayConfirm(page))) await page.keyboard.press("Space");
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

export async function until(page, selector) {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await isMine(page)) && (await page.locator(selector).count())) return;
    if (!(await click(page))) await page.waitForTimeout(50);
  }
  throw new Error(`never seen: ${selector}`);
}
