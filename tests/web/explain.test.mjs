// Everything explains itself: nothing is drawn on a board without a word about it, in every way one may ask, in three languages.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { BOARDS, House, flaws } from "./house.mjs";
import { MOMENTS } from "./moments.mjs";
import { reach } from "./screens.mjs";

const SIZES = [{ width: 1440, height: 900 }, { width: 390, height: 844 }];
const TITLES = { en: "What is this?", fr: "Qu’est-ce que c’est\u202f?", it: "Che cos’è?" };

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

/** Runs in the page: pictures, controls, and texts with a number that no explained thing holds; and marks that name no term. */
function unexplained(terms) {
  const called = (one) => `${one.tagName.toLowerCase()}.${[...one.classList].filter((name) => !name.startsWith("svelte-")).join(".")} in ${[...(one.parentElement?.classList ?? [])].filter((name) => !name.startsWith("svelte-")).join(".")} «${(one.getAttribute("aria-label") || one.textContent || "").trim().replaceAll(/\s+/g, " ").slice(0, 40)}»`;
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest(".unseen");
  const wrong = [];
  const roots = [...document.querySelectorAll("#board"), ...document.querySelectorAll(".rail .seat .body, .chips .chip .text")];
  for (const root of roots) {
    const drawn = [...root.querySelectorAll("svg, use, [role=img], [role=button], button")];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (/\d/.test(node.textContent) && node.parentElement) drawn.push(node.parentElement);
    for (const one of drawn) {
      if (!shown(one) || one.closest("[data-term], [data-scenery], .head, .hat, .name, .text > b, style, defs")) continue;
      if (one.closest("svg svg, svg g") && one.tagName === "svg") continue;
      if (one.tagName === "svg" && one.querySelector("[data-term]")) continue; // a map: what lies on it is looked at piece by piece
      wrong.push(called(one));
    }
    for (const one of root.querySelectorAll("[data-term]")) if (!terms.includes(one.dataset.term)) wrong.push(`${one.dataset.term} is no term`);
  }
  return [...new Set(wrong)];
}

/** The table in one of its fullest moments. */
async function moment(page, game, at) {
  const { seats, moments } = MOMENTS[game];
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, nth) => [nth + 1, "random"]));
  const wish = moments[at];
  for (let seed = 7; seed < 200; seed += 7) {
    const id = await house.table(page, { game, seats, bots });
    if (!(await reach(house, page, id, wish.wanted, { ...wish, seed }))) continue;
    await page.goto(`${house.address}/t/${id}`);
    await page.locator(".dock.mine").waitFor();
    return wish;
  }
  throw new Error(`${game} never came to ${wish.name}`);
}

