import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { action, as, NOTHING } from "./action-columns.ts";

/* What waits of listings that their seller writes. */

/** Revisions that their seller writes. */
const editedRevisions = (userId: string) =>
  reads()
    .selectFrom("ListingRevision as r")
    .where("r.sellerId", "=", userId)
    .where("r.status", "=", literal("editing"));

/** Those that the team returned. */
export const corrections = (userId: string) =>
  editedRevisions(userId)
    .select((eb) =>
      action({
        role: as("seller"),
        id: eb.ref("r.id"),
        subject: NOTHING,
        content: eb.cast<string>("r.content", "text"),
        since: eb.ref("r.decidedAt"),
      }),
    )
    .where("r.decidedAt", "is not", null);

/** Those that have no home yet. */
export const writtenDrafts = (userId: string) =>
  editedRevisions(userId)
    .select((eb) =>
      action({
        role: as("seller"),
        id: eb.ref("r.id"),
        subject: NOTHING,
        content: eb.cast<string>("r.content", "text"),
        since: eb.ref("r.createdAt"),
      }),
    )
    .where("r.propertyId", "is", null);

/** Homes that were not returned. */
export const homesToComplete = (userId: string) =>
  reads()
    .selectFrom("Property as p")
    .select((eb) =>
      action({
        role: as("seller"),
        id: eb.ref("p.id"),
        subject: eb.ref("p.title"),
        since: eb.ref("p.createdAt"),
      }),
    )
    .where("p.sellerId", "=", userId)
    .where("p.status", "=", literal("draft"))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("ListingRevision as r")
            .select("r.id")
            .whereRef("r.propertyId", "=", "p.id")
            .where("r.status", "=", literal("editing"))
            .where("r.decidedAt", "is not", null),
        ),
      ),
    );
