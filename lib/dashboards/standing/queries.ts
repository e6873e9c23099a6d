import { civilDay, daysBefore, MONTH_DAYS, shiftCivilDay } from "../../kernel/time.ts";
import { type MandateRow, packageOf } from "../../mandates/rules.ts";
import { MANDATE_COLUMNS, MANDATE_JOIN } from "../../mandates/sql.ts";
import { OFFER_OPEN } from "../../offers/sql.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import type {
  AudienceFacts,
  BuyingFacts,
  ConversationFacts,
  LoopingFacts,
  ProfileFacts,
  SellingFacts,
} from "./facts.ts";
import { LEAD_ACTIVE, OFFER_OF_SELLER } from "./sql.ts";

interface Person {
  userId: string;
}
type AtTime = Person & { now: string };
type OnDay = AtTime & { today: string };

const profileRow = preparedRead<Person, { profileItems: number; looperSince: string | null }>(
  `SELECT (u.emailConfirmedAt IS NOT NULL) + (trim(u.phone) <> '')
      + (trim(coalesce(u.address, '')) <> '')
      + (trim(coalesce(u.city, '')) <> '' AND trim(coalesce(u.postalCode, '')) <> '')
      + EXISTS (SELECT 1 FROM SecondFactor f
                WHERE f.userId = u.id AND f.confirmedAt IS NOT NULL) AS profileItems,
    (SELECT coalesce(g.decidedAt, g.requestedAt) FROM RoleGrant g
     WHERE g.userId = u.id AND g.role = 'ambassador' AND g.status = 'active') AS looperSince
   FROM User u WHERE u.id = :userId`,
);

export function profileFacts(userId: string): ProfileFacts {
  const { profileItems, looperSince } = only(profileRow().get({ userId }));
  return { profileItems, looperSince: looperSince === null ? null : new Date(looperSince) };
}

/*
 * CROSS JOIN keeps the order as it is written: from a person's few listings to what hangs on them.
 * Left to itself, SQLite reads every visit of the site and looks each up among the listings.
 */

type SellingRow = Omit<SellingFacts, "soldPackages"> & { soldPrices: string };
/** Asking price, then price, package and fee of the mandate and of its last amendment. */
type SoldPrices = [
  number,
  MandateRow["mandatePriceCents"],
  MandateRow["mandateTier"],
  MandateRow["mandateFeeCents"],
  MandateRow["amendedPriceCents"],
  MandateRow["amendedTier"],
  MandateRow["amendedFeeCents"],
];

const sellingRow = preparedRead<OnDay, SellingRow>(
  `WITH mine AS MATERIALIZED (
     SELECT p.id, p.status, p.viewCount, p.favoriteCount, p.priceCents, p.publishedAt,
       ${MANDATE_COLUMNS}
     FROM Property p ${MANDATE_JOIN} WHERE p.sellerId = :userId),
   received AS MATERIALIZED (
     SELECT o.status, ${OFFER_OPEN} AS isOpen, ${OFFER_OF_SELLER} AS isCounter FROM mine CROSS JOIN Offer o ON o.propertyId = mine.id
     WHERE o.status <> 'withdrawn'),
   written AS MATERIALIZED (
     SELECT count(*) AS n FROM ListingRevision
     WHERE sellerId = :userId AND status = 'editing' AND propertyId IS NULL)
   SELECT
     count(*) + (SELECT n FROM written) AS listings,
     count(*) FILTER (WHERE status IN ('draft', 'in_review')) + (SELECT n FROM written) AS drafts,
     count(*) FILTER (WHERE status IN ('active', 'under_offer')) AS active,
     count(*) FILTER (WHERE status = 'paused') AS paused,
     count(*) FILTER (WHERE status = 'sold') AS sold,
     count(*) FILTER (WHERE status = 'withdrawn' AND publishedAt IS NOT NULL) AS withdrawn,
     coalesce(sum(viewCount), 0) AS views,
     coalesce(sum(favoriteCount), 0) AS favorites,
     json_group_array(json_array(priceCents, mandatePriceCents, mandateTier, mandateFeeCents,
         amendedPriceCents, amendedTier, amendedFeeCents))
       FILTER (WHERE status = 'sold') AS soldPrices,
     (SELECT count(*) FROM received WHERE isOpen) AS offersOpen,
     (SELECT count(*) FROM received WHERE NOT isOpen AND NOT isCounter) AS offersClosed,
     (SELECT count(*) FROM received WHERE status NOT IN ('pending', 'expired') AND NOT isCounter) AS offersAnswered,
     (SELECT count(*) FROM mine CROSS JOIN Visit v ON v.propertyId = mine.id
      WHERE v.startsAt > :now AND v.status IN ('pending', 'scheduled')) AS upcomingVisits,
     (SELECT count(*) FROM mine CROSS JOIN Visit v ON v.propertyId = mine.id
      WHERE v.startsAt > :now AND v.status = 'pending') AS unconfirmedVisits
   FROM mine`,
);

