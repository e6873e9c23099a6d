import { preparedRead } from "../../../platform/db/raw.ts";
import { BADGES, type BadgeCode, type BadgeMetric } from "../rules.ts";

/** When what a metric counts happened, and how much at a time: columns `at` and `n`. */
const EVENTS: Record<BadgeMetric, string> = {
  referrals: "SELECT createdAt AS at, 1 AS n FROM User WHERE referredById = :userId",
  publications:
    "SELECT publishedAt, 1 FROM Property WHERE sellerId = :userId AND publishedAt IS NOT NULL",
  sales: "SELECT soldAt, 1 FROM Property WHERE sellerId = :userId AND status = 'sold'",
  views: `SELECT d.day, sum(d.views) FROM Property p JOIN PropertyDay d ON d.propertyId = p.id
          WHERE p.sellerId = :userId GROUP BY d.day`,
  favorites: `SELECT d.day, sum(d.favorites) FROM Property p
              JOIN PropertyDay d ON d.propertyId = p.id WHERE p.sellerId = :userId GROUP BY d.day`,
  offersReceived: `SELECT o.createdAt, 1 FROM Property p JOIN Offer o ON o.propertyId = p.id
                   WHERE p.sellerId = :userId AND +o.answersId IS NULL`,
  topReviews: `SELECT v.endsAt, 1 FROM Property p JOIN Visit v ON v.propertyId = p.id
               WHERE p.sellerId = :userId AND v.feedbackRating = 5`,
  searches: "SELECT createdAt, 1 FROM SavedSearch WHERE userId = :userId",
  savedListings: "SELECT createdAt, 1 FROM Favorite WHERE userId = :userId",
  visitsMade: "SELECT endsAt, 1 FROM Visit WHERE buyerId = :userId AND status = 'completed'",
  offersMade: "SELECT createdAt, 1 FROM Offer WHERE buyerId = :userId AND +answersId IS NULL",
  purchases: `SELECT p.soldAt, 1 FROM Offer o JOIN Property p ON p.id = o.propertyId
              WHERE o.buyerId = :userId AND o.status = 'accepted' AND p.status = 'sold'`,
  looperGrants: `SELECT coalesce(decidedAt, requestedAt), 1 FROM RoleGrant
                 WHERE userId = :userId AND role = 'ambassador' AND status = 'active'`,
  trainings:
    "SELECT trainedAt, 1 FROM AmbassadorProfile WHERE userId = :userId AND trainedAt IS NOT NULL",
  // A reversal does not say which event it corrects: it changes amounts only.
  visitsOrganised: `SELECT occurredAt, 1 FROM CommissionEntry
                    WHERE ambassadorId = :userId AND event = 'visit_organised'`,
  signatures: `SELECT occurredAt, 1 FROM CommissionEntry
               WHERE ambassadorId = :userId AND event = 'sale_signed'`,
};

const GOALS = BADGES.map(({ code, metric, count }) => `('${code}', '${metric}', ${count})`);

/** When each badge's count was reached: an instant, or a civil day where only days are kept. */
const reachedOf = preparedRead<{ userId: string }, { code: BadgeCode; at: string }>(
  `WITH goal (code, metric, wanted) AS (VALUES ${GOALS.join(", ")}),
   event (metric, at, n) AS (
     ${Object.entries(EVENTS)
       .map(([metric, select]) => `SELECT '${metric}', * FROM (${select})`)
       .join("\n UNION ALL ")}
   ),
   progress AS (
     SELECT metric, at, sum(n) OVER (PARTITION BY metric ORDER BY at, n ROWS UNBOUNDED PRECEDING)
       AS total FROM event
   )
   SELECT goal.code, min(progress.at) AS at FROM goal
   JOIN progress ON progress.metric = goal.metric AND progress.total >= goal.wanted
   GROUP BY goal.code`,
);

/** The instants at which a person reached the counts that badges ask for. */
export function badgeInstants(userId: string): ReadonlyMap<BadgeCode, Date> {
  return new Map(
    reachedOf()
      .all({ userId })
      .map(({ code, at }) => [code, new Date(at)]),
  );
}
