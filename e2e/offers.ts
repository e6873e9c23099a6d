import type { Browser, Page } from "@playwright/test";
import type Database from "better-sqlite3";
import { newId } from "../lib/kernel/ids";
import { createAccount, dayEndIn, dayIn, signInOn } from "./people";
import { inDatabase, storedInstant } from "./support";

/** What a test knows of a listing that it took. */
interface TakenListing {
  id: string;
  title: string;
  address: string;
  priceCents: number;
}

export interface OwnListing extends TakenListing {
  seller: { id: string; email: string };
}

/**
 * Gives a seller a listing of the catalogue that nobody visits, makes an offer for or writes about, and that no other
 * test has for its own: its sellers are at example.org.
 * @param where a further condition, of `p`
 */
export function takeListing(
  database: Database.Database,
  sellerId: string,
  { where = "TRUE", order = "random()" } = {},
): TakenListing {
  const listing = database
    .prepare<[string], TakenListing>(
      `UPDATE Property SET sellerId = ?, ambassadorId = NULL WHERE id = (
         SELECT p.id FROM Property p JOIN User u ON u.id = p.sellerId
         WHERE p.status = 'active' AND u.email NOT LIKE '%@example.org'
           AND NOT EXISTS (SELECT 1 FROM Visit v WHERE v.propertyId = p.id)
           AND NOT EXISTS (SELECT 1 FROM VisitSchedule s WHERE s.propertyId = p.id)
           AND NOT EXISTS (SELECT 1 FROM Offer o WHERE o.propertyId = p.id)
           AND NOT EXISTS (SELECT 1 FROM Conversation c WHERE c.propertyId = p.id)
           AND ${where}
         ORDER BY ${order} LIMIT 1)
       RETURNING id, title, address, priceCents`,
    )
    .get(sellerId);
  if (!listing) throw new Error("expected a listing");
  return listing;
}

/** A listing of the catalogue that becomes a test's own, with a seller of its own. */
export async function ownListing(): Promise<OwnListing> {
  const seller = await createAccount(["seller"]);
  const choice = { where: "p.virtualTourUrl IS NULL", order: "p.id DESC" };
  return { ...inDatabase((database) => takeListing(database, seller.id, choice)), seller };
}

/** The state of a listing, beside the running site. */
export const statusOf = (id: string) =>
  inDatabase((database) =>
    database
      .prepare<[string], { status: string }>("SELECT status FROM Property WHERE id = ?")
      .get(id),
  )?.status;

/** The home of an offer for a property, as an offer describes it. */
export const offeredHome = (database: Database.Database, propertyId: string): string =>
  JSON.stringify(
    database
      .prepare(
        `SELECT p.type, p.address, p.lot, p.postalCode, p.communeCode, c.name AS city, p.parcelId, p.surfaceDm2,
           p.landSurfaceM2
         FROM Property p JOIN Commune c ON c.code = p.communeCode WHERE p.id = ?`,
      )
      .get(propertyId),
  );

/** An offer that waits for the seller, written beside the running site. */
export function writeOffer(
  { id: propertyId, priceCents }: OwnListing,
  buyer: { id: string; email: string },
  share = 0.95,
): string {
  const id = newId();
  const now = storedInstant();
  inDatabase((database) =>
    database
      .prepare(
        `INSERT INTO Offer (id, propertyId, buyerId, authorId, home, buyerName, buyerEmail, buyerPhone,
           amountCents, status, financingType, financingApproved, expiryDate, expiresAt, createdAt, updatedAt)
         VALUES (?, ?, ?, ?, ?, 'Camille Martin', ?, '06 39 98 00 00', ?, 'pending', 'loan', TRUE, ?, ?, ?, ?)`,
      )
      .run(
        id,
        propertyId,
        buyer.id,
        buyer.id,
        offeredHome(database, propertyId),
        buyer.email,
        Math.round((priceCents * share) / 100_00) * 100_00,
        dayIn(9),
        dayEndIn(9),
        now,
        now,
      ),
  );
  return id;
}

/** A page of a browser of its own, signed in as somebody. */
export async function pageOf(browser: Browser, email?: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (email) await signInOn(page, email);
  return page;
}

/** Opens what a button opens, and gives the form around it. */
export async function opened(page: Page, name: string | RegExp) {
  const form = page.locator("form").filter({ has: page.locator("summary", { hasText: name }) });
  await form.locator("summary").click();
  return form;
}

/** An amount as it is typed. */
export const euros = (cents: number) => String(Math.round(cents / 100));
