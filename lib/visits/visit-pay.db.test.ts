import { beforeEach, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { DAY_MS } from "../kernel/time.ts";
import { offerEnd } from "../offers/rules.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { namedHome } from "../testing/builders.ts";
import { createPerson } from "../testing/people.ts";
import { createSlot, type VisitedHome, visitedHome } from "../testing/visits.ts";
import { bookVisit } from "./commands/book-visit.ts";
import { completeVisit } from "./commands/complete-visit.ts";
import { confirmVisit } from "./commands/confirm-visit.ts";
import { findVisit } from "./queries/find-visit.ts";

/* Which visits a looper is paid for (decision 0087), through the commands that make them. */

const NOW = new Date("2026-11-23T10:00:00Z");
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const database = adoptedDatabase("test");
let home: VisitedHome;
beforeEach(async () => {
  home = await visitedHome(database, { looperPayVersion: "2026-11" });
});

/** A visit of somebody, agreed, some days later. @returns its id */
async function agree(buyer: Actor, days: number): Promise<string> {
  const { propertyId, looper } = home;
  const now = later(days - 2);
  const slotId = await createSlot(database, {
    ...{ propertyId, hostId: looper.userId, startsAt: later(days) },
  });
  const booking = { slotId, type: "physical", notes: null, asBuyer: false } as const;
  const { id } = await bookVisit(booking, buyer, now);
  await confirmVisit({ visitId: id, meetingUrl: null }, looper, now);
  return id;
}

async function complete(visitId: string): Promise<void> {
  const visit = await database.reader.visit.findUniqueOrThrow({ where: { id: visitId } });
  await completeVisit({ visitId, code: visit.checkInCode }, home.looper, visit.startsAt);
}

async function visitOf(buyer: Actor, days: number): Promise<string> {
  const id = await agree(buyer, days);
  await complete(id);
  return id;
}

const unpaid = async (visitId: string) =>
  (await database.reader.unpaidVisit.findUnique({ where: { visitId } }))?.reason ?? null;
const paid = () => database.reader.commissionEntry.findMany({ include: { due: true } });
const stranger = () => createPerson(database, [["buyer", "active"]]);

async function makeOffer(buyer: Actor, at: Date): Promise<void> {
  await database.writer.$transaction((tx) =>
    tx.offer.create({
      data: {
        ...{ id: newId(), propertyId: home.propertyId, buyerId: buyer.userId },
        ...{ authorId: buyer.userId, home: namedHome(), buyerName: "Thomas Petit" },
        ...{ buyerEmail: "t@example.org", buyerPhone: "06 39 98 00 00", amountCents: 240_000_00 },
        ...{ financingType: "cash", financingApproved: true, createdAt: at },
        ...offerEnd("2026-12-31", "35238"),
      },
    }),
  );
}

test("a visit that is made is paid, and due on its day", async () => {
  const visitId = await visitOf(home.buyer, 3);
  expect(await paid()).toMatchObject([
    {
      ...{ visitId, amountCents: 125_00, ruleVersion: "2026-11", event: "visit_organised" },
      due: { dueOn: "2026-11-26", cause: "visit_made" },
    },
  ]);
});

test("a buyer's second visit is made unpaid, and the looper reads it before", async () => {
  await visitOf(home.buyer, 3);
  const second = await agree(home.buyer, 5);
  expect((await findVisit(home.looper, second, later(4))).pay).toEqual({
    amountCents: 125_00,
    unpaid: "same_buyer",
  });
  await complete(second);
  expect(await unpaid(second)).toBe("same_buyer");
  expect((await findVisit(home.looper, second, later(6))).pay).toMatchObject({
    unpaid: "same_buyer",
  });
  expect(await paid()).toHaveLength(1);
});

test("an offer of the buyer's that is open pays their second visit", async () => {
  await visitOf(home.buyer, 3);
  await makeOffer(home.buyer, later(4));
  const second = await agree(home.buyer, 5);
  expect((await findVisit(home.looper, second, later(4))).pay?.unpaid).toBeNull();
  await complete(second);
  expect(await paid()).toHaveLength(2);
});

test("the thirteenth visit of a home is paid where the team consents to it", async () => {
  // Half of its fee pays more than twelve.
  await database.writer.$transaction((tx) =>
    tx.property.update({ where: { id: home.propertyId }, data: { priceCents: 700_000_00 } }),
  );
  for (let day = 3; day < 15; day += 1) await visitOf(await stranger(), day);
  expect(await unpaid(await visitOf(await stranger(), 16))).toBe("home_limit");
  const manager = await createPerson(database, [["trust_manager", "active"]]);
  await database.writer.$transaction((tx) =>
    tx.visitConsent.create({
      data: {
        ...{ id: newId(), propertyId: home.propertyId, upTo: 13, givenById: manager.userId },
        ...{ reason: "Bien très demandé", at: NOW },
      },
    }),
  );
  expect(await unpaid(await visitOf(await stranger(), 17))).toBeNull();
  expect(await unpaid(await visitOf(await stranger(), 18))).toBe("home_limit");
});

test("visits cost at most half of the home's fee without VAT", async () => {
  await database.writer.$transaction((tx) =>
    tx.property.update({ where: { id: home.propertyId }, data: { priceCents: 120_000_00 } }),
  );
  // 2 500 € are 2 083,33 € without VAT, of which half pays eight visits.
  for (let day = 3; day < 11; day += 1) await visitOf(await stranger(), day);
  expect(await unpaid(await visitOf(await stranger(), 12))).toBe("fee_limit");
  expect(await paid()).toHaveLength(8);
});

test("a visit planned before another counts for what is foreseen, and one taken back does not", async () => {
  const first = await agree(home.buyer, 5);
  const second = await agree(home.buyer, 6);
  expect((await findVisit(home.looper, first, later(4))).pay?.unpaid).toBeNull();
  expect((await findVisit(home.looper, second, later(4))).pay?.unpaid).toBe("same_buyer");
  // Nobody else reads what the looper is paid.
  expect((await findVisit(home.seller, first, later(4))).pay).toBeNull();
  expect((await findVisit(home.buyer, first, later(4))).pay).toBeNull();
});

test("a home taken before the rule had limits keeps its own", async () => {
  await database.writer.$transaction((tx) =>
    tx.property.update({
      where: { id: home.propertyId },
      data: { looperPayVersion: "2024-01" },
    }),
  );
  await visitOf(home.buyer, 3);
  await visitOf(home.buyer, 5);
  expect((await paid()).map(({ ruleVersion }) => ruleVersion)).toEqual(["2024-01", "2024-01"]);
});
