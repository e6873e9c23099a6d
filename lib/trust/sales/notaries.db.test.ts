import { expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow } from "../../testing/builders.ts";
import { createPerson } from "../../testing/people.ts";
import { providerRow } from "../../testing/providers.ts";
import { listNotaries } from "./queries/list-notaries.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

const database = adoptedDatabase();

test("the notaries of the directory are listed, and nobody else", async () => {
  const manager = await createPerson(database, [["trust_manager", "active"]]);
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  const id = newId();
  const price = { priceUnit: "percentage" as const, priceCents: null, priceRateBps: 15 };
  await database.writer.$transaction((tx) =>
    tx.serviceProvider.createMany({
      data: [
        providerRow({ id, type: "notary", name: "Étude Kerval", ...price }),
        providerRow({ type: "lawyer", name: "Maître" }),
      ],
    }),
  );
  await database.writer.$transaction((tx) =>
    tx.providerCheck.create({
      data: {
        providerId: id,
        kind: "professional_body",
        number: "35-1",
        body: "Chambre des notaires",
        validUntil: "9999-12-31",
        checkedAt: NOW,
      },
    }),
  );
  expect(await listNotaries(manager)).toMatchObject([
    { name: "Étude Kerval", verified: true, price: { unit: "percentage", rateBps: 15 } },
  ]);
});
