// Runs the browser tests, some files at a time: node tests/web/run.mjs 2 [FILE...].
// A file that fails runs once more, alone, and is named at the end: a machine can be too busy for a page once, a fault fails twice.
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

const here = import.meta.dirname ?? new URL(".", import.meta.url).pathname;
const [jobs = "2", ...named] = process.argv.slice(2);
const files = named.length ? named : readdirSync(here).filter((name) => name.endsWith(".test.mjs")).map((name) => join(here, name));

/** True if every test of the file passed; what it printed comes in one piece. */
function passes(file) {
  return new Promise((done) => {
    const run = spawn(process.execPath, ["--test", "--test-reporter=spec", file]);
    const printed = [];
    run.stdout.on("data", (part) => printed.push(part));
    run.stderr.on("data", (part) => printed.push(part));
    run.on("close", (code) => {
      process.stdout.write(Buffer.concat(printed));
      done(code === 0);
    });
  });
}

const failed = [];
const waiting = [...files];
async function work() {
  for (let file = waiting.shift(); file; file = waiting.shift()) if (!(await passes(file))) failed.push(file);
}
await Promise.all(Array.from({ length: Number(jobs) }, work));

const faulty = [];
for (const file of failed) {
  console.log(`\n${file} failed: once more, alone.`);
  if (!(await passes(file))) faulty.push(file);
}
for (const file of failed) console.log(`${file} ${faulty.includes(file) ? "failed twice" : "passed at the second try"}`);
console.log(faulty.length ? `${faulty.length} of ${files.length} files of browser tests failed.` : `All ${files.length} files of browser tests passed.`);
process.exit(faulty.length ? 1 : 0);
