import { describe, expect, test } from "vitest";
import { PRICE_BANDS } from "../search-index/criteria.ts";
import { barsPath, edgeOfMaximum, edgeOfMinimum, eurosAt, PRICE_EDGES } from "./price-scale.ts";

describe("edges of the price scale", () => {
  test("have no bound at both ends", () => {
    expect(eurosAt(0)).toBeNull();
    expect(eurosAt(PRICE_EDGES)).toBeNull();
    expect(edgeOfMinimum(null)).toBe(0);
    expect(edgeOfMaximum(null)).toBe(PRICE_EDGES);
  });

  test("find each bound back", () => {
    for (const bound of PRICE_BANDS) {
      expect(eurosAt(edgeOfMinimum(bound))).toBe(bound);
      expect(eurosAt(edgeOfMaximum(bound))).toBe(bound);
    }
  });

  test("never cut off a typed price", () => {
    expect(eurosAt(edgeOfMinimum(210_000))).toBe(200_000);
    expect(eurosAt(edgeOfMaximum(210_000))).toBe(225_000);
    expect(eurosAt(edgeOfMaximum(9_000_000))).toBeNull();
  });
});

test("bars stand on the base line, the highest count fills the height, empty bands draw nothing", () => {
  expect(barsPath([4, 0, 1], 0, 3, 40)).toBe("M0.08 40v-40h.84v40zM2.08 40v-20h.84v20z");
  expect(barsPath([4, 0, 1], 2, 3, 40)).toBe("M2.08 40v-20h.84v20z");
  expect(barsPath([0, 0], 0, 2, 40)).toBe("");
});
