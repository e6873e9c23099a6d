import { newId } from "../lib/kernel/ids";
import { DAY_MS, msAfter } from "../lib/kernel/time";
import { dueAtOf } from "../lib/leads/rules";
import { holdsOf } from "../lib/listings/slots/rules";
import { takeListing } from "./offers";
import { createAccount, type Person } from "./people";
import { inDatabase, storedInstant } from "./support";

/** What a looper's map shows: leads of sellers, and a visit of a home that they take care of. */

const RENNES = "35238";
const QUARTER_MS = 15 * 60_000;

/** Where the sellers of a test live: digits and a name that nothing else has. */
export const DWELLING = { lat: 48.123_451, lng: -1.654_327, street: "rue des Glycines-Bleues" };

/** An estimate with a point. @returns its id */
function writeEstimate(): string {
  const id = newId();
  const { street, lat, lng } = DWELLING;
  inDatabase((database) =>
    database
      .prepare(
        `INSERT INTO Estimate (id, outcome, type, surfaceDm2, rooms, details, houseNumber, street, postalCode,
           communeCode, lat, lng, placedByStreet, day, methodVersion, yearlyTrend, createdAt)
         VALUES (?, 'too_few', 'house', 9000, 4, '{}', '14', ?, '35000', ?, ?, ?, FALSE, '2026-11-20', 1, 0, ?)`,
      )
      .run(id, street, RENNES, lat, lng, storedInstant()),
  );
  return id;
}

/** A seller's lead with an estimate: offered to a looper from now on, or theirs. @returns its id */
export function writeSellersLead(
  looper: Pick<Person, "id">,
  contactName: string,
  status: "offered" | "accepted" = "offered",
): string {
  const [id, now, at] = [newId(), new Date(), storedInstant()];
  const estimateId = writeEstimate();
  inDatabase((database) =>
    database.transaction(() => {
      database
        .prepare(
          `INSERT INTO Lead (id, kind, source, ambassadorId, estimateId, communeCode, consentAt, contactName,
             contactEmail, status, factAt, createdAt, updatedAt)
           VALUES (?, 'seller', 'estimate', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(
          ...[id, looper.id, estimateId, RENNES, at, contactName, `${id}@example.org`, status],
          ...[at, at, at],
        );
      if (status !== "offered") return;
      database
        .prepare(
          "INSERT INTO LeadOffer (id, leadId, looperId, offeredAt, dueAt) VALUES (?, ?, ?, ?, ?)",
        )
        .run(newId(), id, looper.id, at, storedInstant(dueAtOf(now, RENNES)));
    })(),
  );
  return id;
}

/** A home whose looper that is, with an agreed visit in some days, which they receive. */
export async function writeVisit(
  looper: Pick<Person, "id">,
  visitorName: string,
  days: number,
  /** Which home, of `p`. */
  where = "TRUE",
): Promise<{ id: string; title: string }> {
  const [seller, buyer] = [await createAccount(["seller"]), await createAccount(["buyer"])];
  const startsAt = new Date(Math.ceil((Date.now() + days * DAY_MS) / QUARTER_MS) * QUARTER_MS);
  const endsAt = msAfter(startsAt, 2 * QUARTER_MS);
  const id = newId();
  const title = inDatabase((database) =>
    database.transaction(() => {
      const home = takeListing(database, seller.id, { where });
      database.prepare("UPDATE Property SET ambassadorId = ? WHERE id = ?").run(looper.id, home.id);
      const now = storedInstant();
      database
        .prepare(
          `INSERT INTO Visit (id, propertyId, buyerId, hostId, visitorName, visitorEmail, visitorPhone, startsAt,
             endsAt, type, status, checkInCode, confirmedAt, createdAt, updatedAt)
           VALUES (?, ?, ?, ?, ?, ?, '06 39 98 00 00', ?, ?, 'physical', 'scheduled', '123456', ?, ?, ?)`,
        )
        .run(
          ...[id, home.id, buyer.id, looper.id, visitorName, buyer.email],
          ...[storedInstant(startsAt), storedInstant(endsAt), now, now, now],
        );
      const people = { propertyId: home.id, hostId: looper.id, buyerId: buyer.id };
      const hold = database.prepare(
        "INSERT INTO VisitHold (resource, quarter, visitId) VALUES (?, ?, ?)",
      );
      for (const held of holdsOf({ ...people, startsAt, endsAt, bufferMinutes: 15 })) {
        hold.run(held.resource, held.quarter, id);
      }
      return home.title;
    })(),
  );
  return { id, title };
}
