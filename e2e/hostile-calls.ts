import type Database from "better-sqlite3";
import { newId } from "../lib/kernel/ids";
import { OFFER_STATUSES, type OfferStatus } from "../lib/offers/rules";
import { VISIT_STATUSES, type VisitStatus } from "../lib/visits/rules";
import { offeredHome, takeListing } from "./offers";
import { createAccount, dayEndIn, dayIn, type Person } from "./people";
import { inDatabase, storedInstant } from "./support";

/** Whom and what a hostile program finds, for its tries at the calls that write. */

const HOUR = 3_600_000;

/** People and things that the calls are about; each is written beside the site. */
export interface Scene {
  buyer: Person;
  seller: Person;
  /** Holds the roles, and takes part in nothing. */
  stranger: Person;
  listingId: string;
  priceCents: number;
  /** Open slots that nobody took. */
  slots: readonly [string, string];
  visits: Record<VisitStatus, string>;
  /** The buyer's; the accepted one is somebody else's. */
  offers: Record<OfferStatus, string>;
  conversationId: string;
}

/** Writes a row under a new id. */
function insert(database: Database.Database, table: string, row: Record<string, unknown>): string {
  const id = newId();
  const names = Object.keys(row);
  const values = names.map((name) => `@${name}`);
  database
    .prepare(`INSERT INTO "${table}" (id, ${names}) VALUES (@id, ${values})`)
    .run({ id, ...row });
  return id;
}

const byStatus = <Status extends string>(
  statuses: readonly Status[],
  write: (status: Status) => string,
) =>
  Object.fromEntries(statuses.map((status) => [status, write(status)])) as Record<Status, string>;

/** A listing with open slots, a visit and an offer of each status, and a conversation. */
export async function writeScene(): Promise<Scene> {
  const [buyer, seller, stranger, other] = await Promise.all([
    createAccount(["buyer"]),
    createAccount(["seller"]),
    createAccount(["buyer"], ["seller"]),
    createAccount(["buyer"]),
  ]);
  const now = storedInstant();
  const at = (hours: number) =>
    storedInstant(new Date(Math.ceil(Date.now() / HOUR) * HOUR + hours * HOUR));
  return inDatabase((database) =>
    database.transaction(() => {
      const { id: listingId, priceCents } = takeListing(database, seller.id);
      database.prepare("DELETE FROM VisitSlot WHERE propertyId = ?").run(listingId);
      const slot = (hours: number) =>
        insert(database, "VisitSlot", {
          propertyId: listingId,
          hostId: seller.id,
          startsAt: at(hours),
          endsAt: at(hours + 1),
        });
      const hours: Record<VisitStatus, number> = {
        pending: 100,
        scheduled: 130,
        completed: -50,
        cancelled: 160,
      };
      const visit = (status: VisitStatus) =>
        insert(database, "Visit", {
          propertyId: listingId,
          slotId: slot(hours[status]),
          buyerId: buyer.id,
          hostId: seller.id,
          visitorName: "Camille Martin",
          visitorEmail: buyer.email,
          visitorPhone: "06 39 98 00 00",
          startsAt: at(hours[status]),
          endsAt: at(hours[status] + 1),
          type: status === "scheduled" ? "virtual" : "physical",
          status,
          checkInCode: "123456",
          createdAt: now,
          updatedAt: now,
        });
      const offer = (status: OfferStatus) => {
        const by = status === "accepted" ? other : buyer;
        return insert(database, "Offer", {
          propertyId: listingId,
          buyerId: by.id,
          authorId: by.id,
          home: offeredHome(database, listingId),
          buyerName: "Camille Martin",
          buyerEmail: by.email,
          buyerPhone: "06 39 98 00 00",
          amountCents: Math.round((priceCents * 0.9) / 100_00) * 100_00,
          status,
          financingType: "loan",
          financingApproved: 0,
          expiryDate: status === "expired" ? "2026-01-01" : dayIn(9),
          expiresAt: status === "expired" ? "2026-01-01T23:00:00.000+00:00" : dayEndIn(9),
          createdAt: now,
          updatedAt: now,
        });
      };
      const conversationId = insert(database, "Conversation", {
        propertyId: listingId,
        contactId: buyer.id,
        ownerId: seller.id,
        type: "inquiry",
        createdAt: now,
        lastMessageAt: now,
      });
      return {
        buyer,
        seller,
        stranger,
        listingId,
        priceCents,
        slots: [slot(200), slot(250)] as const,
        visits: byStatus(VISIT_STATUSES, visit),
        offers: byStatus(OFFER_STATUSES, offer),
        conversationId,
      };
    })(),
  );
}
