// Small things that people notice: a stray address, a refusal that is said, where Settings leads back to, where a log opens, questions with one answer.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, eventually } from "./house.mjs";

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

/** A table of Crypt, played at random through the door until a question has one answer and nothing can be taken back. */
async function oneAnswer(page) {
  for (let tables = 0; tables < 30; tables += 1) {
    const id = await house.tableOf(page, "crypt");
    for (let over = false; !over;) {
      const { legal, undo, seq, table } = await house.ask(page, `tables/${id}/position`);
      if (legal.length === 1 && !undo) return { id, seq };
      over = table.status === "over";
      const [action] = legal[page.below(legal.length)] ?? [];
      if (action !== undefined) await house.tell(page, `tables/${id}/move`, { seq, actions: [action] });
    }
  }
  throw new Error("no question has one answer");
}

test("a stray address shows a page that leads to the lobby", async () => {
  const page = await house.person({ lang: "fr" });
  const answer = await page.goto(`${house.address}/nonsense/of/two`);
  assert.equal(answer.status(), 404);
  await page.getByText("Il n’y a rien à cette adresse.").waitFor();
  await page.locator("a.btn.go").click();
  await page.locator(".poster").first().waitFor();
  assert.deepEqual(page.faults, []);
});

test("the lobby says that it was asked too fast", async () => {
  const page = await house.person({ lang: "it" });
  await page.goto(house.address);
  await page.locator(".poster").first().waitFor();
  await page.route("**/api/tables*", (route) => route.fulfill({ status: 429, json: { error: "too-fast", reason: "slow down" } }));
  await house.poster(page).getByRole("button", { name: "2 bot" }).click();
  const said = await page.locator(".trouble").innerText();
  assert.ok(said.length > 10 && !said.includes("slow down"), said);
});

test("Settings leads back to the table, a check of the dice does not say that a running game is over", async () => {
  const page = await house.person();
  const id = await house.tableOf(page, "crypt");
  await page.goto(`${house.address}/t/${id}`);
  await page.locator(".dock").waitFor();
  await page.locator(".top a[href='/settings']").click();
  await page.getByRole("link", { name: "To the table" }).click();
  await page.locator(".dock").waitFor();
  assert.ok(page.url().includes(`/t/${id}`));
  await page.goto(`${house.address}/fair/${id}`);
  await page.getByText("This game is still going on.").waitFor();
  assert.ok(!(await page.locator("main").innerText()).includes("Now that"));
});

test("on a phone the log opens at its newest line, the strip under the board is not empty, and nothing is said about keys", async () => {
  const page = await house.person({ width: 390, height: 640 });
  const id = await house.tableOf(page, "crypt");
  await page.goto(`${house.address}/t/${id}`);
  await page.locator(".dock").waitFor();
  assert.ok((await page.locator(".ribbon .told").innerText()).trim().length > 5);
  await house.skip([page], id, (view) => view.round > 3);
  await page.locator(".bar button", { hasText: "Log" }).click();
  await eventually(() => page.locator(".rail .scroll").evaluate((list) => list.scrollHeight > list.clientHeight && list.scrollTop + list.clientHeight >= list.scrollHeight - 2), "the newest line is in sight");
  assert.equal(await page.locator(".kbd:visible").count(), 0);
});

test("a tablet that is touched hides what is about keys", async () => {
  const page = await house.person({ width: 1180, height: 820, touch: true });
  const id = await house.tableOf(page, "crypt");
  await page.goto(`${house.address}/t/${id}`);
  await page.locator(".dock").waitFor();
  assert.equal(await page.locator(".kbd:visible, .tool.keys:visible").count(), 0);
});

test("a question with one answer is answered for who wishes it, and waits for who does not", async () => {
  for (const single of ["ask", "play"]) {
    const page = await house.person({ single });
    const { id, seq } = await oneAnswer(page);
    await page.goto(`${house.address}/t/${id}`);
    await page.locator(".dock.mine, .ending").first().waitFor();
    const now = async () => (await house.ask(page, `tables/${id}/position`)).seq;
    if (single === "play") await eventually(async () => (await now()) > seq, "the one answer is given");
    else {
      await page.waitForTimeout(2000);
      assert.equal(await now(), seq);
    }
    assert.deepEqual(page.faults, []);
  }
});
