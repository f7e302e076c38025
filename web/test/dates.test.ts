import { expect, test } from "vitest";
import { dateOf } from "../src/lobby/dates";

const AUTUMN = Date.UTC(2025, 10, 12, 12) / 1000; // the service counts seconds

test("a finished game bears the day on which it ended", () => {
  expect(dateOf({ created: 0, ended: AUTUMN }, "en")).toContain("Nov 12, 2025");
  expect(dateOf({ created: AUTUMN, ended: null }, "fr")).toContain("12 nov. 2025");
});
