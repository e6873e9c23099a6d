import { beforeEach, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { offerEnd } from "../../offers/rules.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, namedHome, propertyRow } from "../../testing/builders.ts";
import { writeLine, writeReversal } from "../../testing/ledger.ts";
import { createPerson } from "../../testing/people.ts";
import { getSellerMonth } from "../analytics/queries/get-seller-month.ts";
import { getEarningsByMonth } from "./queries/get-earnings-by-month.ts";
import { getLeadsByWeek } from "./queries/get-leads-by-week.ts";
import { getTeamTrends } from "./queries/get-team-trends.ts";
import type { TrendPoint } from "./rules.ts";

const NOW = new Date("2026-11-25T10:00:00Z");
const at = (day: string) => new Date(`${day}T12:00:00Z`);

const db = adoptedDatabase("test");
let looper: Actor;
let other: Actor;

beforeEach(async () => {
  await db.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  looper = await createPerson(db, [["ambassador", "active"]]);
  other = await createPerson(db, [["ambassador", "active"]]);
});

const write = <Result>(work: (tx: Prisma.TransactionClient) => Promise<Result>) =>
  db.writer.$transaction(work);
const last = (points: TrendPoint[] | null, count: number) => points?.slice(-count);

async function pay({ userId }: Actor, amountCents: number, day: string) {
  if (amountCents > 0) return writeLine(db, userId, at(day), { amountCents });
  // Of a line that no month of these has.
  const id = await writeLine(db, userId, at("2020-01-01"), { amountCents: -amountCents });
  return writeReversal(db, { id, ambassadorId: userId, amountCents: -amountCents }, at(day));
}

test("earnings are summed by month beside those of twelve months before, one's own alone", async () => {
  expect(await getEarningsByMonth(looper, NOW)).toBeNull();
  await pay(looper, 125_00, "2026-11-02");
  await pay(looper, 125_00, "2026-11-20");
  await pay(looper, -125_00, "2026-10-25");
  await pay(looper, 600_00, "2025-11-25");
  await pay(looper, 500_00, "2024-11-25");
  await pay(looper, 400_00, "2026-11-26");
  await pay(other, 300_00, "2026-11-10");
  const months = await getEarningsByMonth(looper, NOW);
  expect(months).toHaveLength(12);
  expect(last(months, 2)).toEqual([
    { start: "2026-09-26", value: -125_00, before: 0 },
    { start: "2026-10-26", value: 250_00, before: 600_00 },
  ]);
});

test("leads are counted by week, whatever became of them", async () => {
  expect(await getLeadsByWeek(looper, NOW)).toBeNull();
  const lead = (who: Actor, day: string, status: "accepted" | "lost") =>
    write((tx) =>
      tx.lead.create({
        data: {
          id: newId(),
          ambassadorId: who.userId,
          contactName: "Maëlle Guérin",
          status,
          factAt: at(day),
          createdAt: at(day),
        },
      }),
    );
  await lead(looper, "2026-11-23", "accepted");
  await lead(looper, "2026-11-22", "lost");
  await lead(looper, "2026-08-31", "lost");
  await lead(other, "2026-11-23", "accepted");
  const weeks = await getLeadsByWeek(looper, NOW);
  expect(weeks).toHaveLength(12);
  expect(last(weeks, 2)).toEqual([
    { start: "2026-11-16", value: 1, before: 0 },
    { start: "2026-11-23", value: 1, before: 1 },
  ]);
});

test("a seller's days stand beside those before, contacts included", async () => {
  const seller = await createPerson(db, [["seller", "active"]]);
  const property = propertyRow({ sellerId: seller.userId });
  await write((tx) => tx.property.create({ data: property }));
  const day = (day: string, views: number) => ({
    propertyId: property.id,
    day,
    views,
    favorites: 1,
  });
  await write((tx) =>
    tx.propertyDay.createMany({ data: [day("2026-11-25", 7), day("2026-10-26", 4)] }),
  );
  const { days, before, totals } = (await getSellerMonth(seller, NOW)).audience;
  expect([days.length, before.length]).toEqual([30, 30]);
  expect(days.at(-1)).toEqual({ day: "2026-11-25", views: 7, favorites: 1, contacts: 0 });
  expect(before.at(-1)).toEqual({ day: "2026-10-26", views: 4, favorites: 1, contacts: 0 });
  expect(totals[0]).toEqual({ measure: "views", total: 7, change: 75 });
});

test("the team sees the weeks of the site, and nobody else does", async () => {
  const helene = await createPerson(db, [["trust_manager", "active"]]);
  const seller = await createPerson(db, [["seller", "active"]]);
  const published = (day: string, status: "active" | "paused") => ({
    ...propertyRow({ sellerId: seller.userId }),
    status,
    publishedAt: at(day),
  });
  const [first, ...others] = [
    published("2026-11-24", "active"),
    published("2026-11-24", "paused"),
    published("2026-09-01", "active"),
  ];
  if (!first) throw new Error("a listing is needed");
  await write((tx) => tx.property.createMany({ data: [first, ...others] }));
  await write((tx) =>
    tx.offer.create({
      data: {
        id: newId(),
        propertyId: first.id,
        buyerId: other.userId,
        authorId: other.userId,
        home: namedHome(),
        buyerName: "Bruno Petit",
        buyerEmail: "bruno@example.org",
        buyerPhone: "06 39 98 00 00",
        amountCents: 240_000_00,
        financingType: "cash",
        financingApproved: true,
        ...offerEnd("2026-11-30", "35238"),
        status: "accepted",
        createdAt: at("2026-11-10"),
        decidedAt: at("2026-11-17"),
      },
    }),
  );
  const trends = await getTeamTrends(helene, NOW);
  expect(Object.values(trends).map((points) => points.length)).toEqual([12, 12, 12, 12]);
  expect(last(trends.listings, 1)).toEqual([{ start: "2026-11-23", value: 1, before: 1 }]);
  expect(last(trends.offers, 2)?.map(({ value }) => value)).toEqual([1, 0]);
  expect(
    trends.accounts.reduce((sum, { value, before }) => sum + value + before, 0),
  ).toBeGreaterThan(0);
  for (const person of [looper, seller]) {
    await expect(getTeamTrends(person, NOW)).rejects.toThrow("request.forbidden");
  }
  await expect(getLeadsByWeek(seller, NOW)).rejects.toThrow("request.forbidden");
  await expect(getEarningsByMonth(seller, NOW)).rejects.toThrow("request.forbidden");
});
