// What the table offers beside the board: clocks, hints, handing over, ending together, onlookers, names and chat, replays by seat.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, draft, eventually } from "./house.mjs";

const FIRST = { options: { first_leader: "1" } };
let house;
before(async () => { house = await House.open(); });
after(() => house.close());

async function seated(wishes = {}, look = {}) {
  const page = await house.person(look);
  const id = await house.table(page, { seats: 2, bots: { 1: "greedy" }, ...FIRST, ...wishes });
  await page.goto(`${house.address}/t/${id}`);
  return { page, id };
}

/** Two people at one table; Ada moves first. */
async function pair(look = {}) {
  const { page: ada, id } = await seated({ bots: {}, visibility: "public" }, look);
  const ben = await house.person(look);
  await ben.goto(`${house.address}/t/${id}`);
  await ben.getByRole("button", { name: "Sit down" }).click();
  for (const page of [ada, ben]) await page.locator("[data-slot]").first().waitFor();
  await ada.locator(".dock.mine").waitFor();
  return { ada, ben, id };
}
const seatMenu = (page) => page.getByRole("button", { name: "What you can do with your seat" }).filter({ visible: true });
const log = (page, pattern) => page.locator(".log li", { hasText: pattern });
const seconds = async (page) => {
  const [minutes, rest] = (await page.locator(".clock time").innerText()).split(":").map(Number);
  return minutes * 60 + rest;
};

test("the clock of whoever is to move runs down, the others stand", async () => {
  const { page } = await seated({ bots: {}, clock: { kind: "live", minutes: 5, increment: 10 } });
  const ben = await house.person();
  await ben.goto(page.url());
  await ben.getByRole("button", { name: "Sit down" }).click();
  await page.locator(".dock.mine").waitFor();
  const start = Date.now();
  const [begun, other] = [await seconds(page), await page.locator(".seat time").last().innerText()];
  assert.ok(begun > 200 && begun <= 310, `${begun} seconds`);
  await eventually(async () => (await seconds(page)) <= begun - 2, "the clock runs");
  const later = await seconds(page);
  assert.ok(later >= begun - 2 - (Date.now() - start) / 1000, `${begun} then ${later}: too fast`);
  await eventually(async () => Math.abs((await seconds(ben)) - (await seconds(page))) <= 1, "both see the same clock");
  assert.equal(await page.locator(".seat time").last().innerText(), other);
});

test("a hint says what a thoughtful player would do, and does it on demand", async () => {
  const { page } = await seated();
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Best move" }).click();
  await page.getByText("A thoughtful player would:").waitFor();
  const asked = () => page.locator("#question b").innerText();
  const before = await asked();
  await page.getByRole("button", { name: "Do it" }).click();
  await eventually(async () => (await asked()) !== before, "the question moves on");
  assert.equal(await page.getByText("A thoughtful player would:").count(), 0);
});

test("a table without hints has no button for them", async () => {
  const { page } = await seated({ hints: false });
  await page.locator(".dock.mine").waitFor();
  assert.equal(await page.getByRole("button", { name: "Hint" }).count(), 0);
  await page.keyboard.press("h");
  assert.equal(await page.locator(".why").count(), 0);
});

test("the game ends without a winner when both agree, and an offer can be taken back", async () => {
  const { ada, ben } = await pair();
  await seatMenu(ada).click();
  await ada.getByRole("button", { name: "Offer to end the game" }).click();
  const offer = ben.locator(".offer");
  await offer.getByText("offers to end the game without a winner").waitFor();
  await ada.locator(".offer").getByRole("button", { name: "Take it back" }).click();
  await offer.waitFor({ state: "detached" });
  await seatMenu(ada).click();
  await ada.getByRole("button", { name: "Offer to end the game" }).click();
  await offer.getByRole("button", { name: "Agree" }).click();
  for (const page of [ada, ben]) {
    await page.locator(".ending h2", { hasText: "The game was ended" }).waitFor();
    assert.equal(await page.locator(".ending table").count(), 0);
  }
  await ada.locator(".ending").getByRole("link", { name: "Check the dice" }).click();
  await ada.getByText("ended by agreement").waitFor();
});

for (const [width, height] of [[1440, 900], [390, 844]]) {
  test(`a seat is handed to a bot and taken back, at ${width} pixels`, async () => {
    const { ada, ben, id } = await pair({ width, height });
    const standIn = () => ben.evaluate(async (table) => (await (await fetch(`/api/tables/${table}`)).json()).players[0].stand_in, id);
    await seatMenu(ada).click();
    await ada.getByRole("button", { name: "Let a bot play for me" }).click();
    await ben.locator(".dock.mine").waitFor();
    assert.equal(await standIn(), "greedy");
    if (width > 1100) await ben.getByText("a bot plays on").waitFor();
    await seatMenu(ada).click();
    await ada.getByRole("button", { name: "Take my seat back" }).click();
    await ada.getByRole("dialog").waitFor({ state: "hidden" });
    assert.equal(await standIn(), null);
    assert.deepEqual([...ada.faults, ...ben.faults], []);
  });
}

