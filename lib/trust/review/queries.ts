import {
  FROM_OLDEST,
  type ListPage,
  type ListPlace,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../kernel/keyset.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { type RevisionContent, readContent } from "../../revisions/content.ts";
import { claimHolder, decideBy, hoursWaited, isLate, type ReviewKind } from "./rules.ts";
import type { ClaimView, QueuedRevisionView } from "./views.ts";

/** What the queue and the page of one revision read alike. */
export interface RevisionRow extends ListPlace {
  content: string;
  sellerId: string;
  sellerName: string;
  city: string | null;
  /** Of its property: null for a new listing. */
  publishedAt: string | null;
  claimedById: string | null;
  claimedAt: string | null;
  claimerName: string | null;
}

const COLUMNS = `r.id, r.submittedAt AS at, r.content, r.sellerId, p.publishedAt, c.name AS city,
  s.firstName || ' ' || s.lastName AS sellerName,
  r.claimedById, r.claimedAt, k.firstName || ' ' || k.lastName AS claimerName`;

const JOINS = `JOIN Property p ON p.id = r.propertyId JOIN User s ON s.id = r.sellerId
  LEFT JOIN Commune c ON c.code = json_extract(r.content, '$.communeCode')
  LEFT JOIN User k ON k.id = r.claimedById`;

const IN_REVIEW = `ListingRevision r INDEXED BY ListingRevision_status_submittedAt_idx`;

const queue = preparedRead<ListPlace & { kind: ReviewKind | null; limit: number }, RevisionRow>(
  `SELECT ${COLUMNS} FROM ${IN_REVIEW} ${JOINS}
   WHERE r.status = 'in_review' AND (r.submittedAt, r.id) > (:at, :id)
     AND (:kind IS NULL OR (:kind = 'new') = (p.publishedAt IS NULL))
   ORDER BY r.submittedAt, r.id LIMIT :limit`,
);

function claimOf(row: RevisionRow, actor: Actor, now: Date): ClaimView | null {
  const { claimedById, claimerName } = row;
  if (claimedById === null || row.claimedAt === null) return null;
  const at = new Date(row.claimedAt);
  const holder = claimHolder({ claimedById, claimedAt: at }, actor.userId, now);
  return { name: claimerName ?? "", at, holder };
}

/** A revision as the queue shows it; `content` is what it says. */
export function toQueued(
  row: RevisionRow,
  { content, actor, now }: { content: RevisionContent; actor: Actor; now: Date },
): QueuedRevisionView {
  const submittedAt = new Date(row.at);
  const [cover] = content.photos ?? [];
  return {
    id: row.id,
    kind: row.publishedAt === null ? "new" : "change",
    title: content.title ?? "",
    type: content.type ?? null,
    city: row.city,
    priceCents: content.priceCents ?? null,
    surfaceDm2: content.surfaceDm2 ?? null,
    cover: cover ? { mediaKey: cover.key, alt: cover.alt } : null,
    sellerName: row.sellerName,
    submittedAt,
    hours: hoursWaited(submittedAt, now),
    decideBy: decideBy(submittedAt),
    isLate: isLate(submittedAt, now),
    claim: claimOf(row, actor, now),
    isOwn: row.sellerId === actor.userId,
  };
}

/**
 * What sellers handed in and nobody decided about yet, who waited longest first.
 * @throws {DomainError} request.forbidden
 */
export function listRevisionsInReview(
  actor: Actor,
  { kind = null, cursor }: { kind?: ReviewKind | null; cursor?: string | null | undefined } = {},
  now = new Date(),
): ListPage<QueuedRevisionView> {
  authorize(actor, "listings.review");
  const rows = queue().all({ ...readCursor(cursor, FROM_OLDEST), kind, limit: PAGE_LENGTH + 1 });
  return listPageOf(rows, (row) => {
    const content = readContent(JSON.parse(row.content));
    return toQueued(row, { content, actor, now });
  });
}
