// Hosts who cheat are caught by the browser of somebody who plays there; an honest one is not, over plain http in a local network too.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { House, click, playOut } from "./house.mjs";

let house;
after(() => house?.close());

/** Plays a whole game against a bot at a house of one's own, opened from the lobby, and reads what the page says of it. */
async function verdict(wishes = {}) {
  await house?.close();
  house = await House.open(wishes);
  const page = await house.person();
  await page.goto(house.address);
  await house.poster(page).getByRole("button", { name: "2 bots" }).click();
  await page.locator("[data-slot]").first().waitFor();
  const id = /\/t\/(\w+)/.exec(page.url())[1];
  const secure = await page.evaluate(() => Boolean(crypto.subtle));
  await playOut([page], click);
  await page.goto(`${house.address}/fair/${id}`);
  await page.locator(".verdict.good, .verdict.bad, .open").first().waitFor();
  assert.deepEqual(page.faults, []);
  const { hash } = await page.evaluate(async (table) => (await fetch(`/api/tables/${table}/record`)).json(), id);
  return { told: await page.locator(".verdict").innerText(), secure, hash };
}

const DICE = (draw) => `
from rookery.table import joint
honest = joint.Joint.outcome
def outcome(self, game, s):
    found = honest(self, game, s)
    if game.streams[game.stream(s)] == "dice":
        found, self.draws[-1] = 1, (game.stream(s), *${draw})
    return found
joint.Joint.outcome = outcome
told = joint.Joint.skip
def skip(self, game, s, outcome):
    told(self, game, s, outcome)
    if game.streams[game.stream(s)] == "dice":
        self.draws[-1] = (game.stream(s), *${draw})
joint.Joint.skip = skip
`;
const PROMISE = `
from rookery.server import frames
honest = frames.described
def described(table, guest):
    found = honest(table, guest)
    return found if found["status"] == "over" or not found["commitment"] else found | {"commitment": "ab" * 32}
frames.described = described
`;
const DEAF = `
from rookery.server import moves
honest = moves.move
async def move(hall, match_id, guest, seq, actions, link=None):
    return await honest(hall, match_id, guest, seq, actions)
moves.move = move
`;

const CHEATS = [
  ["all dice are ones", DICE("(6, 0, 1)"), /does not follow from the seed/],
  ["all dice are ones, and have one face", DICE("(1, 0, 1)"), /the odds are not those/],
  ["the promise was another before the game", PROMISE, /not the one this browser was given/],
  ["what the player added is thrown away", DEAF, /missing in the record/],
];
const hashes = {}; // of the games, by their house
for (const [name, cheat, reason] of CHEATS) {
  test(`a host is caught: ${name}`, async () => {
    const { told, hash } = await verdict({ cheat });
    hashes[name] = hash;
    assert.match(told, /Not fair/);
    assert.match(told, reason);
  });
}

test("an honest host is not, without crypto.subtle", async () => {
  const { told, secure, hash } = await verdict({ host: "rookery.lan" });
  assert.equal(secure, false, "the browser takes this address for a safe one: the test shows nothing");
  assert.match(told, /Verified/);
  assert.equal(hash, hashes["the promise was another before the game"], "a house of these tests deals alike, and the same clicks play the same game");
});
