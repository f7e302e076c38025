import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codes, faces, range, written } from "../faces";

test("a range is read and written as CSS has it", () => {
  expect(codes("U+0041-0043, U+00A3")).toEqual([0x41, 0x42, 0x43, 0xa3]);
  expect(range([0xa3, 0x43, 0x41, 0x42])).toBe("U+0041-0043,U+00A3");
});

test("our texts fetch the small file of a face alone, and no sign is in two of its files", async () => {
  const sheet = `${import.meta.dirname}/../src/style/fonts.css`;
  const { transform } = faces() as { transform: (css: string, id: string) => Promise<{ code: string }> };
  const { code } = await transform(readFileSync(sheet, "utf8"), sheet);
  const signs = written();
  const parts = new Map<string, [file: string, held: number[]][]>();
  for (const [, face = "", weight = "", file = "", held = ""] of code.matchAll(
    /font-family:"([^"]+)";font-weight:(\d+).*?url\("([^"]+)"\).*?unicode-range:([^}]+)\}/g,
  )) {
    parts.set(`${face} ${weight}`, [...(parts.get(`${face} ${weight}`) ?? []), [file, codes(held)]]);
  }
  expect(parts.size).toBe(5);
  for (const found of parts.values()) {
    expect(found.map(([file]) => file.includes(".faces"))).toEqual([true, false, false]);
    const [, ...others] = found.map(([, held]) => held);
    expect(others[0]?.filter((sign) => signs.has(sign))).toEqual([]);
    expect(new Set(found.slice(0, 2).flatMap(([, held]) => held)).size).toBe(found.slice(0, 2).flatMap(([, held]) => held).length);
  }
});
