import { expect, test } from "vitest";
import { DRAWN_RANGES } from "../../lib/kernel/drawn-ranges.ts";
import { drawnRanges } from "./drawn.ts";

test("forms know what the fonts of PDFs draw", () => {
  expect(DRAWN_RANGES).toBe(drawnRanges());
});
