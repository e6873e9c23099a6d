import { describe, expect, it } from "vitest";
import { MEDIA_POOL } from "./pool.ts";
import { sceneOf } from "./scenes.ts";

/** The first picture of every series: every kind, and most styles. */
const SAMPLE = [...new Map(MEDIA_POOL.map((p) => [p.series, p.key])).values()];

describe("the drawings", () => {
  it.each(SAMPLE)("%s is a whole picture of the right size", (key) => {
    const svg = sceneOf(key);
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 1280 853" width="1280" height="853">/);
    expect(svg.endsWith("</svg>")).toBe(true);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
    expect(svg.length).toBeGreaterThan(20_000);
    expect(svg.length).toBeLessThan(2_500_000);
  });

  it("are the same each time they are drawn", () => {
    for (const key of ["facade-lyon-02", "mas-02", "salon-03", "balcon-01"]) {
      expect(sceneOf(key)).toBe(sceneOf(key));
    }
  });

  it("differ from one another within a series", () => {
    const drawings = ["chambre-01", "chambre-02", "chambre-03", "chambre-07"].map(sceneOf);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it("hold no text, which could not be drawn the same everywhere", () => {
    expect(sceneOf("facade-haussmann-01")).not.toMatch(/<text|<image|font/);
  });

  it("exist for the pool's keys only", () => {
    expect(() => sceneOf("facade-lisbonne-01")).toThrow(RangeError);
  });
});
