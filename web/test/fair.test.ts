import { createHash, createHmac, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { before, chain } from "../src/fair/chain";
import { bytesOf, digest, hexOf, hmac, joined, sha256 } from "../src/fair/hash";
import { THINGS } from "../src/fair/things";
import { below } from "../src/fair/verify";

const SEED = Uint8Array.from({ length: 32 }, (_, at) => at);

describe("hashes written out", () => {
  test("SHA-256 is the one of FIPS 180-4", () => {
    const text = new TextEncoder();
    expect(hexOf(sha256(text.encode("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(hexOf(sha256(text.encode("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    for (let size = 0; size < 200; size += 1) {
      const bytes = randomBytes(size);
      expect(hexOf(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });
  test("HMAC is the one of RFC 2104, for short keys and long ones", () => {
    for (const size of [0, 1, 32, 63, 64, 65, 131]) {
      const [key, message] = [randomBytes(size), randomBytes(3 * size)];
      expect(hexOf(hmac(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
    }
  });
  test("hexadecimal there and back", () => {
    expect(hexOf(bytesOf("00ff10"))).toBe("00ff10");
  });
});

describe("the example of docs/fair-chance.md", () => {
  test("message", () => {
    const message = joined("rookery-chance-1", "m-1", "dice", 0, 0, 2, "ada", "été");
    expect(new TextDecoder().decode(message)).toBe("16:rookery-chance-1,3:m-1,4:dice,1:0,1:0,1:2,3:ada,5:été,");
  });
  test("the first die", () => {
    expect(below(SEED, ["rookery-chance-1", "m-1", "dice", 0], ["ada", "été"], 6)).toBe(3);
  });
  test("a chain", () => {
    const links = chain("ab".repeat(32), 5);
    expect(links).toHaveLength(6);
    expect(links.slice(1).map(before)).toEqual(links.slice(0, -1));
    expect(links.at(-2)).toBe(digest("rookery-link-1", "ab".repeat(32)));
  });
});

test("the boxes are those of the lone Python file", () => {
  const lone = readFileSync("../tools/boxes.py", "utf8");
  for (const [game, things] of Object.entries(THINGS)) {
    expect(lone).toContain(`game == "${game}"`);
    for (const thing of things) expect(lone).toContain(`"${thing.name}"`);
  }
});
