import { beforeEach, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { daysAfter } from "../../kernel/time.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../../testing/builders.ts";
import { createPerson, PERSONAS } from "../../testing/people.ts";
import { writeOpenSale } from "../../testing/sales.ts";
import { requestCompletion } from "./commands/request-completion.ts";
import { requestCompletions } from "./commands/request-completions.ts";
import { listCheckedListings } from "./queries/list-checked-listings.ts";
import type { CompletionOutcome } from "./views.ts";

/* Sellers of published listings are asked to complete them. */

const NOW = new Date("2026-11-23T10:00:00Z");
const LEGAL: Partial<Prisma.PropertyUncheckedCreateInput> = {
  ...{ energyClass: "C", ghgClass: "B", energyCostYear: 2023 },
  ...{ energyCostMinCents: 80_000, energyCostMaxCents: 110_000 },
};
const database = adoptedDatabase("test");
let manager: Actor;
let seller: Actor;

beforeEach(async () => {
  manager = await createPerson(database, [...PERSONAS["trust manager"], ...PERSONAS.seller]);
  seller = await createPerson(database, PERSONAS.seller);
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
});

/** A published listing that lacks what a test is about: the two classes of energy, and photos. */
async function write(overrides: Partial<Prisma.PropertyUncheckedCreateInput> = {}, photos = 3) {
  const row = propertyRow({ sellerId: seller.userId, ...LEGAL, ...overrides });
  await database.writer.$transaction(async (tx) => {
    await tx.property.create({ data: row });
    for (let position = 0; position < photos; position++) {
      const mediaKey = `${row.id}-${position}`;
      await tx.propertyPhoto.create({ data: { propertyId: row.id, position, mediaKey, alt: "" } });
    }
  });
  return row.id;
}

const revision = (
  overrides: Partial<Prisma.ListingRevisionUncheckedCreateInput>,
): Prisma.ListingRevisionUncheckedCreateInput => ({
  ...{ id: newId(), sellerId: seller.userId, content: {}, fieldVersions: {} },
  ...{ submittedAt: NOW, createdAt: NOW, updatedAt: NOW, ...overrides },
});

const notified = ({ userId }: Actor) =>
  database.reader.notification.findMany({
    where: { userId, event: "listing.to-complete" },
    orderBy: { createdAt: "asc" },
  });
const audited = () =>
  database.reader.auditEvent.findMany({
    where: { action: "listing.reminded" },
    select: { subjectType: true, subjectId: true, actorId: true, concernsId: true },
  });
const outcome = (given: Partial<CompletionOutcome>) => ({
  ...{ done: 0, requested: 0, complete: 0, closed: 0, gone: 0, own: 0 },
  ...given,
});
const canRequest = async (actor = manager) => {
  const { rows } = await listCheckedListings(actor, { view: "published" });
  return rows.filter((row) => row.canRequest).map(({ id }) => id);
};

test("a seller is asked once a day for what a listing lacks then", async () => {
  const id = await write({ energyClass: null, ghgClass: null }, 1);
  const other = await write({ coownershipLots: 12 });
  expect((await canRequest()).sort()).toEqual([id, other].sort());
  expect(await requestCompletions([id, other, id], manager, NOW)).toEqual(outcome({ done: 2 }));
  expect((await notified(seller)).map(({ data }) => data)).toEqual([
    {
      ...{ listingId: id, title: "Appartement lumineux" },
      gaps: ["energyClass", "ghgClass", "few-photos"],
    },
    {
      ...{ listingId: other, title: "Appartement lumineux" },
      gaps: ["coownershipCharges", "coownershipProceedings"],
    },
  ]);
  const line = { subjectType: "property", actorId: manager.userId, concernsId: seller.userId };
  expect(await audited()).toEqual([id, other].map((subjectId) => ({ ...line, subjectId })));

  expect(await requestCompletions([id], manager, NOW)).toEqual(outcome({ requested: 1 }));
  await expect(requestCompletion(id, manager, NOW)).rejects.toThrow("listing.completion-requested");
  await database.writer.$transaction((tx) =>
    tx.property.update({ where: { id }, data: { energyClass: "D" } }),
  );
  const tomorrow = daysAfter(NOW, 1);
  expect(await requestCompletions([id, other], manager, tomorrow)).toEqual(outcome({ done: 2 }));
  const [, , next] = await notified(seller);
  expect(next?.data).toMatchObject({ gaps: ["ghgClass", "few-photos"] });
});

test("pictures that the editor finds fault with are among what it lacks", async () => {
  const id = await write();
  await expect(requestCompletion(id, manager, NOW)).rejects.toThrow("listing.complete");
  const key = "k".repeat(32);
  await database.writer.$transaction(async (tx) => {
    const revisionId = newId();
    await tx.listingRevision.create({
      data: revision({ id: revisionId, status: "editing", submittedAt: null }),
    });
    await tx.mediaAsset.create({
      data: {
        ...{
          key,
          revisionId,
          sha256: "a".repeat(64),
          similarity: "0".repeat(16),
          color: "#ffffff",
        },
        ...{ width: 4_000, height: 3_000, sharpness: 900, brightness: 5, createdAt: NOW },
      },
    });
    const data = { propertyId: id, position: 3, mediaKey: key, alt: "" };
    await tx.propertyPhoto.create({ data });
  });
  expect(await canRequest()).toEqual([id]);
  await requestCompletion(id, manager, NOW);
  expect((await notified(seller))[0]?.data).toMatchObject({ gaps: ["photo-dark"] });
});

test("those that can't be completed are left, and counted by why", async () => {
  const lacks = { energyClass: null };
  const complete = await write();
  const own = await write({ ...lacks, sellerId: manager.userId });
  const underOffer = await write({ ...lacks, status: "under_offer" });
  const reviewed = await write(lacks);
  await database.writer.$transaction((tx) =>
    tx.listingRevision.create({ data: revision({ propertyId: reviewed, status: "in_review" }) }),
  );
  const paused = await write({ ...lacks, status: "paused" });
  const sold = await write({ ...lacks, status: "sold", soldAt: NOW });
  const [ambassador, buyer, rival] = await Promise.all(
    ["ambassador", "buyer", "buyer"].map((persona) =>
      createPerson(database, PERSONAS[persona as "ambassador" | "buyer"]),
    ),
  );
  const parties = {
    ...{ sellerId: seller.userId, ambassadorId: ambassador?.userId ?? "" },
    ...{ buyerId: buyer?.userId ?? "", rivalId: rival?.userId ?? "" },
  };
  // Back on the market by its seller's hand, while the sale is under way.
  const inSale = await database.writer.$transaction(async (tx) => {
    const { propertyId: id } = await writeOpenSale(tx, parties, "cash", NOW);
    await tx.property.update({ where: { id }, data: { ...lacks, status: "active" } });
    return id;
  });
  const ticked = [complete, own, underOffer, reviewed, paused, sold, inSale, newId()];
  expect(await canRequest()).toEqual([]);
  expect(await requestCompletions(ticked, manager, NOW)).toEqual(
    outcome({ complete: 1, own: 1, closed: 3, gone: 3 }),
  );
  expect([...(await notified(seller)), ...(await notified(manager))]).toEqual([]);
  expect(await audited()).toEqual([]);
  for (const id of ["", "x", "' OR 1=1 --"]) {
    await expect(requestCompletion(id, manager, NOW)).rejects.toThrow("listing.not-found");
  }
});

test("an example is asked for as any listing", async () => {
  const id = await write({ energyClass: null, isDemonstration: true });
  expect(await canRequest()).toEqual([id]);
  expect(await requestCompletions([id], manager, NOW)).toEqual(outcome({ done: 1 }));
});

test("a seller whose account is closed is asked nothing", async () => {
  const id = await write({ energyClass: null });
  await database.writer.$transaction((tx) =>
    tx.user.update({ where: { id: seller.userId }, data: { erasedAt: NOW } }),
  );
  expect(await requestCompletions([id], manager, NOW)).toEqual(outcome({ gone: 1 }));
});

test("two of the team who ask at once ask once", async () => {
  const id = await write({ energyClass: null });
  const other = await createPerson(database, PERSONAS["trust manager"]);
  const both = await Promise.allSettled(
    [manager, other].map((actor) => requestCompletion(id, actor, NOW)),
  );
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await notified(seller)).toHaveLength(1);
  expect(await audited()).toHaveLength(1);
});

test("by whoever checks listings alone", async () => {
  const id = await write({ energyClass: null });
  for (const persona of ["seller", "ambassador", "buyer"] as const) {
    const actor = await createPerson(database, PERSONAS[persona]);
    await expect(requestCompletion(id, actor, NOW)).rejects.toThrow("request.forbidden");
    await expect(requestCompletions([id], actor, NOW)).rejects.toThrow("request.forbidden");
  }
  expect(await notified(seller)).toEqual([]);
});
