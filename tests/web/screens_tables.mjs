// One table of a game, looked at in its fullest moments, on every screen and in every language.
import assert from "node:assert/strict";
import { MOMENTS } from "./moments.mjs";
import { SCREENS, judge, reach, shoot, sizeOf } from "./screens.mjs";

const TABLES = 60; // some moments are rare

export async function fits(house, game) {
  const { seats, picture, moments } = MOMENTS[game];
  const page = await house.person();
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, at) => [at + 1, "random"]));
  const opened = () => house.table(page, { game, seats, bots });
  const [wrong, sizes] = [[], new Map()];
  let id = await opened();
  for (const moment of moments) {
    for (let tables = 1; !(await reach(house, page, id, moment.wanted, { ...moment, seed: 7 * tables })); tables += 1) {
      assert.ok(tables < TABLES, `${game} never came to ${moment.name}`);
      id = await opened();
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${house.address}/t/${id}`);
    await page.locator(".dock.mine").waitFor();
    await moment.prepare?.(page);
    for (const lang of ["en", "fr", "it"]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.locator(".language select").selectOption(lang);
      for (const screen of SCREENS) {
        const where = `${game}, ${moment.name}, ${screen.name}, ${lang}`;
        wrong.push(...(await judge(page, screen, moment)).map((what) => `${where}: ${what}`));
        await shoot(page, where);
        const size = await sizeOf(page, picture);
        if (size !== "none") sizes.set(screen.name, (sizes.get(screen.name) ?? new Set()).add(size));
      }
    }
  }
  assert.deepEqual(wrong, []);
  assert.deepEqual([...sizes].filter(([, found]) => found.size > 1).map(([name, found]) => `${name}: ${[...found].join(", ")}`), []);
  assert.equal(sizes.size, SCREENS.length);
  assert.deepEqual(page.faults, []);
}
