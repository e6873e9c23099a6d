import { boundedCount } from "../../../platform/db/bounded-count.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { ListingCounts } from "../views.ts";
import { incompleteListings } from "./published-listings.ts";

const inReview = () =>
  reads().selectFrom("ListingRevision").select("id").where("status", "=", literal("in_review"));

/** How many revisions wait for a decision, and how many listings lack something. @throws {DomainError} request.forbidden */
export async function countCheckedListings(actor: Actor): Promise<ListingCounts> {
  authorize(actor, "listings.check");
  return reads()
    .selectNoFrom([
      boundedCount(inReview()).as("inReview"),
      boundedCount(incompleteListings().select("p.id").orderBy("p.publishedAt", "desc")).as(
        "incomplete",
      ),
    ])
    .executeTakeFirstOrThrow();
}
