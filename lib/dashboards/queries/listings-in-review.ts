import type { NotNull } from "kysely";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { readContent } from "../../revisions/content.ts";
import { decideBy, isLate } from "../../revisions/states.ts";
import type { ReviewLine } from "../lines.ts";
import { LINES_SHOWN } from "../short-lists.ts";

/** What a seller handed in and the team has not decided about, the first to be decided at the head. */
export async function listingsInReview(userId: string, now: Date): Promise<ReviewLine[]> {
  const rows = await reads()
    .selectFrom("ListingRevision as r")
    .innerJoin("Property as p", "p.id", "r.propertyId")
    .select(["r.id", "r.content", "r.submittedAt", "p.publishedAt"])
    .where("r.sellerId", "=", userId)
    .where("r.status", "=", literal("in_review"))
    .where("r.submittedAt", "is not", null)
    .$narrowType<{ submittedAt: NotNull }>()
    .orderBy("r.submittedAt")
    .limit(LINES_SHOWN)
    .execute();
  return rows.map((row) => {
    const submittedAt = fromDbInstant(row.submittedAt);
    return {
      revisionId: row.id,
      title: readContent(JSON.parse(row.content)).title ?? "",
      isChange: row.publishedAt !== null,
      submittedAt,
      decideBy: decideBy(submittedAt),
      isLate: isLate(submittedAt, now),
    };
  });
}
