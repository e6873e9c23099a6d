import { describe, expect, test } from "vitest";
import type { Address } from "../public-data/addresses/schemas.ts";
import type { Dpe } from "../public-data/dpe/rules.ts";
import type { RevisionContent } from "./content.ts";
import { fillQuerySchema } from "./schemas.ts";
import {
  changesOfDpe,
  changesOfParcel,
  dpeProposal,
  dpeProposals,
  isBeside,
  MOST_PROPOSALS,
  salesPlaceOf,
} from "./state-data.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const AT = new Date("2026-11-24T09:59:58Z");

const dpeOf = (overrides: Partial<Dpe> = {}): Dpe => ({
  number: "2435E0000000A",
  establishedOn: "2024-05-13",
  validUntil: "2034-05-12",
  energyClass: "C",
  ghgClass: "B",
  energyUse: 148,
  ghgEmission: 9,
  surfaceDm2: 6_840,
  builtYear: 1974,
  type: "apartment",
  energyCostCents: 104_360,
  address: "12 Rue de Paris 35000 Rennes",
  complement: "2e étage, porte gauche",
  floor: 2,
  ...overrides,
});

const FILL = { source: "ademe", at: "2026-11-24T09:59:58.000Z" } as const;

describe("what a DPE fills", () => {
  test("is what the register knows, each with its source and date", () => {
    const { changes, fills } = changesOfDpe(dpeOf(), AT, {});
    expect(changes).toEqual({
      dpeNumber: "2435E0000000A",
      dpeDoneOn: "2024-05-13",
      energyClass: "C",
      ghgClass: "B",
      energyUse: 148,
      ghgEmission: 9,
      surfaceDm2: 6_840,
      builtYear: 1974,
    });
    expect(Object.keys(fills)).toEqual(Object.keys(changes));
    expect(new Set(Object.values(fills))).toEqual(new Set([FILL]));
  });

  test("is never a range of costs nor a year of prices: the register has one figure", () => {
    const { changes } = changesOfDpe(dpeOf(), AT, {});
    for (const field of ["energyCostMinCents", "energyCostMaxCents", "energyCostYear"]) {
      expect(changes).not.toHaveProperty(field);
    }
  });

  test.each<[string, Partial<Dpe>, RevisionContent, string[]]>([
    ["what it lacks", { energyUse: null, surfaceDm2: null }, {}, ["energyUse", "surfaceDm2"]],
    ["a typed surface", {}, { surfaceDm2: 6_350 }, ["surfaceDm2"]],
    ["a typed year", {}, { builtYear: 1930 }, ["builtYear"]],
    ["a figure that no home has", { energyUse: 9_000 }, {}, ["energyUse"]],
    ["a day that does not exist", { establishedOn: "2024-02-31" }, {}, ["dpeDoneOn"]],
  ])("leaves out %s", (_, dpe, content, missing) => {
    const all = Object.keys(changesOfDpe(dpeOf(), AT, {}).changes);
    const { changes, fills } = changesOfDpe(dpeOf(dpe), AT, content);
    expect(Object.keys(changes)).toEqual(all.filter((field) => !missing.includes(field)));
    expect(Object.keys(fills)).toEqual(Object.keys(changes));
  });

  test("replaces what another DPE filled", () => {
    const content = { surfaceDm2: 4_120, builtYear: 1960, sources: { surfaceDm2: FILL } };
    const { changes } = changesOfDpe(dpeOf(), AT, content);
    expect(changes.surfaceDm2).toBe(6_840);
    expect(changes.builtYear).toBeUndefined();
  });
});

test.each<[string, Partial<Dpe>, boolean]>([
  ["of the present method", {}, false],
  ["of before July 2021", { establishedOn: "2021-06-30" }, true],
  ["whose end is past in the register", { validUntil: "2026-11-23" }, true],
  ["that ends today", { validUntil: "2026-11-24" }, false],
  ["whose end the register lacks", { validUntil: null }, false],
])("a DPE %s is told as outdated: %s %s", (_, dpe, isOutdated) => {
  expect(dpeProposal(dpeOf(dpe), AT, {}, NOW).isOutdated).toBe(isOutdated);
});

