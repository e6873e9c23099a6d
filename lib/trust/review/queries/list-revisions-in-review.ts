import {
  FROM_OLDEST,
  type ListPage,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../../kernel/keyset.ts";
import { rowsAfter } from "../../../platform/db/keyset.ts";
import { literal } from "../../../platform/db/literals.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { readContent } from "../../../revisions/content.ts";
import type { ReviewKind } from "../rules.ts";
import type { QueuedRevisionView } from "../views.ts";
import { revisionRows, toQueued } from "./queued-revision.ts";

const queue = (kind: ReviewKind | null) =>
  revisionRows()
    .where("r.status", "=", literal("in_review"))
    .$if(kind === "new", (rows) => rows.where("p.publishedAt", "is", null))
    .$if(kind === "change", (rows) => rows.where("p.publishedAt", "is not", null));

/**
 * What sellers handed in and nobody decided about yet, who waited longest first.
 * @throws {DomainError} request.forbidden
 */
export async function listRevisionsInReview(
  actor: Actor,
  { kind = null, cursor }: { kind?: ReviewKind | null; cursor?: string | null | undefined } = {},
  now = new Date(),
): Promise<ListPage<QueuedRevisionView>> {
  authorize(actor, "listings.review");
  const place = readCursor(cursor, FROM_OLDEST);
  const rows = await rowsAfter(queue(kind), place, PAGE_LENGTH + 1, "asc").execute();
  return listPageOf(rows, (row) => {
    const content = readContent(JSON.parse(row.content));
    return toQueued(row, { content, actor, now });
  });
}
