import { describe, expect, test } from "vitest";
import { type CoveringMandate, mandateGap, packageAtPrice } from "./coverage.ts";
import type { MandateNames } from "./names.ts";
import { type MandateTerms, mandateTerms } from "./rules.ts";

const SIGNED = mandateTerms(348_000_00);
/** A fee of an older price list. */
const OLDER: MandateTerms = { priceCents: 290_000_00, tier: "essential", feeCents: 3_500_00 };

describe("the package at a price", () => {
  test.each([
    ["no mandate", null, 348_000_00, "Premium", 6_000_00, true, "mandate"],
    ["no mandate, at the edge", null, 300_000_00, "Essential", 4_000_00, true, "mandate"],
    ["no mandate, a cent above it", null, 300_000_01, "Premium", 6_000_00, true, "mandate"],
    ["its own price", SIGNED, 348_000_00, "Premium", 6_000_00, false, null],
    ["its own price, of an older list", OLDER, 290_000_00, "Essential", 3_500_00, false, null],
    ["another price", SIGNED, 298_000_00, "Essential", 4_000_00, true, "amendment"],
    ["another price of its package", SIGNED, 340_000_00, "Premium", 6_000_00, true, "amendment"],
    [
      "another price, of an older list",
      OLDER,
      291_000_00,
      "Essential",
      4_000_00,
      true,
      "amendment",
    ],
    ["a cent less", SIGNED, 347_999_99, "Premium", 6_000_00, true, "amendment"],
  ] as const)(
    "with %s: %o at %d is %s for %d, estimated: %s, to sign: %s",
    (_case, mandate, priceCents, tierName, feeCents, estimated, toSign) => {
      expect(packageAtPrice(mandate, priceCents)).toEqual({
        baseCents: priceCents,
        tierName,
        feeCents,
        estimated,
        toSign,
      });
    },
  );
});

const NAMES: MandateNames = {
  type: "apartment",
  address: "12 rue de la Monnaie",
  lot: null,
  postalCode: "35000",
  communeCode: "35238",
  city: "Rennes",
  parcelId: null,
  surfaceDm2: 6_350,
  landSurfaceM2: null,
  sellerName: "Camille Martin",
  sellerDecides: false,
};

const noonOf = (day: string) => new Date(`${day}T11:00:00Z`);

describe("what a mandate lacks", () => {
  const covering = (period: Partial<CoveringMandate> = {}): CoveringMandate => ({
    ...SIGNED,
    withdrawalEndsAt: new Date("2026-12-08T23:00:00Z"),
    expressRequestAt: null,
    names: NAMES,
    ...period,
  });
  const requested = covering({ expressRequestAt: new Date("2026-11-24T10:00:00Z") });

  test.each([
    ["none", null, { priceCents: 348_000_00 }, "missing"],
    ["none, to be put back", null, { onlineAt: noonOf("2026-12-09") }, "missing"],
    ["at its price", covering(), { priceCents: 348_000_00 }, null],
    ["at another", covering(), { priceCents: 298_000_00 }, "price"],
    [
      "at another, within the days",
      covering(),
      { priceCents: 1, onlineAt: noonOf("2026-11-25") },
      "price",
    ],
    ["on the last day", covering(), { onlineAt: noonOf("2026-12-08") }, "period"],
    ["on the day after", covering(), { onlineAt: noonOf("2026-12-09") }, null],
    ["within the days, requested", requested, { onlineAt: noonOf("2026-11-24") }, null],
    ["handed in within the days", covering(), {}, null],
    [
      "at its price within the days",
      covering(),
      { priceCents: 348_000_00, onlineAt: noonOf("2026-11-30") },
      "period",
    ],
  ] as const)("%s", (_case, mandate, question, gap) => {
    expect(mandateGap(mandate, NAMES, question)).toBe(gap);
  });

  test.each([
    ["another home", covering({ names: { ...NAMES, surfaceDm2: 20_000 } }), "home"],
    ["another seller", covering({ names: { ...NAMES, sellerName: "Alix Roy" } }), "seller"],
    [
      "another home and another seller",
      covering({ names: { ...NAMES, lot: "B12", sellerName: "Alix Roy" } }),
      "home",
    ],
    [
      "the same in other letters",
      covering({ names: { ...NAMES, address: "12 R. De La MONNAIE" } }),
      null,
    ],
  ] as const)("naming %s", (_case, mandate, gap) => {
    expect(mandateGap(mandate, NAMES, { priceCents: 348_000_00 })).toBe(gap);
  });
});
