// Runs the browser tests, some files at a time: node tests/web/run.mjs 2 [FILE...]. Every file runs once.
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";

const here = import.meta.dirname ?? new URL(".", import.meta.url).pathname;
// The longest begin first, so that none is left to run alone: what is printed last says which these are.
const LONGEST = 30 * 60_000; // milliseconds: a file that takes longer hangs
const LONG = ["learn", "replay", "screens_maps", "explain", "thiefs_market", "timeline", "access", "how"];
const [jobs = "2", ...named] = process.argv.slice(2);
const rank = (name) => (LONG.indexOf(name.split(".")[0]) + LONG.length + 1) % (LONG.length + 1);
const found = readdirSync(here).filter((name) => name.endsWith(".test.mjs")).sort((one, two) => rank(one) - rank(two));
const files = named.length ? named : found.map((name) => join(here, name));

/** Runs a file; what it printed comes in one piece. */
function run(file) {
  return new Promise((done) => {
    const begin = Date.now();
    const child = spawn(process.execPath, ["--test", "--test-reporter=spec", file], { timeout: LONGEST });
    const printed = [];
    child.stdout.on("data", (part) => printed.push(part));
    child.stderr.on("data", (part) => printed.push(part));
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(printed));
      done({ file, passed: code === 0, seconds: Math.round((Date.now() - begin) / 1000) });
    });
  });
}

const results = [];
const waiting = [...files];
async function work() {
  for (let file = waiting.shift(); file; file = waiting.shift()) results.push(await run(file));
}
await Promise.all(Array.from({ length: Number(jobs) }, work));

results.sort((one, two) => two.seconds - one.seconds);
console.log(`Seconds: ${results.map(({ file, seconds }) => `${basename(file, ".test.mjs")} ${seconds}`).join(", ")}`);
const failed = results.filter(({ passed }) => !passed);
for (const { file } of failed) console.log(`FAILED ${file}`);
console.log(failed.length ? `${failed.length} of ${files.length} files of browser tests failed.` : `All ${files.length} files of browser tests passed.`);
process.exit(failed.length ? 1 : 0);
