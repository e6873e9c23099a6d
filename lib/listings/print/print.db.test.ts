import { beforeAll, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import {
  isSearchableStatus,
  PROPERTY_STATUSES,
  type PropertyStatus,
} from "../../kernel/property-kinds.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../../testing/builders.ts";
import { createPerson } from "../../testing/people.ts";
import { findPrintedListing } from "./queries/find-printed-listing.ts";

const database = adoptedDatabase();
const people = {} as Record<
  "seller" | "looper" | "manager" | "otherSeller" | "otherLooper" | "formerLooper" | "buyer",
  Actor
>;

const SOLD = new Date("2026-11-07T12:00:00Z");

async function add(overrides: Partial<Prisma.PropertyUncheckedCreateInput> = {}) {
  const sellerId = people.seller.userId;
  const row = propertyRow({ sellerId, ambassadorId: people.looper.userId, ...overrides });
  await database.writer.$transaction((tx) => tx.property.create({ data: row }));
  return row.id as string;
}

beforeAll(async () => {
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  people.seller = await createPerson(database, [["seller", "active"]]);
  people.looper = await createPerson(database, [["ambassador", "active"]]);
  people.manager = await createPerson(database, [["trust_manager", "active"]]);
  people.otherSeller = await createPerson(database, [["seller", "active"]]);
  people.otherLooper = await createPerson(database, [["ambassador", "active"]]);
  people.formerLooper = await createPerson(database, [["ambassador", "pending"]]);
  people.buyer = await createPerson(database, [["buyer", "active"]]);
});

test("the seller, the home's looper and the team have it printed; it does not exist for others", async () => {
  const id = await add();
  for (const who of ["seller", "looper", "manager"] as const) {
    const listing = await findPrintedListing(id, people[who]);
    expect(listing, who).toMatchObject({ id, address: "rue de la Monnaie" });
  }
  for (const who of ["otherSeller", "otherLooper", "buyer"] as const) {
    await expect(findPrintedListing(id, people[who]), who).rejects.toMatchObject({
      code: "listing.not-found",
    });
  }
});

test("a looper whose role is not in force has nothing printed", async () => {
  const id = await add({ ambassadorId: people.formerLooper.userId });
  await expect(findPrintedListing(id, people.formerLooper)).rejects.toMatchObject({
    code: "listing.not-found",
  });
});

test.each(["", "zzzzzzzzzzzz", "../../etc", "a".repeat(5_000), newId()])(
  "no home has the id %j",
  async (id) => {
    await expect(findPrintedListing(id, people.manager)).rejects.toMatchObject({
      code: "listing.not-found",
    });
  },
);

test.each(PROPERTY_STATUSES)("of a home that is %s", async (status: PropertyStatus) => {
  const isDraft = status === "draft" || status === "in_review";
  const id = await add({
    status,
    ...(isDraft && { publishedAt: null }),
    ...(status === "sold" && { soldAt: SOLD }),
  });
  const printed = findPrintedListing(id, people.seller);
  if (isSearchableStatus(status)) await expect(printed).resolves.toMatchObject({ state: status });
  else await expect(printed).rejects.toMatchObject({ code: "listing.moved" });
});

test.each([
  ["exact", "12 rue de la Monnaie"],
  ["street", "rue de la Monnaie"],
  ["neighbourhood", null],
] as const)("the address is printed as its seller shows it: %s", async (precision, address) => {
  const id = await add({ addressPrecision: precision });
  expect((await findPrintedListing(id, people.seller)).address).toBe(address);
});
