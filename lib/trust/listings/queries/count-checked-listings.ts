import { COUNT_BOUND } from "../../../kernel/keyset.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { INCOMPLETE, PUBLISHED } from "../sql.ts";
import type { ListingCounts } from "../views.ts";

const counts = preparedRead<{ bound: number }, ListingCounts>(
  `SELECT
     (SELECT count(*) FROM (SELECT 1 FROM ListingRevision r
        INDEXED BY ListingRevision_status_submittedAt_idx
        WHERE r.status = 'in_review' LIMIT :bound)) AS inReview,
     (SELECT count(*) FROM (SELECT 1 FROM Property p INDEXED BY Property_incomplete
        WHERE ${PUBLISHED} AND ${INCOMPLETE} LIMIT :bound)) AS incomplete`,
);

/** How many revisions wait for a decision, and how many listings lack something. @throws {DomainError} request.forbidden */
export function countCheckedListings(actor: Actor): ListingCounts {
  authorize(actor, "listings.check");
  return counts().get({ bound: COUNT_BOUND }) ?? { inReview: 0, incomplete: 0 };
}
