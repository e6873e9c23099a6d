import { type MandateRow, packageOf } from "../../../mandates/rules.ts";
import { MANDATE_COLUMNS, MANDATE_JOIN } from "../../../mandates/sql.ts";
import { OFFER_OPEN } from "../../../offers/sql.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { SellingFacts } from "../facts.ts";
import { OFFER_OF_SELLER } from "../sql.ts";
import { type OfPersonOnDay, onlyRow, timeParameters } from "./person-statements.ts";

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

const sellingRow = preparedRead<OfPersonOnDay, SellingRow>(
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
  const { soldPrices, ...row } = onlyRow(sellingRow().get({ userId, ...timeParameters(now) }));
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
