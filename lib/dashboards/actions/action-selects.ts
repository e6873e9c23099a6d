import { OFFER_OPEN } from "../../offers/sql.ts";
import { OFFER_OF_SELLER } from "../standing/sql.ts";
import type { ActionKind } from "./views.ts";

/** The listings a person answers for: the looper's, or the seller's own where there is none. */
const IN_CHARGE = `(p.ambassadorId = :userId OR (p.sellerId = :userId AND p.ambassadorId IS NULL))`;

const ROLE_IN_CHARGE = "CASE WHEN p.ambassadorId = :userId THEN 'ambassador' ELSE 'seller' END";

/** What sale `s` of offer `o` waits for from its people: the bank's answer, a signature on a day to come. */
const LOAN_WAITS =
  "(o.financingType <> 'cash' AND s.compromisSignedOn IS NOT NULL AND s.loanObtainedOn IS NULL)";

const NEXT_SIGNATURE = "coalesce(s.deedPlannedOn, s.compromisPlannedOn)";

const SIGNATURE_COMES = `((s.compromisSignedOn IS NULL OR s.deedPlannedOn IS NOT NULL)
  AND ${NEXT_SIGNATURE} >= :today)`;

/** Whether the team returned revision `r`, and waits for its seller. */
const RETURNED = "r.status = 'editing' AND r.decidedAt IS NOT NULL";

