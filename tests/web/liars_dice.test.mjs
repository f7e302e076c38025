// A game from outside: the board that draws any game shows it, and it is played to the end by clicking and by typing.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, QUICK, eventually, flaws, missed, playOut, tooSmall } from "./house.mjs";

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
    try {
      const doubt = page.locator(".dock .choices .btn:not(.plain):not(.go):enabled").first();
      if (turns % 3 === 0 && (await doubt.count())) await doubt.click(QUICK);
      else {
        await page.locator("[data-arg=count].open").nth(1).or(page.locator("[data-arg=count].open").first()).first().click(QUICK);
        await page.locator("[data-arg=face].open").last().click(QUICK);
        await page.locator("#confirm:enabled").click(QUICK);
      }
      return true;
    } catch (error) {
      return missed(page, error);
    }
  };
}

async function sat(page, seats, options = {}) {
  const id = await house.tableOf(page, "liars_dice", { seats, options });
  await page.goto(`${house.address}/t/${id}`);
  await page.locator(".dock.mine").waitFor();
  return id;
}

test("the lobby offers it, and a table of three is played to the end by clicking", async () => {
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

test("what is outlined is legal, what is foreseen is said, and a refusal names the rule", async () => {
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

test("what happens moves on the table: a bid flies to its place, the dice of a new round are rolled, a lost one leaves", async () => {
  const page = await house.person({ speed: 2 });
  await sat(page, 2, { dice: "3" });
  await page.evaluate(() => {
    window.moved = new Set();
    const look = () => {
      if (document.querySelector(".stage-layer .piece [data-event=bid] .die")) window.moved.add("bid");
      if (document.querySelector("[data-zone=cup] .rolled")) window.moved.add("rolled");
      const leaves = (die) => die.getAnimations().some((one) => one.constructor.name === "Animation"); // not one of a style sheet
      if ([...document.querySelectorAll("[data-zone=cup] .spot")].some(leaves)) window.moved.add("left");
    };
    const frame = () => {
      look();
      requestAnimationFrame(frame);
    };
    frame();
  });
  const act = bidder();
  await eventually(async () => {
    await act(page);
    const moved = await page.evaluate(() => [...window.moved]);
    return ["bid", "rolled", "left"].every((one) => moved.includes(one)) || (await page.locator(".ending").count()) > 0;
  }, "everything has moved", 120_000);
  assert.deepEqual((await page.evaluate(() => [...window.moved])).sort(), ["bid", "left", "rolled"]);
  assert.deepEqual(page.faults, []);
});

test("it is played without a pointer", async () => {
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

test("six fit a phone and a wide window, and nothing is wrong with them", async () => {
  for (const size of [{ width: 390, height: 844 }, { width: 1440, height: 900 }]) {
    const page = await house.person(size);
    await sat(page, 6);
    assert.deepEqual(await flaws(page), []);
    if (size.width < 500) assert.deepEqual(await tooSmall(page), []);
    const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide <= room, `${wide} > ${room}`);
  }
});
