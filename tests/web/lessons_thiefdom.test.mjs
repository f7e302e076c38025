// The lessons of Thiefdom by hand in Chromium: on the map, in the panels and with the tiles, as somebody plays who has never seen the list of choices.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, eventually } from "./house.mjs";

const PHONE = { width: 390, height: 844, touch: true };
const BUILDING = 392;
const alley = (row, column) => row * 28 + column;
const building = (section, house) => BUILDING + (section - 1) * 12 + house;

/** What a hand does in each step: a number is a spot of the map, a text a button of dock or panel, a list the tiles of two carriers that are swapped. */
const WAYS = {
  goal: ["Activate the tavern", "Sell 2"],
  turn: [alley(3, 5), alley(3, 7), alley(3, 8), "Rob noble B: a gem"],
  guards: [building(3, 6)],
  plan: [[3, 0], "Ready"],
  patrol: [alley(10, 12)],
  wanted: [alley(11, 10), building(7, 7), "Activate the dungeon", "Hand in the poster"],
  mission: [alley(12, 17), building(8, 5), "Activate the smuggler", "Do the mission"],
  daybreak: [alley(4, 3), "Stop here"],
  end: [building(2, 3), "End: Fox"],
};
let house;

before(async () => (house = await House.open()));
after(() => house.close());

const opened = async (page, step) => {
  await page.goto(`${house.address}/learn/thiefdom/${step}`);
  await page.locator(".teacher .word").waitFor();
};

async function press(page, what, hit) {
  if (typeof what === "number") {
    await hit(page.locator(`[data-spot="${what}"]`).first());
    const sure = page.locator(".dock").getByRole("button", { name: "Do it" }); // a finger is asked once more
    if (await sure.isVisible()) await hit(sure);
  } else if (typeof what === "string") await hit(page.locator(".dock, .panel").getByRole("button", { name: what }).first());
  else for (const carrier of what) await hit(page.locator(`[data-carrier="${carrier}"]`));
}

for (const [name, size] of [["desk", {}], ["phone", PHONE]]) {
  test(`${name}: every step can be done on the board`, async () => {
    const page = await house.person(size);
    const hit = (at) => (size.touch ? at.tap() : at.click());
    for (const [step, way] of Object.entries(WAYS)) {
      await opened(page, step);
      for (const what of way) {
        const word = page.locator(".teacher .word");
        await press(page, what, hit);
        await page.locator("#board[data-idle=true]").waitFor();
        assert.doesNotMatch(await word.getAttribute("class"), /other/, `${step}: ${what}`);
      }
      await page.locator(".word.over").waitFor();
    }
    assert.deepEqual(page.faults, []);
  });
}

test("a way that is not asked for is answered for what it is", async () => {
  const page = await house.person();
  const said = async (step, spot, told) => {
    await opened(page, step);
    await press(page, spot, (at) => at.click());
    await page.locator(".word.other").waitFor();
    assert.match(await page.locator(".teacher .word").innerText(), told);
  };
  await said("guards", alley(3, 11), /guard B sees him: 2 VP lost/);
  await said("patrol", alley(10, 8), /your own Ferret/);
  await said("mission", building(8, 2), /The tavern pays 2 VP a bottle/);
  await said("daybreak", building(2, 2), /a rival is in there/);
  assert.deepEqual(page.faults, []);
});

test("points show on a wide screen too, and a phone's map opens where the thief stands", async () => {
  const wide = await house.person();
  await opened(wide, "goal");
  assert.match(await wide.locator(".chip").first().innerText(), /10 VP/);
  const small = await house.person(PHONE);
  await opened(small, "guards");
  const next = small.locator(`[data-spot="${alley(4, 10)}"]`).first(); // beside Fox
  await eventually(() => next.evaluate((spot) => {
    const [at, frame] = [spot.getBoundingClientRect(), spot.closest(".frame").getBoundingClientRect()];
    return at.left >= frame.left && at.right <= frame.right && at.top >= frame.top && at.bottom <= frame.bottom;
  }), "the way is in sight");
});
