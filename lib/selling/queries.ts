import type { Actor } from "../accounts/sessions/queries.ts";
import { type Place, pageOf, placeAfter } from "../kernel/keyset.ts";
import { authorize } from "../policy/can.ts";
import { preparedRead } from "../server/db/raw.ts";
import { dueTotals, feeOf } from "./rules.ts";
import type { SellerDuesView } from "./views.ts";

const PAGE_LENGTH = 50;

interface DueRow extends Place {
  title: string;
  city: string;
  priceCents: number;
  soldAt: string | null;
}

// The package follows from the price asked, which the mandate fixes, as everywhere it is shown.
const duesOf = preparedRead<Place & { sellerId: string; limit: number }, DueRow>(
  `SELECT * FROM (
     SELECT p.id, p.title, c.name AS city, p.priceCents,
            CASE p.status WHEN 'sold' THEN p.soldAt END AS soldAt,
            p.status <> 'sold' AS rank,
            -unixepoch(CASE p.status WHEN 'sold' THEN p.soldAt ELSE p.createdAt END) AS at
     FROM Property p JOIN Commune c ON c.code = p.communeCode
     WHERE p.sellerId = :sellerId AND p.status <> 'withdrawn'
   ) WHERE (rank, at, id) > (:rank, :at, :id) ORDER BY rank, at, id LIMIT :limit`,
);

const pricesOf = preparedRead<
  { sellerId: string },
  { sold: 0 | 1; priceCents: number; count: number }
>(
  `SELECT status = 'sold' AS sold, priceCents, count(*) AS count FROM Property
   WHERE sellerId = :sellerId AND status <> 'withdrawn' GROUP BY sold, priceCents`,
);

/**
 * What the seller owes for sales that are concluded, and would owe for the others: a property that
 * was withdrawn owes nothing.
 * @throws {DomainError} request.forbidden
 */
export function listSellerDues(
  actor: Actor,
  { after }: { after?: string | null } = {},
): SellerDuesView {
  authorize(actor, "selling.read");
  const sellerId = actor.userId;
  const rows = duesOf().all({ sellerId, ...placeAfter(after), limit: PAGE_LENGTH + 1 });
  const { shown, nextCursor } = pageOf(rows, PAGE_LENGTH);
  return {
    dues: shown.map(({ id, title, city, priceCents, soldAt }) => ({
      propertyId: id,
      title,
      city,
      priceCents,
      ...feeOf(priceCents),
      concludedAt: soldAt === null ? null : new Date(soldAt),
    })),
    totals: dueTotals(
      pricesOf()
        .all({ sellerId })
        .map((row) => ({ ...row, sold: row.sold === 1 })),
    ),
    nextCursor,
  };
}
