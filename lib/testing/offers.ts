import { beforeAll, beforeEach } from "vitest";
import type { PropertyStatus } from "../kernel/property-kinds.ts";
import { shiftCivilDay } from "../kernel/time.ts";
import { makeOffer } from "../offers/commands/make-offer.ts";
import type { CounterOffer, NewOffer } from "../offers/schemas.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "./adopted-database.ts";
import { communeRow, propertyRow } from "./builders.ts";
import { createPerson, writePapers } from "./people.ts";

/** When offers of tests are made. */
export const OFFERED_AT = new Date("2026-11-23T10:00:00Z");

/** So many days after that. */
export const daysLater = (count: number) => new Date(OFFERED_AT.getTime() + count * 86_400_000);

/** A counter-offer of 245,000 €, good for five days. */
export const counterOf = (offerId: string, changes: Partial<CounterOffer> = {}): CounterOffer => ({
  offerId,
  amount: 245_000,
  expiryDate: "2026-11-28",
  message: null,
  conditions: null,
  ...changes,
});

/** Who a test's offers are between: the same seller and looper, two other buyers and a home of 250,000 € each test. */
interface Parties {
  seller: Actor;
  looper: Actor;
  buyer: Actor;
  rival: Actor;
  listingId: string;
}

/** A database with a home for sale, made anew before each test, and the helpers that use it. */
export function offerCase() {
  const database = adoptedDatabase();
  const parties = {} as Parties;
  const insert = (sellerId: string, ambassadorId: string | null = null) =>
    database.writer.$transaction((tx) =>
      tx.property.create({ data: propertyRow({ sellerId, ambassadorId }) }),
    );
  beforeAll(async () => {
    await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
    parties.seller = await createPerson(database, [["seller", "active"]]);
    parties.looper = await createPerson(database, [["ambassador", "active"]]);
    await writePapers(database, parties.looper);
  });
  beforeEach(async () => {
    parties.buyer = await createPerson(database, [["buyer", "active"]], { firstName: "Thomas" });
    parties.rival = await createPerson(database, [["buyer", "active"]]);
    const { id } = await insert(parties.seller.userId, parties.looper.userId);
    parties.listingId = id;
  });

  const input = (changes: Partial<NewOffer> = {}): NewOffer => ({
    listingId: parties.listingId,
    amount: 240_000,
    financingType: "loan",
    financingApproved: true,
    expiryDate: shiftCivilDay("2026-11-23", 7),
    message: "Bonjour",
    conditions: null,
    shareFile: false,
    asBuyer: false,
    ...changes,
  });
  const one = (sql: string, ...values: unknown[]) =>
    database.raw.prepare(sql).get(...values) as Record<string, unknown>;
  const all = (sql: string, ...values: unknown[]) =>
    database.raw.prepare(sql).all(...values) as Record<string, unknown>[];
  return {
    database,
    parties,
    input,
    one,
    all,
    /** A home of somebody else's. */
    insert,
    offerBy: async (actor: Actor, changes: Partial<NewOffer> = {}, now = OFFERED_AT) =>
      (await makeOffer(input(changes), actor, now)).offerId,
    statusOf: (id: string) => one("SELECT status FROM Offer WHERE id = ?", id).status,
    listingStatus: () => one("SELECT status FROM Property WHERE id = ?", parties.listingId).status,
    /** The listing as a work of other hands left it. */
    setListing: (status: PropertyStatus) =>
      database.raw
        .prepare("UPDATE Property SET status = ? WHERE id = ?")
        .run(status, parties.listingId),
    newsOf: ({ userId }: Actor) =>
      all("SELECT event FROM Notification WHERE userId = ? ORDER BY createdAt, rowid", userId).map(
        ({ event }) => event,
      ),
  };
}
