import { existsSync, readFileSync, readdirSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { eachOf, grouped, say, settingsOf, spelled } from "../src/words/fold";

const LANGUAGES = ["en", "fr", "it"];
const GAME = "../src/rookery/games/crypt/locale";
const TERMS = { type: ["idol", "jewelry", "manuscript", "pottery", "remains", "tapestry", "unknown"], side: ["A", "B"] };

function bundle(lang: string, ...files: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const file of files) made.addResource(new FluentResource(readFileSync(file, "utf8")));
  return made;
}
const game = (lang: string): FluentBundle => bundle(lang, `${GAME}/${lang}.ftl`, `src/games/crypt/${lang}.ftl`);

function ids(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/^([a-z][\w-]*) =/gim)].map((found) => found[1] ?? "").sort();
}
function variables(file: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const part of readFileSync(file, "utf8").split(/^(?=[a-z][\w-]* =)/im)) {
    const id = /^([a-z][\w-]*) =/i.exec(part)?.[1];
    if (id) found.set(id, [...new Set([...part.matchAll(/\$(\w+)/g)].map((one) => one[1] ?? ""))].sort());
  }
  return found;
}

const BOARDS = readdirSync("src/games")
  .map((game) => `src/games/${game}`)
  .filter((folder) => existsSync(`${folder}/en.ftl`));

describe.each(["src/locale", ...BOARDS])("%s", (folder) => {
  test.each(LANGUAGES)("%s has every sentence with every argument", (lang) => {
    expect(ids(`${folder}/${lang}.ftl`)).toEqual(ids(`${folder}/en.ftl`));
    expect(variables(`${folder}/${lang}.ftl`)).toEqual(variables(`${folder}/en.ftl`));
  });
});

test("a text that hangs on an option says what is true at this table", () => {
  const known = [{ key: "jewelry_a", default: "once" }];
  const told = (chosen: Record<string, string>): string => say([game("en")], "collector-jewelry-A", settingsOf(known, chosen));
  expect(told({})).toBe("2 or more: your highest Jewelry counts twice.");
  expect(told({ jewelry_a: "double" })).toBe("2 or more: your highest Jewelry counts three times.");
});

describe("folding events", () => {
  const claimed = { seat: 1, slot: 0, dice: 2, effort: 3, type: 5 };
  const names = ["Mira", "Jonas"];
  test("English", () => {
    const bundles = [game("en")];
    expect(say(bundles, "event-claimed", spelled(bundles, claimed, { terms: TERMS, counted: ["slot"] }, names))).toBe(
      "Jonas places 2 Servants of effort 3 on card 1 (Tapestry).",
    );
  });
  test("French articles come with the word", () => {
    const bundles = [game("fr")];
    const text = say(bundles, "event-hidden", spelled(bundles, { slot: 2, type: 0 }, { terms: TERMS, counted: ["slot"] }, names));
    expect(text).toBe("Carte 3, face cachée\u202f: une Idole.");
  });
  test("a choice by the word's key", () => {
    const bundles = [game("en")];
    expect(say(bundles, "event-hidden", spelled(bundles, { slot: 0, type: 6 }, { terms: TERMS, counted: ["slot"] }, names))).toBe("Card 1, face down.");
  });
  test("a missing sentence is its key", () => {
    expect(say([game("en")], "event-nothing")).toBe("event-nothing");
  });
});

test.each(LANGUAGES)("the board's sentences of %s say all they are given", (lang) => {
  const bundles = [game(lang)];
  const held = say(bundles, "board-slot-held", { mine: 0, name: "Ada", dice: 2, effort: 3, total: 6 });
  expect(held).toContain("Ada");
  expect(held).toContain("6");
  const spoken = (torch: string): string => say(bundles, "board-spoken-player", { name: "Ada", active: 1, placed: 2, exhausted: 0, torch });
  expect(spoken("none")).toMatch(/^Ada.*\.$/);
  expect(spoken("both")).toMatch(/Leader.*\.$/);
});

test("French counts nothing as one, so its singular never says 1 by itself", () => {
  const files = ["src/locale/fr.ftl", "../src/rookery/locale/fr.ftl", ...readdirSync("src/games").map((key) => `src/games/${key}/fr.ftl`)].filter((file) =>
    existsSync(file),
  );
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) expect(readFileSync(file, "utf8").match(/^\s*\[one\] 1\b.*$/gm) ?? [], file).toEqual([]);
});

describe("lines of the log", () => {
  const thiefdom = bundle("en", "../src/rookery/games/thiefdom/locale/en.ftl");
  const part = (key: string, name: string): string[] => {
    const found = say([thiefdom], `fold-${key}.${name}`);
    return found.startsWith("fold-") ? [] : found.split(" ");
  };
  const step = (seat: number, thief = 0): { key: string; args: Record<string, number> } => ({
    key: "stepped",
    args: { seat, thief, row: 1, column: 2, mp: 1 },
  });

  test("a walk is one line, and what it has said already is not told again", () => {
    const walk = [step(0), step(0), { key: "entered", args: { seat: 0, thief: 0 } }, { key: "turn_over", args: { seat: 0, thief: 0 } }];
    expect(grouped(walk, part).map(({ events, head }) => [events.length, events[head]?.key])).toEqual([[4, "entered"]]);
  });
  test("walks of others and of another thief stay apart", () => {
    expect(grouped([step(0), step(0, 1), step(1)], part).map(({ events }) => events.length)).toEqual([1, 1, 1]);
  });
  test("set-up is a line for each kind of thing", () => {
    const laid = ["section", "section", "villa", "villa", "night"].map((key) => ({ key, args: {} }));
    expect(grouped(laid, part).map(({ events }) => events.length)).toEqual([2, 2, 1]);
  });
  test("a list has no zeros, and a loss no minus", () => {
    const market = [bundle("en", "../src/rookery/games/thiefs_market/locale/en.ftl")];
    const dice = { red: 2, white: 0, blue: 1, green: 0, bag: 0, mask: 0 };
    expect(eachOf(market, dice, spelled(market, dice, { terms: {}, counted: [] }, []))).toEqual(["2 red gems", "a blue gem"]);
    expect(spelled([], { vp: -2 }, { terms: {}, counted: [] }, [])).toMatchObject({ vp_size: 2, vp_sign: "minus" });
  });
});
