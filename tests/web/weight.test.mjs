import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { BOARDS, House } from "./house.mjs";

const MOST_BYTES = 250_000; // of one table page, fonts apart; of the lobby with them
const CALM = 5; // times in a row that the page, all it was about to do done, has asked for nothing more

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

/** A browser that has never been here, at a table of this game. */
async function stranger(game) {
  const host = await house.person();
  const id = await house.tableOf(host, game, { visibility: "public" });
  return { page: await house.person(), address: `${house.address}/t/${id}#${game}` };
}

/** What went over the wire, by the browser's own count. */
async function wire(page) {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  const seen = new Map();
  line.on("Network.responseReceived", ({ requestId, response }) => seen.set(requestId, { url: response.url, headers: response.headers, bytes: 0 }));
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => { if (seen.has(requestId)) seen.get(requestId).bytes = encodedDataLength; });
  return seen;
}

test("there are boards to weigh", () => assert.ok(BOARDS.includes("crypt")));

test("the lobby stays under 250 kB on the wire, fonts included", async () => {
  const page = await house.person();
  const seen = await wire(page);
  await page.goto(house.address, { waitUntil: "networkidle" });
  await house.poster(page).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => 0));
  const loaded = [...seen.values()];
  const bytes = loaded.reduce((sum, one) => sum + one.bytes, 0);
  const heaviest = loaded.sort((a, b) => b.bytes - a.bytes).slice(0, 8).map((one) => `${one.bytes} ${one.url.replace(house.address, "")}`);
  assert.ok(loaded.some((one) => one.url.endsWith(".woff2")), "it was weighed with its fonts");
  assert.ok(bytes <= MOST_BYTES, `${bytes} bytes: ${heaviest.join(", ")}`);
  assert.deepEqual(loaded.filter((one) => BOARDS.some((game) => one.url.includes(`/assets/${game}-`))).map((one) => one.url), []);
  console.log(`the lobby: ${bytes} bytes in ${loaded.length} answers; ${heaviest.join(", ")}`);
});

for (const game of BOARDS) {
  test(`a table page of ${game} stays under 250 kB on the wire`, async () => {
    const { page, address } = await stranger(game);
    const seen = await wire(page);
    await page.goto(address, { waitUntil: "networkidle" });
    await page.locator("#board > *").first().waitFor();
    const loaded = [...seen.values()].filter((one) => !one.url.endsWith(".woff2"));
    for (const one of loaded.filter((each) => /\/assets\/.*\.(js|css|svg)$|\.ftl/.test(each.url))) {
      assert.equal(one.headers["content-encoding"], "gzip", one.url);
    }
    const bytes = loaded.reduce((sum, one) => sum + one.bytes, 0);
    const heaviest = loaded.sort((a, b) => b.bytes - a.bytes).slice(0, 5).map((one) => `${one.bytes} ${one.url.replace(house.address, "")}`);
    assert.ok(bytes <= MOST_BYTES, `${bytes} bytes: ${heaviest.join(", ")}`);
    assert.ok(loaded.some((one) => one.url.includes(`/assets/${game}-`)), "the board is a file of its own");
    const others = BOARDS.filter((other) => other !== game);
    assert.deepEqual(loaded.filter((one) => others.some((other) => one.url.includes(`/assets/${other}-`))).map((one) => one.url), []);
    console.log(`${game}: ${bytes} bytes in ${loaded.length} answers; ${heaviest.join(", ")}`);
  });

  test(`the first view of ${game} needs two round trips after the page`, async () => {
    const { page, address } = await stranger(game);
    const held = []; // every question but the one for the page itself waits here
    const open = new Set(); // those without an answer
    page.on("request", (one) => { if (/\/(assets|api)\//.test(one.url())) open.add(one); });
    for (const end of ["requestfinished", "requestfailed"]) page.on(end, (one) => open.delete(one));
    await page.route(/\/(assets|api)\//, (route) => { held.push(route); });
    await page.goto(address, { waitUntil: "commit" });
    await trip(page, held, open);
    const second = await trip(page, held, open);
    const shown = await page.locator("#board > *").first().waitFor().then(() => true, () => false);
    assert.ok(shown, `it still waits for one of ${held.map((route) => route.request().url()).join(", ")}`);
    assert.ok(second.some((url) => url.endsWith("/position")));
  });
}

/** One round trip: answers all that is asked, once the page has asked for all it can. */
async function trip(page, held, open) {
  for (let [asked, calm] = [0, 0]; calm < CALM;) {
    await page.evaluate(() => new Promise((done) => { setTimeout(done, 20); })); // what it was about to do is done
    calm = held.length > 0 && held.length === asked && open.size === asked ? calm + 1 : 0;
    asked = held.length;
  }
  const now = held.splice(0);
  await Promise.all(now.map((route) => route.continue()));
  return now.map((route) => route.request().url());
}
