import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { CHROMIUM, FLAGS, ROOT, chromium } from "./house.mjs";

const LOUDEST = 10 ** (-12 / 20); // −12 dB
const LONGEST = 1.5; // seconds
const INAUDIBLE = 0.001; // −60 dB
const needs = createRequire(join(ROOT, "web/package.json"));

let browser;
let page;
before(async () => {
  const { build } = createRequire(needs.resolve("vite"))("esbuild");
  const made = await build({ entryPoints: [join(ROOT, "web/src/sound/library.ts")], bundle: true, format: "iife", globalName: "library", write: false });
  browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  page = await browser.newPage();
  await page.addScriptTag({ content: made.outputFiles[0].text });
});
after(() => browser.close());

/** Every sound, rendered into memory: how loud it gets and when it is over. */
function rendered() {
  return page.evaluate(async (inaudible) => {
    const found = {};
    for (const [name, { make }] of Object.entries(window.library.SOUNDS)) {
      const at = new OfflineAudioContext(1, 44100 * 3, 44100);
      make({ at, out: at.destination, from: 0 });
      const samples = (await at.startRendering()).getChannelData(0);
      let [peak, last] = [0, 0];
      for (let n = 0; n < samples.length; n += 1) {
        const loud = Math.abs(samples[n]);
        if (loud > peak) peak = loud;
        if (loud > inaudible) last = n;
      }
      found[name] = { peak, seconds: last / 44100 };
    }
    return found;
  }, INAUDIBLE);
}

test("every sound can be heard, none is louder than −12 dB or longer than a second and a half", async () => {
  const found = await rendered();
  assert.ok(Object.keys(found).length > 20);
  for (const [name, { peak, seconds }] of Object.entries(found)) {
    assert.ok(peak <= LOUDEST, `${name} peaks at ${(20 * Math.log10(peak)).toFixed(1)} dB`);
    assert.ok(peak > 0.02, `${name} cannot be heard: ${peak}`);
    assert.ok(seconds <= LONGEST, `${name} lasts ${seconds} s`);
    assert.ok(seconds > 0.01, `${name} lasts ${seconds} s`);
  }
  console.log(Object.entries(found).map(([name, { peak, seconds }]) => `${name} ${(20 * Math.log10(peak)).toFixed(1)} dB ${seconds.toFixed(2)} s`).join(", "));
});
