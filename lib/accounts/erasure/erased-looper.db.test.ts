import { expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { HOUR_MS } from "../../kernel/time.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { createSlot, visitedHome } from "../../testing/visits.ts";
import { bookVisit } from "../../visits/commands/book-visit.ts";
import { confirmVisit } from "../../visits/commands/confirm-visit.ts";
import { eraseAccount } from "./commands/erase-account.ts";
import { erasureConsequences } from "./queries/erasure-consequences.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const LATER = new Date("2026-11-23T10:30:00Z");

const database = adoptedDatabase("test");

test("a looper's account that is erased leaves its homes as who leaves the network, without a name", async () => {
  const { propertyId, looper, seller, buyer } = await visitedHome(database);
  const startsAt = new Date(NOW.getTime() + 30 * HOUR_MS);
  const slotId = await createSlot(database, { propertyId, hostId: looper.userId, startsAt });
  const booking = { slotId, type: "physical", notes: null, asBuyer: false } as const;
  const { id } = await bookVisit(booking, buyer, NOW);
  await confirmVisit({ visitId: id, meetingUrl: null }, looper, NOW);
  const leadId = newId();
  await database.writer.$transaction((tx) =>
    tx.lead.create({
      data: {
        ...{ id: leadId, kind: "seller", source: "estimate", status: "contacted" },
        ...{ communeCode: "35238", consentAt: NOW, contactName: "Anne Le Goff" },
        ...{ ambassadorId: looper.userId, factAt: NOW, createdAt: NOW },
      },
    }),
  );
  expect(await erasureConsequences(looper)).toMatchObject({
    visitsCancelled: 0,
    visitsRehosted: 1,
  });
  await eraseAccount(looper, LATER);
  const one = (sql: string, ...values: unknown[]) => database.raw.prepare(sql).get(...values);
  expect(one("SELECT status, hostId FROM Visit WHERE id = ?", id)).toEqual({
    status: "scheduled",
    hostId: seller.userId,
  });
  expect(one("SELECT ambassadorId FROM Property WHERE id = ?", propertyId)).toEqual({
    ambassadorId: null,
  });
  expect(one("SELECT ambassadorId, status FROM Lead WHERE id = ?", leadId)).toEqual({
    ambassadorId: null,
    status: "offered",
  });
  const newsOf = ({ userId }: Actor, event: string) =>
    database.raw
      .prepare<[string, string], string>(
        "SELECT CAST(data AS TEXT) FROM Notification WHERE userId = ? AND event = ?",
      )
      .pluck()
      .all(userId, event);
  expect(newsOf(buyer, "visit.rehosted")).toHaveLength(1);
  expect(newsOf(seller, "visit.rehosted")).toHaveLength(1);
  const [left] = newsOf(seller, "looper-charge.left");
  expect(JSON.parse(left ?? "")).toMatchObject({ name: null, rehosted: 1, cancelled: 0 });
  for (const data of [...newsOf(buyer, "visit.rehosted"), left]) {
    expect(data).not.toContain("Nadia");
    expect(data).not.toContain("Compte");
  }
  expect(newsOf(looper, "visit.rehosted")).toEqual([]);
});
