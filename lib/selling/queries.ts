import { type Place, pageOf, placeAfter } from "../kernel/keyset.ts";
import { type MandateRow, packageOf } from "../mandates/rules.ts";
import { MANDATE_COLUMNS, MANDATE_JOIN } from "../mandates/sql.ts";
import { preparedRead } from "../platform/db/raw.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import { type DueGroup, dueTotals, feeOf } from "./rules.ts";
import type { SellerDuesView } from "./views.ts";

const PAGE_LENGTH = 50;

interface DueRow extends Place, MandateRow {
  title: string;
  city: string;
  priceCents: number;
  soldAt: string | null;
}

const duesOf = preparedRead<Place & { sellerId: string; limit: number }, DueRow>(
  `SELECT * FROM (
     SELECT p.id, p.title, c.name AS city, p.priceCents, ${MANDATE_COLUMNS},
            CASE p.status WHEN 'sold' THEN p.soldAt END AS soldAt,
            p.status <> 'sold' AS rank,
            -unixepoch(CASE p.status WHEN 'sold' THEN p.soldAt ELSE p.createdAt END) AS at
     FROM Property p JOIN Commune c ON c.code = p.communeCode ${MANDATE_JOIN}
     WHERE p.sellerId = :sellerId AND p.status <> 'withdrawn'
   ) WHERE (rank, at, id) > (:rank, :at, :id) ORDER BY rank, at, id LIMIT :limit`,
);

const groupsOf = preparedRead<{ sellerId: string }, Omit<DueGroup, "sold"> & { sold: 0 | 1 }>(
  `SELECT p.status = 'sold' AS sold, p.priceCents, ${MANDATE_COLUMNS}, count(*) AS count
   FROM Property p ${MANDATE_JOIN} WHERE p.sellerId = :sellerId AND p.status <> 'withdrawn'
   GROUP BY sold, p.priceCents, m.priceCents, m.tier, m.feeCents`,
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
    dues: shown.map((row) => ({
      propertyId: row.id,
      title: row.title,
      city: row.city,
      ...feeOf(packageOf(row)),
      concludedAt: row.soldAt === null ? null : new Date(row.soldAt),
    })),
    totals: dueTotals(
      groupsOf()
        .all({ sellerId })
        .map((row) => ({ ...row, sold: row.sold === 1 })),
    ),
    nextCursor,
  };
}
