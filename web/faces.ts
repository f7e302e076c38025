import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, relative } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

const HERE = import.meta.dirname ?? new URL(".", import.meta.url).pathname;
const CUT = join(HERE, "node_modules/.faces"); // where the small files are put
const TEXTS = ["src", "../src/rookery"];
const RULE = /@font-face\{[^}]*url\("(@fontsource\/[^"]+-latin-\d+-normal\.woff2)"\)[^}]*unicode-range:([^}]+)\}/g;
const KEYBOARD = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join("");
const LETTERS = "àâæçèéêëìíîïòóôœùúûüÿÀÂÆÇÈÉÊËÌÍÎÏÒÓÔŒÙÚÛÜ"; // of English, French and Italian, for names

/** Every sign that our texts and pages write, and those of a keyboard. */
export function written(): Set<number> {
  const signs = new Set([...KEYBOARD, ...LETTERS].map((sign) => sign.codePointAt(0) ?? 0));
  for (const folder of TEXTS) {
    const files = readdirSync(join(HERE, folder), { recursive: true, encoding: "utf8" }).filter((name) => /\.(ftl|svelte)$/.test(name));
    for (const file of files) for (const sign of readFileSync(join(HERE, folder, file), "utf8")) signs.add(sign.codePointAt(0) ?? 0);
  }
  return signs;
}

/** The numbers that a `unicode-range` holds. */
export function codes(range: string): number[] {
  return range.split(",").flatMap((one) => {
    const [low = 0, high = low] = one
      .trim()
      .slice(2)
      .split("-")
      .map((end) => Number.parseInt(end, 16));
    return Array.from({ length: high - low + 1 }, (_, at) => low + at);
  });
}

/** Numbers as a `unicode-range` writes them, `U+0020-007E,U+00A3`. */
export function range(numbers: number[]): string {
  const runs: [number, number][] = [];
  for (const code of [...numbers].sort((one, two) => one - two)) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, "0");
  return runs.map(([low, high]) => `U+${hex(low)}${high > low ? `-${hex(high)}` : ""}`).join(",");
}

/** Cuts the Latin files of the shell's faces down to what our texts write; any other sign, such as one in a name, brings the whole file. */
export function faces(): Plugin {
  const find = createRequire(join(HERE, "package.json"));
  return {
    name: "faces",
    apply: "build",
    enforce: "pre",
    async transform(css, id) {
      if (!id.endsWith("/style/fonts.css")) return null;
      const signs = written();
      mkdirSync(CUT, { recursive: true });
      let out = css;
      for (const [rule, address = "", latin = ""] of css.matchAll(RULE)) {
        const ours = codes(latin).filter((code) => signs.has(code));
        const rest = codes(latin).filter((code) => !signs.has(code));
        const small = join(CUT, basename(address));
        writeFileSync(small, await subset(readFileSync(find.resolve(address)), String.fromCodePoint(...ours), { targetFormat: "woff2" }));
        const cut = rule.replace(address, relative(join(id, ".."), small)).replace(latin, range(ours));
        out = out.replace(rule, `${cut}\n${rule.replace(latin, range(rest))}`);
      }
      return { code: out, map: null };
    },
  };
}
