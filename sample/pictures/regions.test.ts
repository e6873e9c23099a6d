import { describe, expect, it } from "vitest";
import { MEDIA_POOL } from "./pool.ts";
import { type RegionName, regionOf, regionTraits } from "./regions.ts";

const MAINLAND = Array.from({ length: 95 }, (_, index) => String(index + 1).padStart(2, "0"))
  .filter((code) => code !== "20")
  .concat("2A", "2B");

describe("the regions of the pool", () => {
  it.each([
    ["75", "paris"],
    ["35", "bretagne"],
    ["2A", "midi"],
    ["67", "alsace"],
    ["974", "tropics"],
    ["97", "tropics"],
    ["??", "centre"],
  ])("puts department %s in %s", (code, name) => {
    expect(regionOf(code)).toBe(name);
  });

  it("knows every department of the mainland by itself", () => {
    const regions = new Map<RegionName, string[]>();
    for (const code of MAINLAND) {
      const name = regionOf(code);
      regions.set(name, [...(regions.get(name) ?? []), code]);
    }
    expect(regions.size).toBeGreaterThan(15);
    expect(regions.get("centre")).not.toContain("75");
    expect(regions.get("centre")?.length).toBeLessThan(14);
  });

  it("names only series and styles that the pool has", () => {
    const series = new Set(MEDIA_POOL.map((picture) => picture.series));
    const stylesOf = (kind: string) =>
      new Set(MEDIA_POOL.filter((picture) => picture.kind === kind).map(({ style }) => style));
    for (const code of MAINLAND.concat("974")) {
      const traits = regionTraits(regionOf(code));
      for (const name of [...traits.facades, ...traits.houses]) expect(series).toContain(name);
      for (const style of traits.shores) expect(stylesOf("sea")).toContain(style);
      for (const style of traits.grounds) expect(stylesOf("garden")).toContain(style);
      for (const style of traits.streets) expect(stylesOf("street")).toContain(style);
      expect(traits.outlooks.some((style) => stylesOf("terrace").has(style))).toBe(true);
    }
  });
});
