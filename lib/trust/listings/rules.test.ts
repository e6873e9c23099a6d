import { describe, expect, test } from "vitest";
import {
  LEGAL_FIELDS,
  type LegalFacts,
  listingFindings,
  meanPricePerM2Cents,
  missingLegalFields,
} from "./rules.ts";

const COMPLETE: LegalFacts = {
  energyClass: "C",
  ghgClass: "B",
  energyCostMinCents: 80_000,
  energyCostMaxCents: 110_000,
  energyCostYear: 2023,
  coownershipLots: 24,
  coownershipChargesCents: 120_000,
  coownershipProceedings: 0,
};

describe("a listing", () => {
  test("lacks nothing when the law's fields are there", () => {
    expect(missingLegalFields(COMPLETE)).toEqual([]);
  });

  test.each<[keyof LegalFacts, string]>([
    ["energyClass", "energyClass"],
    ["ghgClass", "ghgClass"],
    ["energyCostMinCents", "energyCost"],
    ["energyCostMaxCents", "energyCost"],
    ["energyCostYear", "energyCostYear"],
    ["coownershipChargesCents", "coownershipCharges"],
    ["coownershipProceedings", "coownershipProceedings"],
  ])("without %s lacks it", (column, field) => {
    expect(missingLegalFields({ ...COMPLETE, [column]: null })).toEqual([field]);
  });

  test("in no coownership lacks nothing of it", () => {
    expect(
      missingLegalFields({
        ...COMPLETE,
        coownershipLots: null,
        coownershipChargesCents: null,
        coownershipProceedings: null,
      }),
    ).toEqual([]);
  });

  test("with nothing lacks all that its kind needs", () => {
    const nothing = Object.fromEntries(Object.keys(COMPLETE).map((name) => [name, null]));
    expect(missingLegalFields(nothing as unknown as LegalFacts)).toEqual(LEGAL_FIELDS.slice(0, 4));
  });
});

describe("what is odd about a listing", () => {
  const odd = (pricePerM2: number, meanPricePerM2: number | null, photoCount = 6) =>
    listingFindings({ photoCount, photoHints: [], pricePerM2, meanPricePerM2 });

  test.each([
    [2_000, 4_000, []],
    [1_999, 4_000, ["price-low"]],
    [8_000, 4_000, []],
    [8_001, 4_000, ["price-high"]],
    [1, null, []],
  ])("at %d where the mean is %j: %j", (price, mean, findings) => {
    expect(odd(price, mean)).toEqual(findings);
  });

  test.each([
    [0, ["no-photo"]],
    [2, ["few-photos"]],
    [3, []],
  ])("with %d pictures: %j", (photos, findings) => {
    expect(odd(4_000, 4_000, photos)).toEqual(findings);
  });

  test("names each thing that the editor said of a photo once", () => {
    const prices = { pricePerM2: 4_000, meanPricePerM2: null };
    const photoHints = ["dark", "blurred", "dark"] as const;
    expect(listingFindings({ photoCount: 3, photoHints, ...prices })).toEqual([
      "photo-blurred",
      "photo-dark",
    ]);
  });
});

test("a mean is told from five listings on", () => {
  const prices = { priceCents: 1_000_000_00, surfaceDm2: 25_000 };
  expect(meanPricePerM2Cents({ ...prices, listings: 4 })).toBeNull();
  expect(meanPricePerM2Cents({ ...prices, listings: 5 })).toBe(4_000_00);
  expect(meanPricePerM2Cents(undefined)).toBeNull();
});
