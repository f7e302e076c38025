// A game from outside: the board that draws any game shows it, and it is played to the end by clicking and by typing.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, eventually, flaws, playOut, tooSmall } from "./house.mjs";

let house;
before(async () => { house = await House.open({ games: ["examples/liars_dice"] }); });
after(() => house?.close());

const mine = (page) => page.locator(".dock.mine").count().then(Boolean);

/** Doubts every third time, else says the next die more of the highest face. */
function bidder() {
  let turns = 0;
  return async (page) => {
    if (!(await mine(page))) return false;
    turns += 1;
    const quick = { timeout: 1500 };
    try {
      const doubt = page.locator(".dock .choices .btn:not(.plain):not(.go):enabled").first();
      if (turns % 3 === 0 && (await doubt.count())) await doubt.click(quick);
      else {
        await page.locator("[data-arg=count].open").nth(1).or(page.locator("[data-arg=count].open").first()).first().click(quick);
        await page.locator("[data-arg=face].open").last().click(quick);
        await page.locator("#confirm:enabled").click(quick);
      }
      return true;
    } catch (error) {
      page.trouble = error.message;
      return false;
    }
  };
}

async function sat(page, seats, options = {}) {
  const id = await house.tableOf(page, "liars_dice", { seats, options });
  await page.goto(`${house.address}/t/${id}`);
  await page.locator(".dock.mine").waitFor({ timeout: 60_000 });
  return id;
}

test("the lobby offers it, and a table of three is played to the end by clicking", { timeout: 300_000 }, async () => {
  const page = await house.person();
  await page.goto(house.address);
  await house.poster(page, "liars_dice").getByText("Liar’s Dice").waitFor();
  const id = await sat(page, 3, { dice: "3" });
  assert.equal(await page.locator("[data-owner='0'] [data-zone=cup] .die").count(), 3);
  assert.equal(await page.locator("[data-owner='1'] [data-zone=cup] .die").count(), 0, "the dice of others are hidden");
  await playOut([page], bidder());
  assert.deepEqual(page.faults, []);
  await page.goto(`${house.address}/r/${id}`);
  await page.locator(".any [data-owner='2']").waitFor();
});

test("what is outlined is legal, what is foreseen is said, and a refusal names the rule", { timeout: 120_000 }, async () => {
  const page = await house.person();
  await sat(page, 2);
  await page.locator("[data-arg=face]:not(.open)").first().click();
  await page.locator(".why").getByText("Ones are wild").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("[data-arg=count].open").nth(1).click();
  await page.locator("[data-arg=face].open").first().click();
  await page.locator("#question").getByText(/Right in about \d+ of 100 cases/).waitFor();
  await page.locator("#confirm:enabled").click();
  await eventually(async () => (await page.locator(".log, .rail").getByText(/at least/).count()) > 0, "the bid is in the log");
});

test("it is played without a pointer", { timeout: 120_000 }, async () => {
  const page = await house.person();
  await sat(page, 2);
  const count = page.locator("[data-arg=count].open").first();
  await count.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  assert.equal(await page.locator("[data-arg=count].chosen").count(), 1);
  await page.locator("[data-arg=face].open").first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await page.getByText(/: at least/).first().waitFor();
});

test("six fit a phone and a wide window, and nothing is wrong with them", { timeout: 120_000 }, async () => {
  for (const size of [{ width: 390, height: 844 }, { width: 1440, height: 900 }]) {
    const page = await house.person(size);
    await sat(page, 6);
    assert.deepEqual(await flaws(page), []);
    if (size.width < 500) assert.deepEqual(await tooSmall(page), []);
    const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide <= room, `${wide} > ${room}`);
  }
});