export function sellingFacts(userId: string, now: Date): SellingFacts {
  const { soldPrices, ...row } = only(sellingRow().get({ userId, ...onDay(now) }));
  const sold = JSON.parse(soldPrices) as SoldPrices[];
  const soldPackages = sold.map(([priceCents, ...mandate]) => {
    const [mandatePriceCents, mandateTier, mandateFeeCents, ...amended] = mandate;
    const [amendedPriceCents, amendedTier, amendedFeeCents] = amended;
    return packageOf({
      priceCents,
      mandatePriceCents,
      mandateTier,
      mandateFeeCents,
      amendedPriceCents,
      amendedTier,
      amendedFeeCents,
    });
  });
  return { ...row, soldPackages };
}

const audienceRow = preparedRead<
  Person & { looping: 0 | 1; today: string; month: string; before: string },
  AudienceFacts
>(
  `WITH mine AS MATERIALIZED (
     SELECT id, viewCount, favoriteCount FROM Property
     WHERE sellerId = :userId OR (:looping AND ambassadorId = :userId)),
   day AS MATERIALIZED (
     SELECT d.day, d.views FROM mine CROSS JOIN PropertyDay d ON d.propertyId = mine.id
     WHERE d.day > :before AND d.day <= :today),
   rated AS MATERIALIZED (
     SELECT v.feedbackRating FROM mine CROSS JOIN Visit v ON v.propertyId = mine.id
     WHERE v.feedbackRating IS NOT NULL)
   SELECT
     coalesce(sum(viewCount), 0) AS views,
     coalesce(sum(favoriteCount), 0) AS favorites,
     (SELECT coalesce(sum(views), 0) FROM day WHERE day > :month) AS viewsRecent,
     (SELECT coalesce(sum(views), 0) FROM day WHERE day <= :month) AS viewsBefore,
     (SELECT count(*) FROM rated) AS ratings,
     (SELECT coalesce(sum(feedbackRating), 0) FROM rated) AS ratingsSum
   FROM mine`,
);

/** Of the listings a person sells, and with `looping` of those the person looks after. */
export function audienceFacts(userId: string, now: Date, looping: boolean): AudienceFacts {
  const today = civilDay(now);
  const month = shiftCivilDay(today, -MONTH_DAYS);
  const before = shiftCivilDay(month, -MONTH_DAYS);
  return only(audienceRow().get({ userId, looping: looping ? 1 : 0, today, month, before }));
}

const conversationRow = preparedRead<Person, ConversationFacts>(
  `WITH thread AS MATERIALIZED (
     SELECT coalesce(p.sellerId = :userId, 0) AS selling,
       EXISTS (SELECT 1 FROM Message r WHERE r.conversationId = c.id AND r.sender = 'owner'
         AND r.createdAt > (SELECT min(m.createdAt) FROM Message m
           WHERE m.conversationId = c.id AND m.sender = 'contact')) AS answered
     FROM Conversation c LEFT JOIN Property p ON p.id = c.propertyId
     WHERE c.ownerId = :userId AND EXISTS (
       SELECT 1 FROM Message m WHERE m.conversationId = c.id AND m.sender = 'contact'))
   SELECT count(*) AS received,
     count(*) FILTER (WHERE answered) AS answered,
     count(*) FILTER (WHERE NOT selling) AS receivedAsLooper,
     count(*) FILTER (WHERE NOT selling AND answered) AS answeredAsLooper
   FROM thread`,
);

export function conversationFacts(userId: string): ConversationFacts {
  return only(conversationRow().get({ userId }));
}

const loopingRow = preparedRead<AtTime & { since: string }, LoopingFacts>(
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
  return only(loopingRow().get({ userId, now: toDbInstant(now), since }));
}

const buyingRow = preparedRead<OnDay, BuyingFacts>(
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
  return only(buyingRow().get({ userId, ...onDay(now) }));
}

function onDay(now: Date): { now: string; today: string } {
  return { now: toDbInstant(now), today: civilDay(now) };
}

/** A statement of sums gives one row, whatever there is. */
function only<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error("the person is not in the database");
  return row;
}
