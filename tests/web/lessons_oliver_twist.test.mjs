// The lessons of Oliver Twist by hand in Chromium: on the map, in the reserve and with the cards, as somebody plays who has never seen the list of choices.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House } from "./house.mjs";

const space = (number) => `[data-space="${number}"]`;
const cell = (place) => `[data-cell="${place}"]`;
const button = (text) => `.dock .choices button:has-text("${text}")`;
const SURE = "#confirm";

/** What a hand does in each step, in one way or in several. */
const WAYS = {
  goal: [[space(45), SURE], [space(45), space(45)]],
  skip: [[space(2), SURE]],
  fagin: [[cell(0), cell(2), SURE], [button("Fagin pays"), cell(2), SURE]],
  help: [[space(52), SURE, ".front .card", button("Ask for help"), space(49), SURE]],
  stuck: [[space(74), SURE], [button("Prowl"), space(74), SURE]],
  dusk: [[cell(0), SURE], [button("Fagin pays"), SURE]],
  night: [[space(68), SURE, space(69), SURE]],
  burglary: [[space(43), SURE, ".offer .keep:last-child", ".offer .spend"], [space(43), SURE, button("£9"), button("rope")]],
  end: [[".front .card", button("Ask for help")]],
};
/** What somebody may do instead, and what is said to it. */
const OTHERS = {
  goal: [[space(46), SURE], /skip on the way/],
  fagin: [[cell(0), SURE], /five bring £7 more/],
  stuck: [[space(31), SURE], /would pay nothing/],
  burglary: [[space(42), SURE], /into your file/],
};
let house;

before(async () => (house = await House.open()));
after(() => house.close());

async function done(page, step, way) {
  await page.goto(`${house.address}/learn/oliver_twist/${step}`);
  await page.locator(".teacher .word").waitFor();
  for (const what of way) {
    await page.locator(what).first().click();
    await page.locator("#board[data-idle=true]").waitFor();
  }
}

test("every step can be done on the board", async () => {
  const page = await house.person();
  for (const [step, ways] of Object.entries(WAYS)) {
    for (const way of ways) {
      await done(page, step, way);
      await page.locator(".word.over").waitFor();
    }
  }
  assert.deepEqual(page.faults, []);
});

test("what is done instead is answered for what it is", async () => {
  const page = await house.person();
  for (const [step, [way, said]] of Object.entries(OTHERS)) {
    await done(page, step, way);
    await page.locator(".word.other").waitFor();
    assert.match(await page.locator(".word").innerText(), said, step);
  }
  assert.deepEqual(page.faults, []);
});
