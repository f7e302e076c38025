import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MODULES } from "../src/games/board";
import { Pictures } from "../src/words/pictured";
import { bundleOf } from "../src/words/words.svelte";

const FORMS: Record<string, string[]> = {
  "good-gold": ["or", "une pièce d’or", "pièces d’or"],
  "token-ring": ["bague", "la bague"],
  "good-art": ["œuvre", "l’œuvre"],
  "type-ring": ["bague", "bagues"],
};
const pictures = new Pictures(
  { "good-gold": { symbol: "gold" }, "good-art": { symbol: "art" }, "token-ring": { symbol: "ring" }, "type-ring": { symbol: "ring" } },
  (term) => FORMS[term] ?? [],
);
const shown = (text: string): string =>
  pictures
    .in(text)
    .map(({ text: part, sign }) => (sign ? `[${sign.symbol}]${part}` : part))
    .join("");

test("a picture stands before the thing, whatever its article and number; parts of other words have none", () => {
  expect(shown("Ada prend la bague pour 3 pièces d’or.")).toBe("Ada prend la [ring]bague pour 3 [gold]pièces d’or.");
  expect(shown("Ada reçoit l’œuvre.")).toBe("Ada reçoit [art]l’œuvre.");
  expect(shown("Bagues et trésor, encore")).toBe("[ring]Bagues et trésor, encore");
});

test("the sentence itself is not changed", () => {
  const text = "Ada vend 2 bagues : une pièce d’or de plus (or).";
  expect(
    pictures
      .in(text)
      .map(({ text: part }) => part)
      .join(""),
  ).toBe(text);
});

test.each(Object.keys(MODULES))("every picture of %s belongs to a term in all languages", async (key) => {
  const { game } = await MODULES[key]!();
  for (const lang of ["en", "fr", "it"]) {
    const bundle = bundleOf(lang, readFileSync(`../src/rookery/games/${key}/locale/${lang}.ftl`, "utf8"));
    for (const term of Object.keys(game.signs ?? {})) expect(bundle.hasMessage(`term-${term}`), `${lang} ${term}`).toBe(true);
  }
});

test("every picture is drawn", async () => {
  for (const load of Object.values(MODULES)) {
    const { game } = await load();
    for (const { symbol } of Object.values(game.signs ?? {})) expect(game.art).toContain(`id="${symbol}"`);
  }
});
