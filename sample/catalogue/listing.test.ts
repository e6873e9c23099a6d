import { beforeAll, describe, expect, it } from "vitest";
import { isId } from "../../lib/kernel/ids.ts";
import { ENERGY_CLASSES, type Feature } from "../../lib/kernel/property-kinds.ts";
import { questionsOf } from "../../lib/revisions/contradictions.ts";
import { loadCommunes } from "../../scripts/db/reference/gazetteer.ts";
import { emissionClass, energyClass } from "./energy.ts";
import { type CatalogueContext, type GeneratedListing, generateListing } from "./listing.ts";
import { visitHours } from "./visit-hours.ts";
import { createWorld, distanceKm } from "./world.ts";

const NOW = Date.parse("2026-03-12T09:30:00Z");
const SAMPLE = 2_000;

let context: CatalogueContext;
let listings: GeneratedListing[];

beforeAll(() => {
  context = { world: createWorld(loadCommunes()), seed: 1, now: NOW, visitDays: visitHours(NOW) };
  listings = Array.from({ length: SAMPLE }, (_, index) => generateListing(index, context));
});

/** Checks every generated listing, naming the one that fails. */
function each(check: (listing: GeneratedListing) => void): void {
  for (const listing of listings) {
    try {
      check(listing);
    } catch (error) {
      throw new Error(`${JSON.stringify(listing.property, null, 1)}\n${error}`);
    }
  }
}

const share = (matches: (listing: GeneratedListing) => boolean) =>
  listings.filter(matches).length / listings.length;

