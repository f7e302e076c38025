// How smooth a table is: node tests/web/frames.mjs [GAME...]. It depends on the machine, so it is measured by hand and on a quiet one.
// A phone with a processor four times slower, and a desktop at full speed; frames are counted while a scene plays, interactions as the browser times them.
import { BOARDS, House, click as claim } from "./house.mjs";
import { click as trade } from "./market_people.mjs";
import { click as prowl, look } from "./oliver_twist.mjs";
import { click as steal } from "./thiefdom.mjs";

const ACT = { crypt: claim, thiefs_market: trade, thiefdom: steal, oliver_twist: async (page) => prowl(page, await look(page)) };
const PROFILES = [{ name: "phone, 4× slower", width: 390, height: 844, slower: 4 }, { name: "desktop", width: 1440, height: 900, slower: 1 }];
const EMPTY = 180; // frames of an empty page
const SECONDS = Number(process.env.ROOKERY_SECONDS ?? 40);

/** Runs in the page from its beginning: the gaps between frames while scenes play, and how long each interaction took. */
function watch() {
  const seen = { gaps: [], events: [] };
  window.frames_seen = seen;
  let last = 0;
  const frame = (now) => {
    const playing = document.querySelector("#board[data-idle=false]") !== null;
    if (playing && last) seen.gaps.push(now - last);
    last = playing ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => seen.events.push(...list.getEntries().filter((one) => one.interactionId).map((one) => one.duration))).observe({ type: "event", durationThreshold: 16 });
}

/** What the machine allows at this moment: the gaps between frames of an empty page, as slow as the table was. */
async function idle(page, slower) {
  await page.goto("about:blank");
  const wires = await page.context().newCDPSession(page);
  await wires.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const gaps = await page.evaluate((frames) => new Promise((done) => {
    const found = [];
    let last = 0;
    const frame = (now) => {
      if (last) found.push(now - last);
      last = now;
      if (found.length < frames) requestAnimationFrame(frame);
      else done(found);
    };
    requestAnimationFrame(frame);
  }), EMPTY);
  return gaps.sort((a, b) => a - b);
}

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

async function measured(house, game, { name, width, height, slower }) {
  const page = await house.person({ width, height, speed: 1 });
  await page.addInitScript(watch);
  const id = await house.tableOf(page, game, { seats: 3 });
  await page.goto(`${house.address}/t/${id}`);
  await page.locator(".dock").waitFor();
  const wires = await page.context().newCDPSession(page);
  await wires.send("Emulation.setCPUThrottlingRate", { rate: slower });
  for (const end = Date.now() + SECONDS * 1000; Date.now() < end;) {
    await page.line.settled();
    const { heard } = page.line;
    const acted = (await page.locator("#board[data-idle=true]").count()) && (await ACT[game](page));
    if (!acted) await page.line.news(heard);
  }
  const { gaps, events } = await page.evaluate(() => window.frames_seen);
  const empty = await idle(page, slower);
  await page.context().close();
  const sorted = gaps.sort((a, b) => a - b);
  const slow = events.sort((a, b) => a - b);
  const round = (value) => Math.round(value);
  const speed = (found, part) => round(1000 / (at(found, part) || 1));
  console.log(`${game}, ${name}: ${speed(sorted, 0.5)} frames a second at the median, ${speed(sorted, 0.95)} at the slowest twentieth (${gaps.length} frames; an empty page has ${speed(empty, 0.5)} and ${speed(empty, 0.95)} now); interactions ${round(at(slow, 0.5))} ms at the median, ${round(at(slow, 1))} ms at most (${events.length})`);
}

const named = process.argv.slice(2);
const house = await House.open({ pace: 0.2 });
for (const game of named.length ? named : BOARDS) for (const profile of PROFILES) await measured(house, game, profile);
await house.close();
