// The end of a game: podium, scores part by part, what decided a tie, the story, statistics, and alone the scale of ranks.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, flaws } from "./house.mjs";

// Whatever the bots of three seats did, their end is told as a tie: what the rules compare is checked beside the rules.
const TIED = `
import rookery.server.endings as endings
from rookery.kernel.ending import TieBreak
plain = endings.account_of
def tied(match):
    found = plain(match)
    ties = [TieBreak("cards", "TM-8.7", [0, 2], [6, 6]), TieBreak("tokens", "TM-8.8", [0, 2], [9, 7])]
    return found._replace(ties=ties) if match.game.key == "thiefs_market" else found
endings.account_of = tied
`;
let house;
before(async () => { house = await House.open({ cheat: TIED }); });
after(() => house.close());

/** Parts of the end that are wider than their room. */
const overflows = (page) =>
  page.locator(".ending, .ending section").evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className));

/** A game that is over, played by bots or by whoever has a hand on the door; then its page. */
async function over(page, game, wishes) {
  const id = await house.tableOf(page, game, wishes);
  await house.skip([page], id, () => false);
  await page.locator(".ending .stats").waitFor();
  return id;
}

test("a tie is told with its rule, and the story of the game comes by itself", async () => {
  const page = await house.person();
  await over(page, "thiefs_market", { seats: 3 });
  assert.equal(await page.locator(".podium li").count(), 3);
  assert.equal(await page.locator(".podium .first").count(), await page.locator(".ending thead .unseen").count(), "the winners stand highest");
  const totals = await page.locator(".ending tfoot td").allInnerTexts();
  assert.deepEqual((await page.locator(".podium b").allInnerTexts()).sort(), [...totals].sort());
  assert.match(await page.locator(".ties").innerText(), /are level at \d+\.[\s\S]*Cards: .* 6, .* 6\.[\s\S]*Infamy and Gold tokens: .* 9, .* 7\./);
  await page.locator(".ties summary", { hasText: "TM-8.8" }).click();
  await page.getByText("the one with the most tokens").waitFor();
  await page.locator(".story li").nth(2).waitFor();
  for (const sentence of await page.locator(".story li").allInnerTexts()) assert.match(sentence, /\w+[\s\S]*Chances of .*: \d+% → \d+%/);
  assert.match(await page.locator(".stats").innerText(), /Dearest theft\s+\S[\s\S]*Cards gained[\s\S]*Choices made/);
  assert.deepEqual(await flaws(page, ["light", "contrast"]), []);
  await page.setViewportSize({ width: 390, height: 844 });
  assert.deepEqual(await overflows(page), []);
  assert.deepEqual(page.faults, []);
});

for (const [game, lang, missing] of [["crypt", "it", /mancano? .*punt/], ["thiefdom", "fr", /il manque .*point/]]) {
  test(`alone in ${game}: the rank is one of a scale, and what is missing for the next is said`, async () => {
    const page = await house.person({ lang, width: 390, height: 844 });
    const id = await over(page, game, { seats: 1 });
    const { result } = await house.ask(page, `tables/${id}`);
    const { ranks } = await house.ask(page, `tables/${id}/ending`);
    assert.equal(await page.locator(".ranks li").count(), ranks.length);
    assert.equal(await page.locator(".ranks .here b").innerText(), await page.locator(".ending h2").innerText());
    assert.equal(ranks.findLastIndex((rung) => result.scores[0][0] >= rung.least), ranks.findIndex((rung) => rung.key === result.verdict));
    assert.match(await page.locator(".ranks p").innerText(), result.verdict === ranks.at(-1).key ? /\S/ : missing);
    assert.doesNotMatch(await page.locator(".ending").innerText(), /rank-|stat-|deed-|\.text/, "no bare key");
    assert.equal(await page.locator(".podium, .story").count(), 0);
    assert.deepEqual(await overflows(page), []);
    assert.deepEqual(page.faults, []);
  });
}

test("points are counted part by part where things move, and end with the result", async () => {
  const page = await house.person({ speed: 4 });
  await page.addInitScript(() => {
    window.counted = []; // whenever something changed: parts yet to come, and who stands first
    const watch = new MutationObserver(() => window.counted.push([".ending tr.later", ".podium .first"].map((css) => document.querySelectorAll(css).length)));
    watch.observe(document, { subtree: true, childList: true, attributes: true });
  });
  const id = await house.tableOf(page, "crypt", { seats: 2, seat: 0 });
  await house.skip([page], id, () => false);
  await page.locator(".podium .first").first().waitFor();
  const counting = (await page.evaluate(() => window.counted)).filter(([later]) => later > 0);
  assert.ok(counting.length > 0, "not all parts at once");
  assert.ok(counting.every(([, first]) => first === 0), "nobody stands first before all is counted");
  assert.equal(await page.locator(".ending tr.later").count(), 0);
  const { result } = await house.ask(page, `tables/${id}`);
  assert.deepEqual((await page.locator(".ending tfoot td").allInnerTexts()).map(Number).sort(), result.scores.map(([total]) => total).sort());
  assert.deepEqual(page.faults, []);
});
