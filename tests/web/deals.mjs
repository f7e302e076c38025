// How pages of a deal look, for the tests that come to them.
import { flaws } from "./house.mjs";
import { SCREENS, judge, shoot } from "./screens.mjs";

const SMALL = SCREENS.filter(({ name }) => name === "360×640" || name === "844×390");

/** Everything wrong with the page in every language, on two small screens. */
export async function looked(page, name) {
  const wrong = (await flaws(page, ["light"])).map((flaw) => `${name}: ${flaw}`);
  for (const lang of ["en", "fr", "it"]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator(".languages select").first().selectOption(lang);
    await shoot(page, `${name}_${lang}_wide`);
    for (const screen of SMALL) {
      wrong.push(...(await judge(page, screen, { board: false })).map((what) => `${name}, ${screen.name}, ${lang}: ${what}`));
      await shoot(page, `${name}_${lang}_${screen.name}`);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator(".languages select").first().selectOption("en");
  return wrong;
}
