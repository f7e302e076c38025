// What every browser test needs: a server of its own, a Chromium, people who click or type. Nothing is left to chance (luck.mjs, dealt.py), nothing waits
// by the clock: a page's line says when what was sent is answered and shown.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Line, PATIENCE, settled } from "./line.mjs";
import { DEAL, SEALS, luck, lucky } from "./luck.mjs";

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const web = createRequire(join(ROOT, "web/package.json"));
export const { chromium } = web("playwright-core");
const AXE = readFileSync(web.resolve("axe-core/axe.min.js"), "utf8");
const PYTHON = process.env.ROOKERY_PYTHON ?? join(ROOT, ".venv/bin/python");
export const CHROMIUM = process.env.ROOKERY_CHROMIUM ?? ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find(existsSync);
export const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run",
];
const DEALT = readFileSync(join(ROOT, "tests/web/dealt.py"), "utf8");
const SERVE = "import sys\nfrom rookery.server.run import serve\nserve('127.0.0.1', int(sys.argv[1]), sys.argv[2], 1)";

// A house keeps its data in memory, where there is such a place: no disk that others keep busy makes its service wait.
const MEMORY = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

function freePort() {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** The games that have a board. */
export const BOARDS = [...readFileSync(join(ROOT, "web/src/games/board.ts"), "utf8").matchAll(/^ {2}(\w+): \(\) => import/gm)].map((found) => found[1]);

/** A server with its own data, and a browser. */
export class House {
  /** `cheat` is Python that the host runs before he serves; `host` a name by which the browser reaches it; `games` are packages from outside; `pace` is that of the bots, in seconds; `daily` whether there is a deal of the day. */
  static async open({ cheat = "", host = "localhost", games = [], pace = 0, daily = false } = {}) {
    const house = new House();
    house.cheat = cheat;
    house.pace = pace;
    house.daily = daily;
    house.starts = 0;
    house.people = 0;
    house.folder = mkdtempSync(join(MEMORY, "rookery-web-"));
    house.games = games.map((path) => house.installed(path));
    house.port = await freePort();
    house.address = `http://${host}:${house.port}`;
    house.well = `http://localhost:${house.port}/healthz`;
    await house.start();
    house.browser = await chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, `--host-resolver-rules=MAP ${host} 127.0.0.1`] });
    return house;
  }

  /** Installs a package into a folder of its own, from a copy: nothing is left beside its source. */
  installed(path) {
    const target = mkdtempSync(join(this.folder, "games-"));
    cpSync(join(ROOT, path), join(target, "source"), { recursive: true });
    const pip = ["-m", "pip", "install", "-q", "--no-deps", "--no-index", "--no-build-isolation", "--target", join(target, "there"), join(target, "source")];
    const { status, stderr } = spawnSync(PYTHON, pip, { encoding: "utf8" });
    if (status !== 0) throw new Error(`${path} cannot be installed: ${stderr}`);
    return join(target, "there");
  }

  async start() {
    const own = [String(this.port), `sqlite:///${this.folder}/house.db`, DEAL, String(this.starts += 1)];
    this.server = spawn(PYTHON, ["-c", `${DEALT}\n${this.cheat}\n${SERVE}`, ...own], {
      env: {
        ...process.env, PYTHONPATH: [process.env.ROOKERY_SOURCE ?? join(ROOT, "src"), ...this.games].filter(Boolean).join(delimiter), XDG_DATA_HOME: this.folder,
        ROOKERY_BOT_PACE: String(this.pace), ROOKERY_DAILY: this.daily ? "1" : "0", ROOKERY_DAILY_LEVELS: "2", ROOKERY_TABLES_A_MINUTE: "1000", ROOKERY_TABLES_A_GUEST: "1000",
        ROOKERY_BOT_TABLES_A_GUEST: "1000", ROOKERY_REQUEST_RATE: "1000", ROOKERY_SOCKET_RATE: "1000",
        ROOKERY_REVIEW_EFFORT: process.env.ROOKERY_REVIEW_EFFORT ?? "60000", // an end asks for its story
      },
      stdio: "ignore",
    });
    let fault = null;
    this.server.once("error", (error) => { fault = error; });
    await eventually(async () => {
      if (fault) throw new Error(`the server cannot be started with ${PYTHON}: ${fault.message}`);
      return fetch(this.well).then((answer) => answer.ok, () => false);
    }, "the server answers");
  }

  /** Pulls the plug, as a crash would; or asks the service to go. */
  async crash(signal = "SIGKILL") {
    const gone = new Promise((done) => this.server.once("exit", done));
    this.server.kill(signal);
    await gone;
  }

  /** Somebody with a browser of their own; `speed` is how fast others' moves are shown, 0 at once and without any motion; `single` whether one answers alone. */
  async person({ lang = "en", width = 1440, height = 900, theme = "dark", speed = 0, single = "ask", touch = false } = {}) {
    const context = await this.browser.newContext({ viewport: { width, height }, reducedMotion: speed ? "no-preference" : "reduce", hasTouch: touch, isMobile: touch });
    const kept = JSON.stringify({ lang, theme, speed, single, sounds: false });
    const place = `${DEAL}/${this.people += 1}`;
    await context.addInitScript((text) => localStorage.setItem("rookery.settings", text), kept);
    await context.addInitScript(SEALS(place));
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    page.line = new Line(page);
    lucky(page, place);
    page.faults = [];
    page.on("pageerror", (error) => page.faults.push(error.message));
    page.on("console", (line) => { if (/Content Security Policy/.test(line.text())) page.faults.push(line.text()); });
    return page;
  }

  /** A game's poster in the lobby. */
  poster(page, game = "crypt") {
    return page.locator(`.poster[data-game=${game}]`);
  }

  /** Asks the service what the page could ask it, as the person of this page; the page itself need not be anywhere yet. */
  async ask(page, path) {
    return (await page.context().request.get(`${this.address}/api/${path}`)).json();
  }

  async tell(page, path, data) {
    return (await page.context().request.post(`${this.address}/api/${path}`, { headers: { "X-Rookery": "1" }, data })).json();
  }

  /** Opens a table for the person of this page. */
  async table(page, wishes) {
    const body = { game: "crypt", options: {}, pack: "house", bots: {}, clock: null, visibility: "link", hints: true, seat: 0, start: true, ...wishes };
    await this.ask(page, "me");
    return (await this.tell(page, "tables", body)).id;
  }

  /** A table with bots on every other seat, of any game. */
  async tableOf(page, game, wishes = {}) {
    const seats = wishes.seats ?? (await this.ask(page, "games")).find((one) => one.key === game).default_seats;
    const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, at) => [at + 1, "greedy"]));
    return this.table(page, { game, seats, bots, ...wishes });
  }

  /** Waits until a game is over that goes on without this page. */
  async ended(page, id) {
    await eventually(async () => (await this.ask(page, `tables/${id}`)).status === "over", "the bots finish", 3 * PATIENCE);
  }

  /** The middle of a long game, moved at random through the door while nobody looks; then everybody comes back. */
  async skip(pages, id, until) {
    const address = `${this.address}/t/${id}`;
    const chance = luck(`${DEAL}/${id}`);
    for (const page of pages) await page.goto(`${this.address}/healthz`);
    for (let near = false; !near;) {
      for (const page of pages) {
        const { table, view, legal, seq } = await this.ask(page, `tables/${id}/position`);
        if (table.status === "playing" && table.turn_of.some((seat) => table.players[seat].bot)) continue; // bots go first, in every run
        near ||= table.status === "over" || until(view);
        if (near || legal.length === 0) continue;
        const [action] = legal[Math.floor(chance() * legal.length)];
        await this.tell(page, `tables/${id}/move`, { seq, actions: [action] });
      }
    }
    for (const page of pages) await page.goto(address);
    for (const page of pages) await page.locator(".dock").waitFor();
  }

  async close() {
    await this.browser.close();
    await this.crash("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const isOver = (page) => page.locator(".ending").isVisible();
const isMine = (page) => page.locator(".dock.mine").count().then(Boolean);

export const QUICK = { timeout: 30_000 }; // for a click on what the page offers

/** A click that came to nothing: the table moved on under the pointer, or something is in the way. */
export function missed(page, error) {
  page.trouble = error.message;
  return false;
}

/** One click of a person who always takes what lies nearest; true if there was something to do. */
export async function click(page) {
  if (!(await isMine(page))) return false;
  const confirm = page.locator("#confirm:enabled");
  const cards = page.locator(".slot.open:not(.selected) [data-slot]");
  const choices = page.locator(".dock .choices .btn:not(.plain):not(.go):enabled");
  try {
    if (await confirm.count()) await confirm.click(QUICK);
    else if (await cards.count()) await cards.nth(page.below(await cards.count())).click(QUICK);
    else if (await choices.count()) await choices.last().click(QUICK);
    else return false;
  } catch (error) {
    return missed(page, error);
  }
  return true;
}

/** Sets servants on the first card that takes any; the confirming button is ready then. */
export async function draft(page) {
  await eventually(async () => {
    await page.line.settled();
    if (await page.locator(".why").count()) await page.keyboard.press("Escape");
    if (await page.locator("#confirm:enabled").count()) return true;
    await click(page);
    return false;
  }, "a card takes a servant");
}

/** The same without a pointer. */
export async function type(page) {
  if (!(await isMine(page))) return false;
  if (await page.locator("#confirm:enabled").count()) await page.keyboard.press("Enter");
  else if (await page.locator(".slot.open").count()) {
    await page.keyboard.press("b");
    for (let step = 0; step < 6; step += 1) {
      if (await page.evaluate(() => document.activeElement?.closest(".slot.open") !== null)) break;
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Enter");
  } else await page.keyboard.press("1");
  return true;
}

/**
 * Everybody acts when it is their turn, until the scores are on the table. Once `enough` was done by hand, `middle` is played;
 * `make soak` has people play all of it.
 */
export async function playOut(pages, act, enough = () => false, middle = null) {
  let quiet = Date.now();
  let left = process.env.ROOKERY_BY_HAND ? null : middle;
  for (let acts = 0; !(await isOver(pages[0]));) {
    if (left && enough(acts)) {
      await left();
      left = null;
    }
    const heard = pages.map((page) => page.line.heard);
    let moved = false;
    for (const page of pages) {
      await settled(pages);
      moved = (await act(page)) || moved;
    }
    if (moved) [quiet, acts] = [Date.now(), acts + 1];
    else await Promise.any(pages.map((page, at) => page.line.news(heard[at])));
    if (Date.now() > quiet + PATIENCE) {
      const asked = await pages[0].locator("#question").innerText();
      throw new Error(["the game does not go on", asked, ...pages.map((page) => page.trouble ?? "no click failed")].join("\n"));
    }
  }
}

/** Waits until something holds; the page's content policy forbids Playwright's own way. */
export async function eventually(holds, what, limit = PATIENCE) {
  for (const end = Date.now() + limit; Date.now() < end;) {
    if (await holds()) return;
    await new Promise((done) => setTimeout(done, 60));
  }
  throw new Error(`it never came about that ${what}`);
}

/** Whatever can be touched and is smaller than a thumb; a box or a dot counts with its label. */
export function tooSmall(page, least = 44) {
  return page.evaluate((size) => {
    const touchable = "button, a[href], select, summary, input, textarea, [role=button], [role=tab]";
    const found = [];
    for (const piece of document.querySelectorAll(touchable)) {
      if (!piece.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || piece.closest("[inert]")) continue;
      const target = /^(radio|checkbox)$/.test(piece.type ?? "") ? piece.closest("label") ?? piece : piece;
      const { width, height, right, bottom } = target.getBoundingClientRect();
      if (right <= 0 || bottom <= 0) continue; // a skip link before it is focused
      if (Math.round(width) < size || Math.round(height) < size) {
        found.push(`${piece.tagName.toLowerCase()}.${piece.className} "${(piece.getAttribute("aria-label") ?? piece.textContent ?? "").trim().slice(0, 30)}" ${Math.round(width)}×${Math.round(height)}`);
      }
    }
    return found;
  }, least);
}

/** Waits until all that will ever stand still does. */
const still = (page) => page.evaluate(async () => {
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
  const ending = document.getAnimations().filter((one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map((one) => one.finished));
});

/** What axe finds wrong, the serious part of it; of the themes after the first only what colours can spoil. */
export async function flaws(page, themes = []) {
  await page.evaluate(AXE);
  const found = await judged(page, null);
  for (const theme of themes) {
    await page.evaluate((name) => { document.documentElement.dataset.theme = name; }, theme);
    found.push(...(await judged(page, ["color-contrast"])).map((flaw) => `${theme}: ${flaw}`));
  }
  return found;
}

async function judged(page, rules) {
  const only = rules ? { runOnly: rules } : {};
  await still(page);
  const found = await page.evaluate((options) => window.axe.run(document, { resultTypes: ["violations"], ...options }), only);
  return found.violations
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).slice(0, 4).join(" | ")} ${one.nodes[0]?.any[0]?.message ?? ""}`);
}