describe("a generated listing", () => {
  it("is the same each time, whatever came before", () => {
    for (const index of [0, 17, 1_999]) {
      expect(generateListing(index, context)).toEqual(listings[index]);
    }
  });

  it("differs with the seed", () => {
    const other = generateListing(5, { ...context, seed: 2 });
    expect(other.property.description).not.toBe(listings[5]?.property.description);
    expect(other.property.id).not.toBe(listings[5]?.property.id);
  });

  it("has an id of its own, as have its slots", () => {
    const ids = listings.flatMap(({ property, slots }) => [
      property.id,
      ...slots.map(({ id }) => id),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every(isId)).toBe(true);
  });

  it("raises no question of what contradicts itself", () => {
    each(({ property }) => {
      const content = {
        type: property.type,
        rooms: property.rooms,
        surfaceDm2: property.surfaceDm2,
        communeCode: property.communeCode,
        isCoowned: property.coownershipLots !== null,
        dpeDoneOn: "2025-06-01",
        ...(property.builtYear !== null && { builtYear: property.builtYear }),
        ...(property.energyClass !== null && { energyClass: property.energyClass }),
        ...(property.ghgClass !== null && { ghgClass: property.ghgClass }),
        ...(property.energyUse !== null && { energyUse: property.energyUse }),
        ...(property.ghgEmission !== null && { ghgEmission: property.ghgEmission }),
      };
      expect(questionsOf(content, "2026-03-12").map(({ code }) => code)).toEqual([]);
    });
  });

  it("has rooms, bedrooms, bathrooms and a surface that fit its type", () => {
    each(({ property: { type, rooms, bedrooms, bathrooms, surfaceDm2 } }) => {
      const area = surfaceDm2 / 100;
      if (type === "studio") {
        expect([rooms, bedrooms, bathrooms]).toEqual([1, 0, 1]);
        expect(area).toBeGreaterThanOrEqual(14);
        expect(area).toBeLessThanOrEqual(40);
        return;
      }
      expect(bedrooms).toBeGreaterThanOrEqual(rooms - 2);
      expect(bedrooms).toBeLessThan(rooms);
      expect(bedrooms).toBeGreaterThanOrEqual(1);
      expect(bathrooms).toBeLessThanOrEqual(Math.max(1, bedrooms));
      expect(rooms).toBeGreaterThanOrEqual(type === "house" ? 3 : 2);
      expect(area / rooms).toBeGreaterThan(11);
      expect(area / rooms).toBeLessThan(40);
    });
  });

  it("gives floors and a copropriété to flats, land to houses", () => {
    each(({ property }) => {
      if (property.type === "house") {
        expect(property.floor).toBeNull();
        expect(property.floorCount).toBeNull();
        expect(property.coownershipLots).toBeNull();
        expect(property.landSurfaceM2).toBeGreaterThan(20);
        return;
      }
      expect(property.landSurfaceM2).toBeNull();
      expect(property.floor).toBeGreaterThanOrEqual(0);
      expect(property.floor).toBeLessThanOrEqual(property.floorCount ?? -1);
      expect(property.coownershipLots).toBeGreaterThanOrEqual(3);
      expect(property.coownershipChargesCents).toBeGreaterThan(100_00);
      expect(property.coownershipChargesCents).toBeLessThan(15_000_00);
      expect(property.coownershipProceedings).not.toBeNull();
    });
  });

  it("has features that do not contradict it", () => {
    each(({ property, place }) => {
      const has = (feature: Feature) => property.features.includes(feature);
      const house = property.type === "house";
      expect(new Set(property.features).size).toBe(property.features.length);
      for (const feature of ["ascenseur", "interphone", "gardien", "traversant"] as const) {
        expect(house && has(feature), feature).toBe(false);
      }
      for (const feature of ["plain-pied", "pompe-a-chaleur", "panneaux-solaires"] as const) {
        expect(!house && has(feature), feature).toBe(false);
      }
      expect(has("ascenseur") && (property.floorCount ?? 0) < 3).toBe(false);
      expect(has("vue-mer") && !place.sea).toBe(false);
      expect(has("balcon") && property.floor === 0).toBe(false);
      expect(has("jardin") && !house && property.floor !== 0).toBe(false);
      expect(has("renove") && property.builtYear >= 2000).toBe(false);
      expect(has("parking") && has("garage")).toBe(false);
      expect(has("acces-pmr") && !house && property.floor !== 0 && !has("ascenseur")).toBe(false);
    });
  });

  it("has a diagnosis whose classes follow from its figures", () => {
    each(({ property }) => {
      if (property.energyClass === null) {
        expect(property.status).toBe("draft");
        return;
      }
      const { energyUse = 0, ghgEmission = 0 } = property;
      expect(property.energyClass).toBe(
        energyClass(energyUse ?? 0, ghgEmission ?? 0, property.surfaceDm2),
      );
      expect(property.ghgClass).toBe(emissionClass(ghgEmission ?? 0, property.surfaceDm2));
      expect(property.energyCostMinCents).toBeGreaterThan(100_00);
      expect(property.energyCostMaxCents).toBeGreaterThan(property.energyCostMinCents ?? 0);
      expect(property.energyCostYear).toBeGreaterThanOrEqual(2021);
      expect(property.energyCostYear).toBeLessThan(2026);
    });
  });

  it("has a price its commune could know", () => {
    each(({ property, place }) => {
      const perM2 = property.priceCents / property.surfaceDm2;
      const level = place.pricePerM2[property.type === "house" ? 1 : 0];
      expect(property.priceCents % 1_000_00).toBe(0);
      expect(property.priceCents).toBeGreaterThanOrEqual(19_000_00);
      expect(property.priceCents).toBeLessThanOrEqual(12_000_000_00);
      // The least a home is asked for weighs on the cheapest studios.
      if (property.priceCents > 25_000_00) expect(perM2 / level).toBeLessThan(1.7);
      expect(perM2 / level).toBeGreaterThan(0.5);
    });
  });

  it("lives in order: created, published, ended, never in the future", () => {
    each(({ property }) => {
      const { status, createdAt, updatedAt, publishedAt, soldAt, withdrawnAt } = property;
      const unpublished = status === "draft" || status === "in_review";
      expect(publishedAt === null).toBe(unpublished);
      expect(soldAt !== null).toBe(status === "sold");
      expect(withdrawnAt !== null).toBe(status === "withdrawn");
      const life = [createdAt, publishedAt, soldAt ?? withdrawnAt].filter((at) => at !== null);
      expect(life.toSorted((a, b) => a - b)).toEqual(life);
      expect(updatedAt).toBeGreaterThanOrEqual(Math.max(...life));
      expect(updatedAt).toBeLessThanOrEqual(NOW);
      expect(createdAt).toBeGreaterThan(NOW - 560 * 86_400_000);
    });
  });

  it("is under offer or sold by an offer that was made and accepted while it was online", () => {
    each(({ property, offer, period }) => {
      const { status, publishedAt, soldAt, priceCents } = property;
      const inSale = status === "under_offer" || status === "sold";
      expect(offer !== null).toBe(inSale);
      if (!offer) return;
      const times = [publishedAt, offer.madeAt, offer.acceptedAt, soldAt ?? NOW];
      expect(times.toSorted((a, b) => Number(a) - Number(b))).toEqual(times);
      expect(offer.amountCents).toBeLessThanOrEqual(priceCents);
      expect(offer.amountCents).toBeGreaterThan(priceCents * 0.85);
      expect(offer.expiryDate >= new Date(offer.acceptedAt).toISOString().slice(0, 10)).toBe(true);
      expect(period).toEqual({
        status: "under_offer",
        startedAt: offer.acceptedAt,
        endedAt: soldAt,
      });
    });
  });

  it("says since when it is paused", () => {
    each(({ property: { status, publishedAt }, period }) => {
      expect(period?.status === "paused").toBe(status === "paused");
      if (status !== "paused") return;
      expect(period?.startedAt).toBeGreaterThanOrEqual(publishedAt ?? NOW);
      expect(period?.endedAt).toBeNull();
    });
  });

  it("offers visits only while it can be visited", () => {
    each(({ property, slots }) => {
      const visited = property.status === "active" || property.status === "under_offer";
      expect(slots.length).toBeGreaterThanOrEqual(visited ? 3 : 0);
      expect(slots.length).toBeLessThanOrEqual(visited ? 6 : 0);
      for (const { startsAt, endsAt } of slots) {
        expect(startsAt).toBeGreaterThan(NOW);
        expect(endsAt).toBeGreaterThan(startsAt);
      }
    });
  });

  it("lies in its commune, under one of its postal codes, in one of its quarters", () => {
    each(({ property, place }) => {
      expect(distanceKm(place, property)).toBeLessThan(7);
      expect(place.commune.postalCodes).toContain(property.postalCode);
      expect(property.communeCode).toBe(place.commune.code);
      const quarters = [null, ...place.quarters.map(({ name }) => name)];
      expect(quarters).toContain(property.neighbourhood);
      expect(property.address).toMatch(/^\d{1,3}( bis| ter)? \p{Ll}/u);
    });
  });

  it("does not lie in the sea", () => {
    each(({ property, place }) => {
      if (!place.sea) return;
      const east = (property.lng - place.lng) * 111.2 * Math.cos((place.lat * Math.PI) / 180);
      const north = (property.lat - place.lat) * 111.2;
      const seaward = east * place.sea[0] + north * place.sea[1];
      expect(seaward).toBeLessThan(place.radiusKm * 0.12 + 0.01);
    });
  });

  it("is looked after by an ambassador of its department, if any", () => {
    each(({ property: { ambassadorIndex }, place }) => {
      if (ambassadorIndex === null) return;
      const town = context.world.ambassadorTowns[ambassadorIndex];
      expect(town?.departmentCode).toBe(place.commune.departmentCode);
    });
  });
});

describe("the catalogue as a whole", () => {
  it("is mostly on the market", () => {
    expect(share(({ property }) => property.status === "active")).toBeGreaterThan(0.75);
    for (const status of ["under_offer", "sold", "paused", "draft"]) {
      expect(
        share(({ property }) => property.status === status),
        status,
      ).toBeGreaterThan(0.003);
    }
  });

  it("is where people are", () => {
    const inParis = share(({ place }) => place.commune.departmentCode === "75");
    expect(inParis).toBeGreaterThan(0.025);
    expect(inParis).toBeLessThan(0.06);
    expect(new Set(listings.map(({ place }) => place.commune.departmentCode)).size).toBe(96);
  });

  it("has flats in cities and houses in villages", () => {
    const houses = (settlement: string) => {
      const there = listings.filter(({ place }) => place.settlement === settlement);
      return there.filter(({ property }) => property.type === "house").length / there.length;
    };
    expect(houses("metropolis")).toBeLessThan(0.2);
    expect(houses("village")).toBeGreaterThan(0.8);
  });

  it("has every energy class, D the commonest", () => {
    const counts = ENERGY_CLASSES.map(
      (name) => listings.filter(({ property }) => property.energyClass === name).length,
    );
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBe(counts[ENERGY_CLASSES.indexOf("D")]);
  });

  it("is dearer in Paris than in the Creuse", () => {
    const mean = (code: string) => {
      const there = listings.filter(({ place }) => place.commune.departmentCode === code);
      return (
        there.reduce((sum, { property }) => sum + property.priceCents / property.surfaceDm2, 0) /
        there.length
      );
    };
    expect(mean("75")).toBeGreaterThan(6_000);
    expect(mean("23")).toBeLessThan(1_400);
  });
});
