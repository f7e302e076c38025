import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House } from "./house.mjs";

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

const NEWER = { en: /newer language than this page/, fr: /langue plus récente/, it: /lingua più nuova/ };
const ANEW = { en: "Load the page anew", fr: "Recharger la page", it: "Ricarica la pagina" };
const STRANGER = { en: /cannot read the sign/, fr: /n’arrive pas à lire le cookie/, it: /non riesce a leggere il cookie/ };

for (const lang of ["en", "fr", "it"]) {
  test(`a page of another version says so and can be loaded anew (${lang})`, async () => {
    const page = await house.person({ lang });
    const id = await house.table(page, { seats: 2, bots: { 1: "greedy" } });
    let renewed = false;
    await page.routeWebSocket(/\/ws\//, (line) => {
      if (renewed) line.connectToServer();
      else line.close({ code: 4426, reason: "another version" });
    });
    await page.goto(`${house.address}/t/${id}`);
    await page.getByText(NEWER[lang]).waitFor();
    renewed = true;
    await page.getByRole("button", { name: ANEW[lang] }).click();
    await page.locator("#board").waitFor();
  });

  test(`a guest whose cookie cannot be read is asked before a new one is given (${lang})`, async () => {
    const page = await house.person({ lang });
    const strange = { name: "rookery", value: `${"0".repeat(24)}.${"0".repeat(64)}`, url: house.address };
    await page.context().addCookies([strange]);
    await page.goto(house.address);
    await page.getByText(STRANGER[lang]).waitFor();
    const kept = (await page.context().cookies()).find((cookie) => cookie.name === "rookery");
    assert.equal(kept.value, strange.value);
    await page.locator(".trouble button").click();
    await page.locator(".name b").waitFor();
    const fresh = (await page.context().cookies()).find((cookie) => cookie.name === "rookery");
    assert.notEqual(fresh.value, strange.value);
  });
}
