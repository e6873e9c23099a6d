import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ENERGY_CLASSES, FEATURES, PROPERTY_TYPES } from "../kernel/property-kinds.ts";
import {
  NO_CRITERIA,
  type SearchCriteria,
  SORT_ORDERS,
  STOREYS,
} from "../search-index/criteria.ts";
import { REPEATED_PARAMETERS, SINGLE_PARAMETERS } from "./parameters.ts";
import { parseSearchParams } from "./schemas.ts";
import { encodePolygon, toSearchParams } from "./url.ts";

const parse = (query: string) => parseSearchParams(new URLSearchParams(query));

describe("the search URL", () => {
  test("without parameters selects everything", () => {
    expect(parse("")).toEqual({ criteria: NO_CRITERIA, problems: [], typed: null });
  });

  test.each([
    ["budget=200000", null, 200_000_00],
    ["budget=400000", null, 400_000_00],
    ["budget=500000%2B", 500_000_00, null],
    ["budget=500000+", 500_000_00, null],
    ["budget=300000&maxPrice=250000", null, 250_000_00],
    ["minPrice=100%C2%A0000&maxPrice=200 000 €", 100_000_00, 200_000_00],
    ["maxPrice=999999999999", null, 2_000_000_000],
    ["maxPrice=350.000", null, 350_000_00],
    ["maxPrice=350k", null, 350_000_00],
    ["minPrice=200000.50&maxPrice=1,25 M€", 200_000_50, 1_250_000_00],
  ])("reads %s as a price range", (query, min, max) => {
    const { criteria, problems } = parse(query);
    expect([criteria.minPriceCents, criteria.maxPriceCents]).toEqual([min, max]);
    expect(problems).toEqual([]);
  });

  test("reads every parameter", () => {
    const polygon = encodePolygon([
      [48.1, -1.7],
      [48.2, -1.7],
      [48.2, -1.6],
    ]);
    const { criteria, problems } = parse(
      `location=%20Rennes%20&type=studio&type=apartment&minSurface=30&maxSurface=90&minRooms=2&minBedrooms=1&energy=d&feature=parking&feature=balcon&bbox=-1.8,48,-1.5,48.3&polygon=${encodeURIComponent(polygon)}&sort=price-asc&cursor=abc_-9`,
    );
    expect(problems).toEqual([]);
    expect(criteria).toMatchObject({
      location: "Rennes",
      types: ["apartment", "studio"],
      minSurfaceDm2: 3_000,
      maxSurfaceDm2: 9_000,
      minRooms: 2,
      minBedrooms: 1,
      worstEnergy: "D",
      features: ["balcon", "parking"],
      bbox: { west: -1.8, south: 48, east: -1.5, north: 48.3 },
      sort: "price-asc",
      cursor: "abc_-9",
    });
    expect(criteria.polygon).toHaveLength(3);
  });

  test.each([
    ["location", `location=${"x".repeat(100_000)}`],
    ["location", "location=Rennes%00"],
    ["location", "location=%ED%A0%80"],
    ["location", "location=Rennes%EF%BF%BD"],
    ["type", "type=castle"],
    ["budget", "budget=-1"],
    ["minPrice", "minPrice=1e9"],
    ["minPrice", "minPrice=3.125"],
    ["maxPrice", "maxPrice=350,000"],
    ["minSurface", "minSurface=1.235"],
    ["minRooms", "minRooms=2,5"],
    ["minPrice", "minPrice=300000&maxPrice=200000"],
    ["maxSurface", "minSurface=90&maxSurface=30"],
    ["minRooms", "minRooms=100"],
    ["minBedrooms", "minBedrooms=2&minBedrooms=3"],
    ["energy", "energy=H"],
    ["feature", "feature=%27%3B+DROP+TABLE"],
    ["bbox", "bbox=1,2,3"],
    ["bbox", "bbox=5,2,3,4"],
    ["bbox", "bbox=NaN,2,3,4"],
    ["bbox", "bbox=0x1,2,3,4"],
    ["polygon", "polygon=??"],
    ["sort", "sort=random"],
    ["cursor", "cursor=%3Cscript%3E"],
  ])("names a wrong %s and ignores it", (parameter, query) => {
    const { criteria, problems } = parse(query);
    expect(problems.map((problem) => problem.parameter)).toContain(parameter);
    expect(criteria).toEqual(NO_CRITERIA);
  });

  test("keeps what was typed in a field that it can't read, and in both of a range that is inverted", () => {
    const texts = (query: string) =>
      parse(query).problems.map(({ parameter, text }) => [parameter, text]);
    expect(texts("maxPrice=350,000&minSurface=grand")).toEqual([
      ["maxPrice", "350,000"],
      ["minSurface", "grand"],
    ]);
    expect(texts("minPrice=400k&maxPrice=300k")).toEqual([
      ["minPrice", "400k"],
      ["maxPrice", "300k"],
    ]);
    expect(texts("maxPrice=1&maxPrice=2")).toEqual([["maxPrice", null]]);
  });

  test("passes over parameters it does not know, the prototype's included", () => {
    expect(parseSearchParams(Object.create({ location: "y" })).problems).toEqual([]);
    expect(parse("constructor=1&toString=2").problems).toEqual([]);
  });

  test.each([
    ["minRooms=3", { minRooms: 3, maxRooms: null }],
    ["minRooms=2-3", { minRooms: 2, maxRooms: 3 }],
    ["minRooms=0-3", { minRooms: null, maxRooms: 3 }],
    ["minBedrooms=1-2", { minBedrooms: 1, maxBedrooms: 2 }],
    ["minBathrooms=2", { minBathrooms: 2 }],
    ["maxPriceM2=5 000 €", { maxPricePerM2Cents: 500_000 }],
    ["maxMonthly=1 800 €", { maxMonthlyCents: 180_000 }],
    ["sort=monthly-asc", { sort: "monthly-asc" }],
    ["floor=last&floor=above-ground", { storeys: ["last", "above-ground"] }],
    ["confirmed=7", { confirmedDays: 7 }],
  ])("reads %s", (query, criteria) => {
    expect(parse(query)).toMatchObject({ criteria, problems: [] });
  });

  test.each([
    "minRooms=3-2",
    "minRooms=0-0",
    "minRooms=a-3",
    "confirmed=30",
    "confirmed=0",
    "floor=attic",
  ])("refuses %s", (query) => {
    expect(parse(query).problems).toHaveLength(1);
  });

  test("has the text that its filters were read of beside them", () => {
    expect(parse("location=Rennes&typed=rennes+t3").typed).toBe("rennes t3");
    expect(parse("typed=%00").typed).toBeNull();
  });

  test("takes the empty fields of a plain form as absent", () => {
    expect(parse("location=&type=&budget=&minPrice=+")).toEqual({
      criteria: NO_CRITERIA,
      problems: [],
      typed: null,
    });
  });
});