for (const game of BOARDS) {
  test(`nothing of ${game} is drawn without an explanation`, async () => {
    const page = await house.person();
    const terms = Object.keys((await house.ask(page, "games")).find(({ key }) => key === game).glossary);
    const wrong = [];
    for (const [at, { name, prepare }] of MOMENTS[game].moments.entries()) {
      await page.setViewportSize(SIZES[0]);
      await moment(page, game, at);
      await prepare?.(page);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        wrong.push(...(await page.evaluate(unexplained, terms)).map((what) => `${name}, ${size.width}: ${what}`));
      }
    }
    assert.deepEqual([...new Set(wrong)], []);
    await page.evaluate(() => { for (const one of document.querySelectorAll("#board [data-term]")) one.removeAttribute("data-term"); });
    assert.ok((await page.evaluate(unexplained, terms)).length > 5, "what is not marked is found");
    assert.deepEqual(page.faults, []);
  });

  test(`${game} explains itself by pointer, key, touch and mode, in three languages`, async () => {
    const page = await house.person();
    await moment(page, game, 0);
    const bubble = page.locator(".explain");
    const texts = new Set();
    for (const lang of ["en", "fr", "it"]) {
      await page.locator(".language select").selectOption(lang);
      const mode = page.getByRole("button", { name: TITLES[lang], exact: true });
      await mode.click();
      const seq = await page.locator("#board").getAttribute("data-seq");
      const marks = await page.locator("#board [data-term]").evaluateAll((all) => {
        const seen = new Set();
        return all.flatMap((one, at) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const hit = width && height ? document.elementFromPoint(x + width / 2, y + height / 2) : null;
          const term = hit?.closest("[data-term]")?.dataset.term;
          if (!hit?.closest("#board") || term !== one.dataset.term || seen.has(term)) return [];
          seen.add(term);
          return [{ at, term, x: x + width / 2, y: y + height / 2 }];
        });
      });
      assert.ok(marks.length >= 5, `${marks.length} kinds of things can be touched`);
      for (const { term, x, y } of marks.slice(0, 8)) {
        await page.keyboard.press("Escape"); // what stood over it goes; the mode with nothing open would end
        if (!(await page.locator(".mode").count())) await mode.click();
        await page.mouse.click(x, y);
        await bubble.waitFor();
        assert.equal(await bubble.getAttribute("data-explains"), term);
        const said = await page.locator("#explain-text").innerText();
        assert.ok(said.length > 30 && !/glossary-|board-|\{/.test(said), said);
        texts.add(`${term}: ${said}`);
      }
      if (lang === "it") assert.deepEqual(await flaws(page), []); // what axe judges is alike in all three
      assert.equal(await page.locator("#board").getAttribute("data-seq"), seq, "asking moves nothing");
      while (await page.locator(".mode, .explain").count()) await page.keyboard.press("Escape");
    }
    assert.equal(texts.size % 3, 0);
    assert.deepEqual(page.faults, []);
  });
}

test("a resting pointer, the key I and a long press ask as well, and choose nothing", async () => {
  const page = await house.person({ touch: true, width: 1440, height: 900 });
  await moment(page, "crypt", 0);
  const card = page.locator("[data-slot]").first();
  const bubble = page.locator(".explain");
  await card.hover();
  await bubble.waitFor();
  assert.equal(await bubble.getAttribute("aria-hidden"), "true", "a pointer that rests is not read aloud");
  await page.mouse.move(3, 300);
  await bubble.waitFor({ state: "detached" });
  await card.focus();
  await page.keyboard.press("i");
  await page.getByRole("dialog").waitFor();
  assert.match(await bubble.innerText(), /Treasure/);
  await page.keyboard.press("Escape");
  await bubble.waitFor({ state: "detached" });
  assert.ok(await card.evaluate((one) => one === document.activeElement), "the focus is back");
  const { x, y, width, height } = await card.boundingBox();
  const wires = await page.context().newCDPSession(page);
  const finger = [{ x: x + width / 2, y: y + height / 2 }];
  await wires.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: finger });
  await bubble.waitFor();
  await wires.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  assert.equal(await page.locator(".setter").count(), 0, "nothing was chosen");
  await page.locator(".explain .foot button").first().click();
  await page.locator("#rule-CR-1\\.2.lit").waitFor();
});

test("the glossary has every term by the alphabet, finds words, and follows the options of its table", async () => {
  const page = await house.person({ lang: "fr" });
  const info = (await house.ask(page, "games")).find(({ key }) => key === "crypt");
  await page.goto(`${house.address}/glossary/crypt?self_push=on`);
  await page.locator(".entry").first().waitFor();
  const names = await page.locator("dt").allInnerTexts();
  assert.equal(names.length, Object.keys(info.glossary).length);
  assert.deepEqual(names, [...names].sort((one, other) => one.localeCompare(other, "fr")));
  assert.match(await page.locator("#total").innerText(), /surenchérir sur lui-même/);
  assert.deepEqual(await flaws(page), []);
  await page.locator("#sought").fill("torche");
  assert.ok((await page.locator(".entry").count()) < names.length);
  await page.goto(`${house.address}/glossary/none`);
  await page.getByText("Il n’y a pas de glossaire").waitFor();
});
