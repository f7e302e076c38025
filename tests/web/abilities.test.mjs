// The collectors' abilities on Crypt's board. The way to a position that offers one goes through the door, quickly; the ability itself by clicking.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, eventually } from "./house.mjs";

const POTTERY = 3, MANUSCRIPT = 2, REMAINS = 4, IDOL = 0;
const SIDES = { side_idol: "A", side_manuscript: "B", side_pottery: "B", side_remains: "A", first_leader: "1" };

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

/** Plays this seat through the door until `reached(position)`; collects the kind wanted. False when the game ends first. */
async function drive(page, id, kind, effort, reached) {
  for (;;) {
    const position = await house.ask(page, `tables/${id}/position`);
    if (position.table.status === "over") return false;
    if (position.legal.length === 0) await new Promise((done) => setTimeout(done, 15));
    else if (reached(position)) return true;
    else await house.tell(page, `tables/${id}/move`, { seq: position.seq, actions: [wish(position, kind, effort)] });
  }
}

function wish({ legal, view }, kind, effort) {
  const claim = legal.find(([, verb]) => verb === "claim");
  const places = legal.filter(([, verb, args]) => verb === "place" && args.effort === Math.max(effort, lowest(legal)));
  const liked = places.filter(([, , args]) => view.crypt[args.slot].type === kind);
  const done = legal.find(([, verb]) => verb === "done" || verb === "pass");
  const recover = legal.find(([, verb]) => verb === "recover");
  const tired = view.players[view.seat].active < 2 && view.players[view.seat].exhausted > 0;
  return (liked.at(-1) ?? (tired ? recover : null) ?? claim ?? done ?? places[0] ?? legal[0])[0];
}
const lowest = (legal) => Math.min(...legal.filter(([, verb]) => verb === "place").map(([, , args]) => args.effort));

/** A table whose next decision is the wanted one, seen in the browser. */
async function brought(kind, effort, reached) {
  const page = await house.person();
  for (let games = 0; games < 12; games += 1) {
    const id = await house.table(page, { seats: 2, bots: { 1: "random" }, options: SIDES });
    if (!(await drive(page, id, kind, effort, reached))) continue;
    await page.goto(`${house.address}/t/${id}`);
    await page.locator(".dock.mine").waitFor();
    return page;
  }
  throw new Error("no game came to that");
}
const offers = (verb) => ({ legal }) => legal.some(([, found]) => found === verb);
const lines = (page, pattern) => page.locator(".log li", { hasText: pattern });
const mine = (position, kind) => position.view.players[position.view.seat].cards.filter((card) => card.type === kind && !card.flipped);

const use = (page, collector) => page.locator(".collector.ready", { hasText: collector }).getByRole("button", { name: "Use it" }).click();

/** Answers the question which card to turn up, if it is asked. */
async function turnUp(page, done) {
  await eventually(async () => {
    await page.line.settled();
    if (await done()) return true;
    if (await page.locator(".mini.choice").count()) await page.locator(".mini.choice").first().click();
    return false;
  }, "the ability is told of");
}

test("Manuscripts B: a click on the collector shows the face-down cards to this seat alone", async () => {
  const page = await brought(MANUSCRIPT, 1, offers("manuscript"));
  const told = lines(page, /^For your eyes only: card/);
  const before = await told.count();
  await use(page, "Manuscript");
  await turnUp(page, async () => (await told.count()) > before);
  assert.deepEqual(page.faults, []);
});

test("Pottery B: before the claims a face-down card is taken by touching it", async () => {
  const page = await brought(POTTERY, 1, offers("pottery"));
  const card = page.locator(".slot.open [data-slot]").first();
  const at = await card.getAttribute("data-slot");
  await card.click();
  await turnUp(page, async () => (await lines(page, /^For your eyes only: you have taken/).count()) > 0);
  await page.locator(`[data-slot="${at}"]`).waitFor({ state: "detached" });
  assert.deepEqual(page.faults, []);
});

test("Remains A: two turned up bring a Servant back", async () => {
  const page = await brought(REMAINS, 5, offers("remains"));
  await use(page, "Remains");
  await turnUp(page, async () => (await lines(page, /gets an exhausted Servant back/).count()) > 0);
  assert.deepEqual(page.faults, []);
});

test("Idols A: a failed Servant is rolled again from the row of rolls", async () => {
  const page = await brought(IDOL, 5, offers("reroll"));
  await page.locator(".rolls").getByRole("button", { name: "Reroll" }).first().click();
  await turnUp(page, async () => (await lines(page, /rerolls: \d/).count()) > 0);
  assert.deepEqual(page.faults, []);
});

test("which card is turned up is the owner's choice, made on the card", async () => {
  const two = (position) => offers("manuscript")(position) && new Set(mine(position, MANUSCRIPT).map((card) => card.value)).size > 1;
  const page = await brought(MANUSCRIPT, 1, two);
  await use(page, "Manuscript");
  const choices = page.locator(".mini.choice");
  await choices.first().waitFor();
  assert.ok((await choices.count()) > 1);
  const value = await choices.last().innerText();
  await choices.last().click();
  await page.locator(".mini.flipped").waitFor();
  assert.equal((await page.locator(".mini.flipped").innerText()).trim(), value.trim());
});
