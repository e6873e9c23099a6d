import { beforeAll, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { acceptedOfferRow, communeRow, propertyRow } from "../../testing/builders.ts";
import { writeMandate } from "../../testing/mandates.ts";
import { actorWith, createPerson, PERSONAS } from "../../testing/people.ts";
import { findFinalReport } from "./queries/find-final-report.ts";
import { listPropertyDocuments } from "./queries/list-property-documents.ts";

const database = adoptedDatabase();
const SOLD = new Date("2026-11-20T11:00:00Z");
let seller: Actor;
let other: Actor;
let sold: string;
let active: string;

beforeAll(async () => {
  seller = await createPerson(database, [["seller", "active"]]);
  other = await createPerson(database, [["seller", "active"]]);
  const buyer = await createPerson(database, [["buyer", "active"]]);
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    const home = await tx.property.create({
      data: propertyRow({
        sellerId: seller.userId,
        priceCents: 262_000_00,
        viewCount: 413,
        favoriteCount: 9,
        publishedAt: new Date("2026-10-01T08:00:00Z"),
      }),
    });
    sold = home.id;
    await tx.property.update({ where: { id: sold }, data: { priceCents: 250_000_00 } });
    const offer = acceptedOfferRow(sold, buyer.userId);
    await tx.offer.create({ data: offer });
    await tx.property.update({ where: { id: sold }, data: { status: "under_offer" } });
    await tx.property.update({ where: { id: sold }, data: { status: "sold", soldAt: SOLD } });
    const sale = await tx.sale.create({
      data: {
        id: newId(),
        propertyId: sold,
        offerId: String(offer.id),
        buyerId: buyer.userId,
        sellerId: seller.userId,
        priceCents: 240_000_00,
        status: "concluded",
        openedAt: new Date("2026-11-01T09:00:00Z"),
        teamDueAt: new Date("2026-11-01T09:00:00Z"),
        endedAt: SOLD,
        terms: {},
      },
    });
    await writeMandate(tx, sold, {
      priceCents: 262_000_00,
      signedAt: new Date("2026-09-20T09:00:00Z"),
      endedAt: SOLD,
    });
    await tx.invoice.create({
      data: {
        number: 12,
        saleId: sale.id,
        sellerId: seller.userId,
        feeCents: 4_000_00,
        discountCents: 0,
        vatBps: 2_000,
        issuedAt: SOLD,
        dueOn: "2026-12-01",
        parties: {},
      },
    });
    active = (await tx.property.create({ data: propertyRow({ sellerId: seller.userId }) })).id;
  });
});

test("the report of a sale is computed from its rows", async () => {
  const { history, ...report } = await findFinalReport(sold, seller);
  expect(report).toMatchObject({
    soldAt: SOLD,
    daysOnline: 50,
    views: 413,
    favorites: 9,
    // Whoever made the offer.
    contacts: 1,
    visits: 0,
    offers: 1,
    firstPriceCents: 262_000_00,
    lastPriceCents: 250_000_00,
    agreedCents: 240_000_00,
    package: { feeCents: 4_000_00, estimated: false },
  });
  expect(history.map(({ kind }) => kind)).toEqual([
    "published",
    "price_changed",
    "under_offer",
    "sold",
  ]);
});

test("only what is sold has a report, and only its seller reads it", async () => {
  await expect(findFinalReport(active, seller)).rejects.toThrow("listing.not-found");
  await expect(findFinalReport(sold, other)).rejects.toThrow("listing.not-found");
  await expect(findFinalReport("'", seller)).rejects.toThrow("listing.not-found");
  const buyer = actorWith(PERSONAS.buyer);
  await expect(findFinalReport(sold, buyer)).rejects.toThrow("request.forbidden");
});

test("documents are those that there are", async () => {
  const { documents } = await listPropertyDocuments(sold, seller);
  // The record of a sale whose terms were emptied, and a mandate that was not signed by code, are no files.
  expect(documents).toEqual([{ kind: "invoice", number: 12, at: SOLD }]);
  expect((await listPropertyDocuments(active, seller)).documents).toEqual([]);
  await expect(listPropertyDocuments(sold, other)).rejects.toThrow("listing.not-found");
  const buyer = actorWith(PERSONAS.buyer);
  await expect(listPropertyDocuments(sold, buyer)).rejects.toThrow("request.forbidden");
});