describe("the DPE that are proposed", () => {
  const flat = dpeOf({ number: "2435E000000FL" });
  const small = dpeOf({ number: "2435E000000SM", surfaceDm2: 3_050, establishedOn: "2025-01-02" });
  const house = dpeOf({ number: "2435E000000HO", type: "house", establishedOn: "2025-06-01" });
  const whole = dpeOf({ number: "2435E000000BU", type: "building", surfaceDm2: null });
  const all = [whole, house, small, flat];
  const numbers = (content: RevisionContent, dpes = all) =>
    dpeProposals(dpes, AT, content, NOW).map(({ number }) => number.slice(-2));

  test.each<[string, RevisionContent, string[]]>([
    ["the newest first, whole buildings last", {}, ["HO", "SM", "FL", "BU"]],
    ["flats for a flat", { type: "apartment" }, ["SM", "FL", "HO", "BU"]],
    ["flats for a studio", { type: "studio" }, ["SM", "FL", "HO", "BU"]],
    ["houses for a house", { type: "house" }, ["HO", "SM", "BU", "FL"]],
    ["by the surface", { type: "apartment", surfaceDm2: 6_500 }, ["FL", "SM", "HO", "BU"]],
  ])("are ordered: %s", (_, content, order) => {
    expect(numbers(content)).toEqual(order);
  });

  test("stand once each, and are not too many", () => {
    expect(numbers({}, [flat, flat])).toEqual(["FL"]);
    const many = Array.from({ length: 50 }, (_, at) =>
      dpeOf({ number: `2435E00000${String(at).padStart(3, "0")}` }),
    );
    expect(dpeProposals(many, AT, {}, NOW)).toHaveLength(MOST_PROPOSALS);
  });
});

test("a parcel fills its field", () => {
  const parcel = { id: "35238000BM0123", section: "BM", number: "0123", areaM2: 412 };
  expect(changesOfParcel(parcel, AT)).toEqual({
    changes: { parcelId: "35238000BM0123" },
    fills: { parcelId: { ...FILL, source: "cadastre" } },
  });
});

test.each<[number, boolean]>([
  [48.1112, true],
  [48.112, true],
  [48.1125, false],
  [49, false],
])("a pin at latitude %d is in front of the address: %s", (lat, isInFront) => {
  const address = { lat: 48.1113, lng: -1.6702 } as Address;
  expect(isBeside({ lat, lng: -1.6702 }, address)).toBe(isInFront);
});

describe("past sales are looked for", () => {
  const HOME = { lat: 48.1, lng: -1.6, communeCode: "35238", type: "apartment" } as const;

  test.each([
    ["35238", "35"],
    ["2A004", "2A"],
    ["97411", "974"],
  ])("in the files of the commune's department: %s, %s", (communeCode, department) => {
    const place = salesPlaceOf({ ...HOME, communeCode, surfaceDm2: 6_350 });
    expect(place).toMatchObject({ cityCode: communeCode, department });
  });

  test("once the home has a place, a kind and a surface", () => {
    expect(salesPlaceOf(HOME)).toBeNull();
    expect(salesPlaceOf({ ...HOME, surfaceDm2: 6_350, lat: undefined })).toBeNull();
  });
});

describe("the call that fills", () => {
  const point = { lat: "48.1113", lng: "-1.6702" };

  test.each<Record<string, string>>([
    { dpe: "2435E0000000A" },
    { what: "dpes" },
    { what: "risks" },
    { what: "sales" },
    { what: "parcel", ...point },
    { what: "address", ...point },
  ])("takes %j", (query) => {
    expect(fillQuerySchema.safeParse(query).success).toBe(true);
  });

  test.each<Record<string, string>>([
    {},
    { dpe: "2435E0000000" },
    { dpe: '2435E0000000" OR *' },
    { dpe: "2435E0000000A", what: "dpes" },
    { what: "everything" },
    { what: "parcel" },
    { what: "parcel", lat: "48.1113" },
    { what: "risks", ...point },
    { dpe: "2435E0000000A", ...point },
    { what: "address", lat: "91", lng: "0" },
    { what: "address", lat: "", lng: "" },
    { what: "address", lat: "1e1", lng: "0" },
    { what: "dpes", also: "this" },
  ])("refuses %j", (query) => {
    expect(fillQuerySchema.safeParse(query).success).toBe(false);
  });
});
