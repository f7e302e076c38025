import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, click, playOut, type } from "./house.mjs";

let house;
let played; // a finished game
let player; // somebody who played it
before(async () => { house = await House.open(); });
after(() => house.close());

test("two clicks at most lead from the lobby to a running game", async () => {
  const page = await house.person();
  await page.goto(house.address);
  await house.poster(page).getByRole("button", { name: "2 bots" }).click();
  await page.locator("[data-slot]").first().waitFor();
  await page.locator(".dock").waitFor();
  assert.deepEqual(page.faults, []);
});

test("two browsers and a bot play a whole game by clicking", async () => {
  const [ada, ben] = [await house.person(), await house.person({ width: 390, height: 844 })];
  const id = await house.table(ada, { seats: 3, bots: { 2: "greedy" } });
  await ada.goto(`${house.address}/t/${id}`);
  await ben.goto(`${house.address}/t/${id}`);
  await ben.getByRole("button", { name: "Sit down" }).click();
  await ben.locator("[data-slot]").first().waitFor();
  await playOut([ada, ben], click);
  await ben.locator(".ending").waitFor();
  const totals = (page) => page.locator(".ending tfoot td").allInnerTexts();
  assert.deepEqual(await totals(ada), await totals(ben));
  assert.equal((await totals(ada)).length, 3);
  await ada.goto(`${house.address}/r/${id}?step=12&seat=1`);
  const shown = Number(/\d+/.exec(await ada.getByText(/^Step \d+ of/).first().innerText())[0]); // moves are counted, chance goes with them
  await ada.getByRole("button", { name: "Step on" }).click();
  await ada.getByText(`Step ${shown + 1} of`).first().waitFor();
  assert.match(ada.url(), /step=1[3-9]&seat=1/);
  assert.deepEqual([...ada.faults, ...ben.faults], []);
  played = id;
  player = ben;
});

test("the browser derives every outcome of that game again, and says what it could not check", async () => {
  await player.goto(`${house.address}/fair/${played}`);
  await player.locator(".verdict.good").waitFor();
  assert.match(await player.locator(".verdict").innerText(), /Verified/);
  assert.match(await player.locator(".open").innerText(), /the rules/);
  const stranger = await house.person();
  await stranger.goto(`${house.address}/fair/${played}`);
  await stranger.getByText("Nothing wrong found").waitFor();
  assert.match(await stranger.locator(".open").innerText(), /was not at the table then/);
});

test("a whole game alone, on a phone, in French", async () => {
  const page = await house.person({ lang: "fr", width: 390, height: 844 });
  await page.goto(house.address);
  await house.poster(page).getByRole("button", { name: "En solo" }).click();
  await page.locator("[data-slot]").first().waitFor();
  await playOut([page], click);
  assert.match(await page.locator(".ending h2").innerText(), /\S/);
  assert.match(await page.locator(".ending tfoot th").innerText(), /Total/);
  assert.deepEqual(page.faults, []);
});

test("a whole game by keyboard alone, in Italian", async () => {
  const page = await house.person({ lang: "it" });
  const id = await house.table(page, { seats: 2, bots: { 1: "greedy" } });
  await page.goto(`${house.address}/t/${id}`);
  await page.locator("[data-slot]").first().waitFor();
  await playOut([page], type);
  assert.match(await page.locator(".ending tfoot th").innerText(), /Totale/);
  assert.deepEqual(page.faults, []);
});
