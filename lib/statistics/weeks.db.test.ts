import { expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import type { PropertyStatus } from "../kernel/property-kinds.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../testing/builders.ts";
import { notifyWeeks } from "./commands/notify-listing-weeks.ts";

/** A Monday. */
const NOW = new Date("2026-11-23T09:00:00Z");
const database = adoptedDatabase("test");

test("sellers are told once of the listings to which something happened", async () => {
  const seller = userRow({ passwordHash: "x" });
  const shut = userRow();
  const buyer = userRow();
  const listing = (title: string, status: PropertyStatus = "active", sellerId = seller.id) =>
    propertyRow({ sellerId, title, status });
  const [seen, quiet, paused, theirs] = [
    listing("Vue"),
    listing("Calme"),
    listing("En pause", "paused"),
    listing("Sans compte", "active", shut.id),
  ];
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.user.createMany({ data: [seller, shut, buyer] });
    for (const data of [seen, quiet, paused, theirs]) await tx.property.create({ data });
    for (const { id } of [seen, paused, theirs]) {
      await tx.propertyDay.createMany({
        data: [
          // The Sunday before, the week, and the Monday after it.
          { propertyId: String(id), day: "2026-11-15", views: 100 },
          { propertyId: String(id), day: "2026-11-16", views: 3, favorites: 1 },
          { propertyId: String(id), day: "2026-11-22", views: 4 },
          { propertyId: String(id), day: "2026-11-23", views: 100 },
        ],
      });
    }
    await tx.conversation.create({
      data: {
        id: newId(),
        propertyId: String(seen.id),
        contactId: buyer.id,
        ownerId: seller.id,
        type: "general",
        createdAt: new Date("2026-11-22T22:59:00Z"),
        lastMessageAt: NOW,
      },
    });
  });
  expect(await notifyWeeks(NOW)).toBe(1);
  expect(await notifyWeeks(new Date("2026-11-24T09:00:00Z"))).toBe(0);
  expect(await notifyWeeks(new Date("2026-11-26T09:00:00Z"))).toBe(0);
  const rows = database.raw.prepare("SELECT userId, kind, data FROM Notification").all() as {
    userId: string;
    kind: string;
    data: string;
  }[];
  expect(rows.map(({ data, ...row }) => ({ ...row, data: JSON.parse(data) }))).toEqual([
    {
      userId: seller.id,
      kind: "market_insights",
      data: { listingId: seen.id, title: "Vue", views: 7, favorites: 1, contacts: 1, visits: 0 },
    },
  ]);
});
