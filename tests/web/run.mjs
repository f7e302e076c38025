// Runs the browser tests, some files at a time: node tests/web/run.mjs 2 [FILE...]. The longest begin first.
// Pages are dealt by chance, so a file that fails runs once more, alone. It is named at the end all the same: that is a defect to mend.
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

const here = import.meta.dirname ?? new URL(".", import.meta.url).pathname;
const LONG = ["timeline", "thiefs_market", "thiefdom", "oliver_twist", "fair"].map((name) => join(here, `${name}.test.mjs`));
const [jobs = "2", ...named] = process.argv.slice(2);
const found = readdirSync(here).filter((name) => name.endsWith(".test.mjs")).map((name) => join(here, name));
const files = named.length ? named : [...LONG, ...found.filter((file) => !LONG.includes(file))];

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
for (const file of failed) console.log(`DEFECT ${file} ${faulty.includes(file) ? "failed twice" : "passed only at its second try"}`);
console.log(faulty.length ? `${faulty.length} of ${files.length} files of browser tests failed.` : `All ${files.length} files of browser tests passed.`);
process.exit(faulty.length ? 1 : 0);
