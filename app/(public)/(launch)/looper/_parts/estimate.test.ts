import { describe, expect, it } from "vitest";
import { looperShareCents } from "@/lib/pricing/rules";
import { estimateChoice, MAX_SALES, PACKAGE_SHARES } from "./estimate";

describe("the looper's share of the packages", () => {
  it("is 30 % of each: 2,400 € on 8,000 €", () => {
    expect(PACKAGE_SHARES.map(({ feeCents, shareCents }) => [feeCents, shareCents])).toEqual([
      [2_500_00, 750_00],
      [4_000_00, 1_200_00],
      [6_000_00, 1_800_00],
      [8_000_00, 2_400_00],
      [10_000_00, 3_000_00],
      [10_000_00, 3_000_00],
    ]);
  });

  it("is what a sale in that tier gives, at least", () => {
    expect(PACKAGE_SHARES.find(({ code }) => code === "elite")?.shareCents).toBe(
      looperShareCents(800_000_00, "looperPage"),
    );
    expect(PACKAGE_SHARES.filter(({ atLeast }) => atLeast).map(({ code }) => code)).toEqual([
      "signature",
    ]);
    expect(looperShareCents(2_000_000_00, "looperPage")).toBeGreaterThan(3_000_00);
  });
});

describe("the choice an address carries", () => {
  it("is read", () => {
    expect(estimateChoice({ forfait: "elite", ventes: "6" })).toEqual({ tier: "elite", sales: 6 });
    expect(estimateChoice({ ventes: String(MAX_SALES) }).sales).toBe(MAX_SALES);
  });

  it.each([
    {},
    { forfait: "gold", ventes: "0" },
    { forfait: "", ventes: "13" },
    { forfait: ["elite", "starter"], ventes: ["2", "3"] },
    { forfait: "__proto__", ventes: "-2" },
    { ventes: "1e1" },
    { ventes: "4.5" },
  ])("is the usual one for %j", (parameters) => {
    expect(estimateChoice(parameters)).toEqual({ tier: "premium", sales: 4 });
  });
});
