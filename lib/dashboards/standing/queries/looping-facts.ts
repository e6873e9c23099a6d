import { daysBefore, MONTH_DAYS } from "../../../kernel/time.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { LoopingFacts } from "../facts.ts";
import { LEAD_ACTIVE } from "../sql.ts";
import { type OfPersonAtTime, onlyRow } from "./person-statements.ts";

const loopingRow = preparedRead<OfPersonAtTime & { since: string }, LoopingFacts>(
  `WITH entry AS MATERIALIZED (
     SELECT event, amountCents, occurredAt FROM CommissionEntry
     WHERE ambassadorId = :userId AND occurredAt <= :now),
   tally AS MATERIALIZED (
     SELECT status, count(*) AS n FROM Lead WHERE ambassadorId = :userId GROUP BY status),
   mine AS MATERIALIZED (SELECT id, status FROM Property WHERE ambassadorId = :userId),
   rated AS MATERIALIZED (
     SELECT v.feedbackRating FROM mine CROSS JOIN Visit v ON v.propertyId = mine.id
     WHERE v.feedbackRating IS NOT NULL)
   SELECT
     sum(amountCents) AS ledgerCents,
     coalesce(sum(amountCents) FILTER (WHERE occurredAt > :since), 0) AS ledgerRecentCents,
     count(*) FILTER (WHERE event = 'visit_organised') AS visitsOrganised,
     count(*) FILTER (WHERE event = 'sale_signed') AS signatures,
     (SELECT coalesce(sum(n), 0) FROM tally) AS leads,
     (SELECT coalesce(sum(n), 0) FROM tally WHERE status = 'new') AS leadsNew,
     (SELECT coalesce(sum(n), 0) FROM tally WHERE status IN ${LEAD_ACTIVE}) AS leadsActive,
     (SELECT coalesce(sum(n), 0) FROM tally WHERE status = 'won') AS leadsWon,
     (SELECT coalesce(sum(n), 0) FROM tally WHERE status = 'lost') AS leadsLost,
     (SELECT count(*) FROM mine WHERE status IN ('active', 'under_offer')) AS properties,
     (SELECT count(*) FROM mine CROSS JOIN Visit v ON v.propertyId = mine.id
      WHERE v.startsAt > :now AND v.status IN ('pending', 'scheduled')) AS upcomingVisits,
     (SELECT count(*) FROM rated) AS ratings,
     (SELECT coalesce(sum(feedbackRating), 0) FROM rated) AS ratingsSum
   FROM entry`,
);

export function loopingFacts(userId: string, now: Date): LoopingFacts {
  const since = toDbInstant(daysBefore(now, MONTH_DAYS));
  return onlyRow(loopingRow().get({ userId, now: toDbInstant(now), since }));
}
