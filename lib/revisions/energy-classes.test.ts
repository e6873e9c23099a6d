import { expect, test } from "vitest";
import { allowedClasses, type DpeFigures } from "./energy-classes.ts";

const HOME: DpeFigures = {
  energyUse: 210,
  ghgEmission: 24,
  surfaceDm2: 6_350,
  doneOn: "2025-03-12",
  communeCode: "35238",
};

test.each<[string, Partial<DpeFigures>, energy: string, ghg: string]>([
  ["a figure of one class", {}, "D", "C"],
  ["the worse of both figures", { energyUse: 90, ghgEmission: 40 }, "D", "D"],
  ["energy that is worse than the emissions", { energyUse: 400, ghgEmission: 3 }, "F", "A"],
  ["the best", { energyUse: 40, ghgEmission: 2 }, "A", "A"],
  ["the worst", { energyUse: 700, ghgEmission: 130 }, "G", "G"],
  ["a limit, which a figure that was rounded may not have reached", { energyUse: 250 }, "DE", "C"],
  ["just above a limit", { energyUse: 252 }, "E", "C"],
  ["just below a limit", { energyUse: 248 }, "D", "C"],
  ["a small home", { surfaceDm2: 2_000, energyUse: 370, ghgEmission: 10 }, "E", "B"],
  ["a small home's emissions", { surfaceDm2: 2_000, energyUse: 100, ghgEmission: 13 }, "BC", "BC"],
  ["the smallest", { surfaceDm2: 800, energyUse: 600, ghgEmission: 9 }, "EF", "A"],
  [
    "a small home before the limits of small ones",
    { surfaceDm2: 2_000, energyUse: 370, ghgEmission: 10, doneOn: "2024-06-30" },
    "EF",
    "B",
  ],
  ["a home of a little more than 40 m²", { surfaceDm2: 4_300, energyUse: 252 }, "DE", "C"],
  ["a home above the small ones", { surfaceDm2: 4_600, energyUse: 252 }, "E", "C"],
  ["a home that may stand high", { communeCode: "73257", energyUse: 350 }, "EFG", "C"],
  ["a good one there", { communeCode: "73257", energyUse: 100 }, "C", "C"],
])("classes of %s", (_, figures, energy, ghg) => {
  const allowed = allowedClasses({ ...HOME, ...figures });
  expect([allowed?.energy.join(""), allowed?.ghg.join("")]).toEqual([energy, ghg]);
});

test("overseas nothing is known of the classes", () => {
  expect(allowedClasses({ ...HOME, communeCode: "97411" })).toBeNull();
});
