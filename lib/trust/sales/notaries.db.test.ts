import { expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { createPerson } from "../../testing/people.ts";
import { listNotaries } from "./queries/list-notaries.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

const database = adoptedDatabase();

test("the notaries of the directory are listed, and nobody else", async () => {
  const row = (type: "notary" | "lawyer", name: string) => ({
    id: newId(),
    name,
    type,
    description: "",
    ratingTenths: 47,
    reviewCount: 12,
    priceUnit: "percentage" as const,
    priceRateBps: 15,
    availability: "within_week" as const,
    specialties: [],
    certifications: [],
    location: "Rennes",
    distanceKm: 2,
    verified: true,
    createdAt: NOW,
  });
  const manager = await createPerson(database, [["trust_manager", "active"]]);
  await database.writer.$transaction((tx) =>
    tx.serviceProvider.createMany({
      data: [row("notary", "Étude Kerval"), row("lawyer", "Maître")],
    }),
  );
  expect(await listNotaries(manager)).toMatchObject([
    { name: "Étude Kerval", verified: true, price: { unit: "percentage", rateBps: 15 } },
  ]);
});
