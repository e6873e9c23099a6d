import { describe, expect, test } from "vitest";
import { usableStyle } from "./tile-style.ts";

const IGN = "https://data.geopf.fr/annexes/ressources/vectorTiles/styles/PLAN.IGN/standard.json";
const style = (overrides = {}) => ({
  version: 8,
  glyphs: "../../fonts/{fontstack}/{range}.pbf",
  sprite: "https://data.geopf.fr/annexes/sprite/PlanIgn",
  sources: {
    plan_ign: {
      type: "vector",
      scheme: "tms",
      tiles: ["https://data.geopf.fr/tms/1.0.0/PLAN.IGN/{z}/{x}/{y}.pbf"],
    },
  },
  layers: [{ id: "sea", type: "background" }],
  ...overrides,
});

test("tiles of IGN are numbered from the north, and their source is named", () => {
  expect(usableStyle(style(), IGN).sources.plan_ign).toEqual({
    type: "vector",
    scheme: "xyz",
    tiles: ["https://data.geopf.fr/tms/1.0.0/PLAN.IGN/{z}/{x}/{y}.pbf"],
    attribution: "© IGN",
  });
});

test("addresses are whole, whatever the style is given as", () => {
  const usable = usableStyle(
    style({ sources: { base: { type: "vector", url: "base.json", attribution: "Base" } } }),
    "https://tiles.example/styles/a/style.json",
  );
  expect(usable).toMatchObject({
    glyphs: "https://tiles.example/fonts/{fontstack}/{range}.pbf",
    sources: { base: { url: "https://tiles.example/styles/a/base.json", attribution: "Base" } },
  });
});

describe("no style", () => {
  test.each([
    ["nothing", null],
    ["a text", "style"],
    ["a list", []],
    ["another version", style({ version: 7 })],
    ["no sources", style({ sources: {} })],
    ["odd sources", style({ sources: { a: 1 } })],
    ["no layers", style({ layers: [] })],
    ["an error that was served as one", { error: "not found" }],
  ])("is %s", (_, served) => {
    expect(() => usableStyle(served, IGN)).toThrow();
  });
});