test("names and chat are text and nothing else", async () => {
  const page = await house.person();
  await page.goto(house.address);
  await page.getByRole("button", { name: "Change your name" }).click();
  await page.getByLabel("What the others see").fill("<b id=x>Eve</b>");
  await page.getByRole("button", { name: "Save" }).click();
  await page.locator("h1", { hasText: "<b id=x>Eve</b>" }).waitFor();
  const id = await house.table(page, { seats: 2, bots: { 1: "greedy" }, ...FIRST });
  await page.goto(`${house.address}/t/${id}`);
  await page.locator(".seat .name", { hasText: "<b id=x>Eve</b>" }).waitFor();
  await page.getByRole("tab", { name: "Chat" }).click();
  const script = "<script>document.title='caught'</script><img src=x onerror=\"document.title='caught'\">";
  await page.getByLabel("Write to the table").fill(script);
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText(script).waitFor();
  assert.equal(await page.locator("ol.lines img, ol.lines script, #x").count(), 0);
  assert.notEqual(await page.title(), "caught");
  assert.deepEqual(page.faults, []);
});

test("an onlooker sees the table and can choose nothing", async () => {
  const { ada, ben, id } = await pair();
  const eve = await house.person();
  await eve.goto(house.address);
  await eve.getByRole("link", { name: "Watch" }).first().waitFor();
  await eve.goto(`${house.address}/t/${id}`);
  await eve.locator("#question", { hasText: "Waiting for" }).waitFor();
  assert.equal(await eve.locator(".dock .choices").count(), 0);
  assert.equal(await eve.locator(".slot.open").count(), 0);
  assert.equal(await seatMenu(eve).count(), 0);
  await eve.getByRole("tab", { name: "Moves" }).click();
  await eve.getByText("It is not your turn.").waitFor();
  await eve.getByRole("tab", { name: "Log" }).click();
  await draft(ada);
  await ada.locator("#confirm:enabled").click();
  await log(eve, /places 1 Servant/).first().waitFor();
  await ben.locator(".dock.mine").waitFor();
  assert.deepEqual(eve.faults, []);
});

test("an open table: seats given to bots and freed, then begun", async () => {
  const { page } = await seated({ bots: {}, start: false });
  const choice = page.getByLabel("A bot for seat 2");
  await choice.selectOption("cutpurse");
  await page.getByRole("button", { name: "Free this seat" }).click();
  await choice.selectOption("greedy");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator(".dock.mine").waitFor();
});

/** A finished game of bots in which seat 1 took a card that the others never saw. */
async function secretive(page) {
  for (let games = 0; games < 8; games += 1) {
    const id = await house.table(page, { seats: 2, bots: { 0: "greedy", 1: "greedy" }, seat: null });
    await house.ended(page, id);
    const { steps } = await house.ask(page, `tables/${id}/replay`);
    const cards = async (step, seat) => (await house.ask(page, `tables/${id}/replay/${step}?seat=${seat}`)).view.players[0].cards.map((card) => card.value);
    for (let step = steps; step > 0; step -= 4) {
      if ((await cards(step, -1)).includes(0) && !(await cards(step, 0)).includes(0)) return { id, step };
    }
  }
  throw new Error("no bot kept a secret");
}

test("a replay shows what the chosen seat knew, and nothing more", async () => {
  const page = await house.person();
  const { id, step } = await secretive(page);
  await page.goto(`${house.address}/r/${id}?step=${step}&seat=0`);
  const values = () => page.locator(".columns .mini").allInnerTexts();
  await page.getByText("Your collection").waitFor();
  assert.ok(!(await values()).includes("?"));
  await page.getByLabel("Seen by").selectOption("-1");
  await page.getByText("Collection of").waitFor();
  await page.locator(".columns .mini", { hasText: "?" }).first().waitFor();
  assert.match(page.url(), new RegExp(`step=${step}&seat=-1`));
  await page.getByLabel("Seen by").selectOption("1");
  await page.getByText("Your collection").waitFor();
  await page.keyboard.press("Home");
  await page.getByText("Step 0 of").first().waitFor();
  const { steps } = await house.ask(page, `tables/${id}/replay`);
  await page.getByRole("button", { name: "To the end" }).click();
  await eventually(() => page.url().includes(`step=${steps}&`), "the replay stands at its end");
  assert.deepEqual(page.faults, []);
});
