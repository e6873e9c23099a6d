import { beforeAll, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { PROVIDER_TYPES } from "../views.ts";
import { listProviders } from "./list-providers.ts";

const database = adoptedDatabase();

const provider = (
  overrides: Partial<Prisma.ServiceProviderUncheckedCreateInput>,
): Prisma.ServiceProviderUncheckedCreateInput => ({
  id: newId(),
  name: "Cap Crédit",
  type: "financial_advisor",
  description: "Courtage en prêt immobilier.",
  ratingTenths: 45,
  reviewCount: 10,
  priceUnit: "fixed",
  priceCents: 250_00,
  availability: "immediate",
  specialties: ["Premier achat"],
  certifications: [],
  location: "Rennes",
  distanceKm: 2,
  verified: true,
  createdAt: new Date("2026-11-01T09:00:00Z"),
  ...overrides,
});

beforeAll(async () => {
  await database.writer.$transaction((tx) =>
    tx.serviceProvider.createMany({
      data: [
        provider({ name: "Deuxième", ratingTenths: 46 }),
        provider({
          name: "Première",
          ratingTenths: 48,
          priceUnit: "percentage",
          priceCents: null,
          priceRateBps: 15,
        }),
        provider({ name: "À vérifier", ratingTenths: 50, verified: false }),
        provider({ name: "Étude", type: "notary" }),
      ],
    }),
  );
});

test("lists the trades asked for, those that were checked first, then the best rated", async () => {
  const found = await listProviders({ types: ["financial_advisor"] });
  expect(found.map(({ name }) => name)).toEqual(["Première", "Deuxième", "À vérifier"]);
  expect(found[0]).toMatchObject({
    price: { unit: "percentage", rateBps: 15 },
    specialties: ["Premier achat"],
    verified: true,
  });
});

test("lists nobody for no trade, and everybody for all", async () => {
  expect(await listProviders({ types: [] })).toEqual([]);
  expect(await listProviders({ types: PROVIDER_TYPES })).toHaveLength(4);
});
