import { OFFER_OPEN } from "../../../offers/sql.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { BuyingFacts } from "../facts.ts";
import { OFFER_OF_SELLER } from "../sql.ts";
import { type OfPersonOnDay, onlyRow, timeParameters } from "./person-statements.ts";

const buyingRow = preparedRead<OfPersonOnDay, BuyingFacts>(
  `WITH viewing AS MATERIALIZED (
     SELECT status, startsAt, feedbackAskedAt, feedbackRating FROM Visit WHERE buyerId = :userId),
   bid AS MATERIALIZED (
     SELECT o.status, ${OFFER_OPEN} AS isOpen, ${OFFER_OF_SELLER} AS isCounter
     FROM Offer o WHERE o.buyerId = :userId)
   SELECT
     (SELECT count(*) FROM Favorite WHERE userId = :userId) AS favorites,
     (SELECT count(*) FROM SavedSearch WHERE userId = :userId) AS savedSearches,
     (SELECT count(*) FROM SavedSearch WHERE userId = :userId AND alertEnabled) AS alerts,
     (SELECT count(*) FROM viewing
      WHERE startsAt > :now AND status IN ('pending', 'scheduled')) AS upcomingVisits,
     (SELECT count(*) FROM viewing WHERE status = 'completed') AS completedVisits,
     (SELECT count(*) FROM viewing
      WHERE status = 'completed' AND feedbackAskedAt IS NOT NULL) AS feedbackAsked,
     (SELECT count(*) FROM viewing WHERE status = 'completed'
      AND feedbackAskedAt IS NOT NULL AND feedbackRating IS NOT NULL) AS feedbackGiven,
     count(*) FILTER (WHERE isOpen) AS offersOpen,
     count(*) FILTER (WHERE status = 'accepted') AS offersAccepted,
     count(*) FILTER (WHERE status = 'rejected' AND NOT isCounter) AS offersRejected,
     count(*) FILTER (WHERE isCounter AND NOT isOpen AND status <> 'withdrawn') AS countersClosed,
     count(*) FILTER (WHERE isCounter AND status IN ('accepted', 'rejected', 'countered'))
       AS countersAnswered
   FROM bid`,
);

export function buyingFacts(userId: string, now: Date): BuyingFacts {
  return onlyRow(buyingRow().get({ userId, ...timeParameters(now) }));
}
