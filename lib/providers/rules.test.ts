import { describe, expect, it } from "vitest";
import { PROVIDER_TYPES } from "../kernel/provider-kinds.ts";
import {
  aroundPlace,
  checksInForce,
  isVerified,
  noLaterThan,
  type ProviderPrice,
  type ProviderSort,
  type RankedProvider,
  REQUIRED_CHECKS,
  sortProviders,
} from "./rules.ts";

const TODAY = "2026-11-28";
const orias = (validUntil: string) => ({ kind: "orias" as const, validUntil });
const insurance = (validUntil: string) => ({ kind: "liability_insurance" as const, validUntil });

describe("papers", () => {
  it("count up to their last day, in the order of their kinds", () => {
    const checks = [insurance("2026-11-28"), orias("2027-01-31")];
    expect(checksInForce(checks, TODAY)).toEqual([orias("2027-01-31"), insurance("2026-11-28")]);
    expect(checksInForce(checks, "2026-11-29")).toEqual([orias("2027-01-31")]);
    expect(checksInForce(checks, "2027-02-01")).toEqual([]);
  });

  it("make a provider verified only where all that its trade must prove is in force", () => {
    for (const type of PROVIDER_TYPES) {
      const all = REQUIRED_CHECKS[type].map((kind) => ({ kind }));
      expect(isVerified(type, all), type).toBe(true);
      expect(isVerified(type, all.slice(1)), type).toBe(false);
      expect(isVerified(type, [{ kind: "rge" }]), type).toBe(false);
    }
  });
});

it("takes who is free sooner than the latest that suits", () => {
  expect(noLaterThan("immediate")).toEqual(["immediate"]);
  expect(noLaterThan("within_24h")).toEqual(["immediate", "within_24h"]);
  expect(noLaterThan("within_week")).toEqual(["immediate", "within_24h", "within_week"]);
});

const fixed = (cents: number): ProviderPrice => ({ unit: "fixed", cents });
const hourly = (cents: number): ProviderPrice => ({ unit: "hourly", cents });
const share = (rateBps: number): ProviderPrice => ({ unit: "percentage", rateBps });

const ranked = (
  id: string,
  ratingTenths: number,
  reviewCount: number,
  price: ProviderPrice,
  distanceKm: number | null = null,
): RankedProvider => ({ id, ratingTenths, reviewCount, price, distanceKm });

describe("the order", () => {
  const all = [
    ranked("a", 45, 10, share(15), 60),
    ranked("b", 48, 10, hourly(48_00), null),
    ranked("c", 48, 20, fixed(320_00), 2),
    ranked("d", 48, 20, fixed(190_00), 2),
    ranked("e", 50, 1, share(10), 0),
  ];
  it.each<[ProviderSort, string]>([
    ["rating", "ecdba"],
    // Equal distances by rating, whoever is nowhere last.
    ["distance", "ecdab"],
    // Amounts, then amounts an hour, then shares.
    ["price", "dcbea"],
  ])("by %s is %s, however they come", (sort, order) => {
    const ids = (providers: readonly RankedProvider[]) =>
      sortProviders(providers, sort)
        .map(({ id }) => id)
        .join("");
    expect(ids(all)).toBe(order);
    expect(ids([...all].reverse())).toBe(order);
  });
});

describe("around a place", () => {
  const at = (id: string, km: number | null) => ranked(id, 40, 1, fixed(100), km);
  const idsOf = ({ providers }: { providers: readonly RankedProvider[] }) =>
    providers.map(({ id }) => id);

  it("are those within 50 km, the fiftieth included", () => {
    const around = aroundPlace([at("a", 51), at("b", 50), at("c", 0), at("d", null)]);
    expect(idsOf(around)).toEqual(["b", "c"]);
    expect(around.isBeyond).toBe(false);
  });

  it("are the three nearest where nobody is within 50 km", () => {
    const around = aroundPlace([
      at("a", 400),
      at("b", 90),
      at("c", 70),
      at("d", 51),
      at("e", null),
    ]);
    expect(idsOf(around)).toEqual(["d", "c", "b"]);
    expect(around.isBeyond).toBe(true);
  });

  it("are all without a place", () => {
    expect(idsOf(aroundPlace([at("a", null), at("b", null)]))).toEqual(["a", "b"]);
    expect(aroundPlace([])).toEqual({ providers: [], isBeyond: false });
  });
});
