import { newId } from "../lib/kernel/ids";
import { shiftCivilDay } from "../lib/kernel/time";
import { type OwnListing, ownListing } from "./offers";
import { createAccount, givePapers } from "./people";
import { inDatabase, storedInstant } from "./support";

/** A week of before that no other test has: the site's own draw of this week stays as it is. */
const pastMonday = () => shiftCivilDay("2001-01-01", 7 * Math.floor(Math.random() * 1_000));
const hours = (count: number) => storedInstant(new Date(Date.now() + count * 3_600_000));

export interface QualityStage {
  week: string;
  listing: OwnListing;
  looper: { id: string; email: string };
  buyer: { id: string; email: string };
  visitId: string;
  entryId: string;
  listingCheckId: string;
  visitCheckId: string;
  caseId: string;
}

/**
 * A sample with the listing of a looper and a visit that they were paid for, whose visitor was asked; and the looper's
 * case. The site's listings are demonstrations, which no draw takes: written beside it, as a draw writes.
 */
export async function setQualityStage(): Promise<QualityStage> {
  const listing = await ownListing();
  const looper = await createAccount(["ambassador"]);
  const buyer = await createAccount(["buyer"]);
  givePapers(looper.id);
  const week = pastMonday();
  const [visitId, entryId, sampleId] = [newId(), newId(), newId()];
  const [listingCheckId, visitCheckId, caseId] = [newId(), newId(), newId()];
  const now = storedInstant();
  inDatabase((database) => {
    database
      .prepare("UPDATE Property SET ambassadorId = ?, looperPayVersion = '2026-11' WHERE id = ?")
      .run(looper.id, listing.id);
    database
      .prepare(
        `INSERT INTO Visit (id, propertyId, buyerId, hostId, visitorName, visitorEmail, visitorPhone,
           startsAt, endsAt, type, status, checkInCode, completedAt, createdAt, updatedAt)
         VALUES (?, ?, ?, ?, 'Anne Le Goff', ?, '06 39 98 00 00', ?, ?, 'physical', 'completed', '', ?, ?, ?)`,
      )
      .run(
        ...[visitId, listing.id, buyer.id, looper.id, buyer.email],
        ...[hours(-72), hours(-71.5), hours(-71.99), hours(-100), now],
      );
    database
      .prepare(
        `INSERT INTO CommissionEntry (id, ambassadorId, propertyId, event, ruleVersion, amountCents, occurredAt, visitId)
         VALUES (?, ?, ?, 'visit_organised', '2026-11', 12500, ?, ?)`,
      )
      .run(entryId, looper.id, listing.id, hours(-71.99), visitId);
    database
      .prepare("INSERT INTO CommissionDue VALUES (?, ?, ?, 'visit_made')")
      .run(entryId, looper.id, hours(-72).slice(0, 10));
    database
      .prepare(
        `INSERT INTO QualitySample (id, week, seed, drawnAt, visitsFrom, visitsUntil, listingIds, visitIds, listings, visits)
         VALUES (?, ?, 20261130, ?, ?, ?, json_array(?), json_array(?), 42, 6)`,
      )
      .run(sampleId, week, hours(-1), hours(-169), hours(-1), listing.id, visitId);
    const check = database.prepare(
      `INSERT INTO QualityCheck (id, sampleId, kind, subjectId, propertyId, visitId, looperId, createdAt, dueAt)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    const place = [looper.id, hours(-1), hours(90)];
    check.run(listingCheckId, sampleId, "listing", listing.id, listing.id, null, ...place);
    check.run(visitCheckId, sampleId, "visit", visitId, listing.id, visitId, ...place);
    const reason = database.prepare("INSERT INTO QualityCheckReason VALUES (?, ?)");
    reason.run(listingCheckId, "drawn");
    for (const why of ["drawn", "quick_code", "no_opinion"]) reason.run(visitCheckId, why);
    database
      .prepare("INSERT INTO VisitQuestion (checkId, visitId, sentAt) VALUES (?, ?, ?)")
      .run(visitCheckId, visitId, hours(-1));
    database
      .prepare(
        "INSERT INTO LooperQualityCase (id, looperId, openedAt, conforming, checked) VALUES (?, ?, ?, 7, 10)",
      )
      .run(caseId, looper.id, hours(-2));
  });
  return {
    ...{ week, listing, looper, buyer, visitId, entryId },
    ...{ listingCheckId, visitCheckId, caseId },
  };
}