const names = [...Object.keys(SINGLE_PARAMETERS), ...Object.keys(REPEATED_PARAMETERS)];
const oddText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("\u0000", "\ud800", "1".repeat(400), "' OR 1=1 --", "<b>", "-0", "0x10", "٣"),
);

test("never throws and always yields criteria that mean the same when read again", () => {
  const value = fc.oneof(oddText, fc.array(oddText, { maxLength: 4 }));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), value), (raw) => {
      const { criteria } = parseSearchParams(raw);
      expect(parseSearchParams(toSearchParams(criteria))).toEqual({
        criteria,
        problems: [],
        typed: null,
      });
    }),
    { numRuns: 500 },
  );
});

test("writes a canonical URL that reads back as the same criteria", () => {
  const optional = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: null });
  const euros = (max: number) =>
    optional(max).map((value) => (value === null ? null : value * 100));
  const arbitrary: fc.Arbitrary<SearchCriteria> = fc.record({
    location: fc.constantFrom(null, "Saint-Étienne", "35000", "appart & balcon?"),
    types: fc.subarray([...PROPERTY_TYPES]),
    minPriceCents: euros(1_000),
    maxPriceCents: euros(1_000).map((value) => (value === null ? null : value + 100_000)),
    minSurfaceDm2: euros(50),
    maxSurfaceDm2: fc.constant(null),
    minRooms: optional(9),
    maxRooms: optional(99).map((value) => value && Math.max(9, value)),
    minBedrooms: optional(99),
    maxBedrooms: fc.constant(null),
    minBathrooms: optional(99),
    minPricePerM2Cents: euros(1_000),
    maxPricePerM2Cents: fc.constant(null),
    maxMonthlyCents: euros(10_000),
    storeys: fc.subarray([...STOREYS]),
    confirmedDays: optional(14),
    worstEnergy: fc.constantFrom(null, ...ENERGY_CLASSES),
    features: fc.subarray([...FEATURES]),
    bbox: fc.constantFrom(null, { west: -1.5, south: 47.25, east: 2, north: 49 }),
    polygon: fc.constant(null),
    sort: fc.constantFrom(...SORT_ORDERS),
    cursor: fc.constantFrom(null, "abcDEF-_09"),
  });
  fc.assert(
    fc.property(arbitrary, (criteria) => {
      expect(parseSearchParams(toSearchParams(criteria))).toEqual({
        criteria,
        problems: [],
        typed: null,
      });
    }),
  );
});