/** Each kind's rows: role, id, subject, listing, since, until. */
export const ACTION_SELECTS: Record<ActionKind, string> = {
  offer: `SELECT 'seller' AS role, o.id AS id, o.buyerName AS subject, p.title AS listing,
      o.createdAt AS since, o.expiryDate AS until
    FROM Property p JOIN Offer o ON o.propertyId = p.id
    WHERE p.sellerId = :userId AND ${OFFER_OPEN} AND NOT ${OFFER_OF_SELLER}`,
  counter: `SELECT 'buyer', o.id, p.title, NULL, o.createdAt, o.expiryDate
    FROM Offer o JOIN Property p ON p.id = o.propertyId
    WHERE o.buyerId = :userId AND ${OFFER_OPEN} AND ${OFFER_OF_SELLER}`,
  sale: `SELECT 'trust_manager', s.id, p.title, NULL, s.openedAt, s.deedPlannedOn
    FROM Offer o INDEXED BY Offer_accepted_age CROSS JOIN Sale s ON s.offerId = o.id
    JOIN Property p ON p.id = s.propertyId
    WHERE :decides AND o.status = 'accepted' AND o.decidedAt >= :opened AND s.status = 'open'
      AND (s.compromisPlannedOn IS NULL
      OR (s.compromisSignedOn IS NULL AND s.compromisPlannedOn <= :today)
      OR (s.compromisSignedOn IS NOT NULL AND s.notifiedOn IS NULL)
      OR (s.notifiedOn IS NOT NULL AND s.deedPlannedOn IS NULL)
      OR s.deedPlannedOn <= :today)
    UNION ALL
    SELECT 'buyer', s.id, p.title, NULL, s.openedAt,
      CASE WHEN ${LOAN_WAITS} THEN s.loanDueOn ELSE ${NEXT_SIGNATURE} END
    FROM Sale s JOIN Property p ON p.id = s.propertyId JOIN Offer o ON o.id = s.offerId
    WHERE s.buyerId = :userId AND s.status = 'open' AND (${LOAN_WAITS} OR ${SIGNATURE_COMES})
    UNION ALL
    SELECT 'seller', s.id, p.title, NULL, s.openedAt, ${NEXT_SIGNATURE}
    FROM Sale s JOIN Property p ON p.id = s.propertyId
    WHERE s.sellerId = :userId AND s.status = 'open' AND ${SIGNATURE_COMES}`,
  visit: `SELECT ${ROLE_IN_CHARGE}, v.id, v.visitorName, p.title, v.createdAt, NULL
    FROM Property p JOIN Visit v ON v.propertyId = p.id
    WHERE ${IN_CHARGE} AND v.status = 'pending' AND v.startsAt > :now`,
  correction: `SELECT 'seller', r.id, coalesce(json_extract(r.content, '$.title'), ''), NULL, r.decidedAt, NULL
    FROM ListingRevision r WHERE r.sellerId = :userId AND ${RETURNED}`,
  "seller-request": `SELECT 'ambassador', q.id, u.firstName, NULL, q.createdAt, NULL
    FROM LooperRequest q JOIN ListingRevision r ON r.id = q.revisionId JOIN User u ON u.id = r.sellerId
    WHERE q.ambassadorId = :userId AND q.status = 'pending' AND r.status <> 'discarded'`,
  lead: `SELECT 'ambassador', l.id, l.contactName, p.title, l.createdAt, NULL
    FROM Lead l LEFT JOIN Property p ON p.id = l.propertyId
    WHERE l.ambassadorId = :userId AND l.status = 'new'`,
  papers: `SELECT 'ambassador', userId, kind, NULL, :now, expires FROM (
      SELECT userId, 'attestation' AS kind, attestationExpiresOn AS expires
      FROM AmbassadorProfile WHERE userId = :userId
      UNION ALL
      SELECT userId, 'insurance', insuranceExpiresOn FROM AmbassadorProfile WHERE userId = :userId)
    WHERE expires <= :lapse`,
  request: `SELECT 'trust_manager', g.id, u.firstName || ' ' || u.lastName, NULL, g.requestedAt, NULL
    FROM RoleGrant g JOIN User u ON u.id = g.userId
    WHERE :decides AND g.role = 'ambassador' AND g.status = 'pending'`,
  message: `SELECT CASE WHEN c.contactId = :userId THEN 'buyer'
        WHEN p.sellerId = :userId THEN 'seller' ELSE 'ambassador' END,
      c.id, u.firstName || ' ' || u.lastName, p.title, c.lastMessageAt, NULL
    FROM (SELECT * FROM Conversation WHERE contactId = :userId AND contactArchivedAt IS NULL
          UNION ALL
          SELECT * FROM Conversation WHERE ownerId = :userId AND contactId <> :userId
            AND ownerArchivedAt IS NULL) c
    JOIN User u ON u.id = CASE WHEN c.contactId = :userId THEN c.ownerId ELSE c.contactId END
    LEFT JOIN Property p ON p.id = c.propertyId
    WHERE EXISTS (SELECT 1 FROM Message m WHERE m.conversationId = c.id AND m.readAt IS NULL
      AND m.sender = CASE WHEN c.contactId = :userId THEN 'owner' ELSE 'contact' END)`,
  "follow-up": `SELECT 'ambassador', l.id, l.contactName, p.title, l.updatedAt, NULL
    FROM Lead l LEFT JOIN Property p ON p.id = l.propertyId
    WHERE l.ambassadorId = :userId AND l.status = 'contacted' AND l.updatedAt <= :followUp`,
  report: `SELECT ${ROLE_IN_CHARGE}, v.id, v.visitorName, p.title, v.endsAt, NULL
    FROM Property p JOIN Visit v ON v.propertyId = p.id
    WHERE ${IN_CHARGE} AND v.status = 'completed' AND v.feedbackRating IS NULL
      AND v.feedbackAskedAt IS NULL`,
  opinion: `SELECT 'buyer', v.id, p.title, NULL, v.feedbackAskedAt, NULL
    FROM Visit v JOIN Property p ON p.id = v.propertyId
    WHERE v.buyerId = :userId AND v.status = 'completed' AND v.feedbackRating IS NULL
      AND v.feedbackAskedAt IS NOT NULL`,
  draft: `SELECT 'seller', p.id, p.title, NULL, p.createdAt, NULL
    FROM Property p WHERE p.sellerId = :userId AND p.status = 'draft'
      AND NOT EXISTS (SELECT 1 FROM ListingRevision r WHERE r.propertyId = p.id AND ${RETURNED})
    UNION ALL
    SELECT 'seller', r.id, coalesce(json_extract(r.content, '$.title'), ''), NULL, r.createdAt, NULL
    FROM ListingRevision r
    WHERE r.sellerId = :userId AND r.status = 'editing' AND r.propertyId IS NULL`,
};
