import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { offerEnd } from "../../offers/rules.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, namedHome, propertyRow, userRow } from "../../testing/builders.ts";
import { createPerson } from "../../testing/people.ts";
import { getBuyerFile } from "./queries/get-buyer-file.ts";
import { missingDetails } from "./rules.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

const database = adoptedDatabase();
let buyer: Actor;
const seller = userRow();
const listing = propertyRow({ sellerId: seller.id });
const paused = propertyRow({ sellerId: seller.id, status: "paused" });

beforeAll(async () => {
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.user.create({ data: seller });
    await tx.property.create({ data: listing });
    await tx.property.create({ data: paused });
  });
});
beforeEach(async () => {
  buyer = await createPerson(database, [["buyer", "active"]], { city: "Rennes" });
});

const person = { buyerName: "Camille Martin", buyerEmail: "c@example.org", buyerPhone: "06" };

function offer(
  overrides: Partial<Prisma.OfferUncheckedCreateInput>,
): Prisma.OfferUncheckedCreateInput {
  return {
    id: newId(),
    propertyId: listing.id,
    buyerId: buyer.userId,
    authorId: overrides.buyerId ?? buyer.userId,
    home: namedHome(),
    ...person,
    amountCents: 240_000_00,
    financingType: "loan",
    financingApproved: false,
    ...offerEnd("2026-12-01", "35238"),
    createdAt: NOW,
    ...overrides,
  };
}

function visit(
  overrides: Partial<Prisma.VisitUncheckedCreateInput>,
): Prisma.VisitUncheckedCreateInput {
  return {
    id: newId(),
    propertyId: listing.id,
    buyerId: buyer.userId,
    hostId: listing.sellerId,
    visitorName: person.buyerName,
    visitorEmail: person.buyerEmail,
    visitorPhone: person.buyerPhone,
    startsAt: NOW,
    endsAt: later(1),
    type: "physical",
    createdAt: NOW,
    ...overrides,
  };
}

describe("a buyer's file", () => {
  test("has what the profile has, and says what it lacks", async () => {
    expect(await getBuyerFile(buyer, NOW)).toMatchObject({
      profile: { firstName: "Camille", city: "Rennes" },
      missing: ["address", "postalCode"],
      financing: null,
      offers: { total: 0, latest: [] },
      visits: { total: 0, latest: [] },
    });
  });

  test("has the last offers and visits of the person, and how the last offer is financed", async () => {
    const other = await createPerson(database, [["buyer", "active"]]);
    await database.writer.$transaction(async (tx) => {
      for (let rank = 0; rank < 6; rank += 1) {
        await tx.offer.create({ data: offer({ status: "rejected", createdAt: later(rank) }) });
        await tx.visit.create({ data: visit({ startsAt: later(rank), endsAt: later(rank + 1) }) });
      }
      await tx.offer.create({
        data: offer({
          propertyId: paused.id,
          financingType: "mixed",
          financingApproved: true,
          createdAt: later(9),
          ...offerEnd("2026-11-20", "35238"),
        }),
      });
      await tx.offer.create({ data: offer({ buyerId: other.userId, createdAt: later(99) }) });
    });
    const { offers, visits, financing } = await getBuyerFile(buyer, NOW);
    expect(financing).toEqual({ type: "mixed", approved: true, declaredAt: later(9) });
    expect([offers.total, offers.latest.length]).toEqual([7, 5]);
    expect(offers.latest[0]).toMatchObject({ state: "expired", listing: { id: null } });
    expect(offers.latest[1]).toMatchObject({ state: "rejected", listing: { id: listing.id } });
    expect([visits.total, visits.latest.length]).toEqual([6, 5]);
    expect(visits.latest[0]).toMatchObject({ startsAt: later(5), status: "pending" });
  });

  test("is for buyers only", async () => {
    const other = await createPerson(database, [["seller", "active"]]);
    await expect(getBuyerFile(other)).rejects.toThrow();
  });
});

test("blanks are no detail", () => {
  const profile = { phone: " ", address: "3 quai", city: null, postalCode: "35000" };
  expect(missingDetails(profile)).toEqual(["phone", "city"]);
});
