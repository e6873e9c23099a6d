import { boundedCount } from "../../../platform/db/bounded-count.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { ConversationReportCounts } from "../views.ts";

/** How many reports each list has, as far as is counted. @throws {DomainError} request.forbidden */
export async function countConversationReports(
  actor: Actor,
  now = new Date(),
): Promise<ConversationReportCounts> {
  authorize(actor, "reports.handle");
  const all = reads().selectFrom("ConversationReport").select("id");
  return reads()
    .selectNoFrom([
      boundedCount(all.where("closedAt", "is", null)).as("open"),
      // Until now, not merely at some time: so that the index is searched, not read whole.
      boundedCount(all.where("closedAt", "<=", toDbInstant(now))).as("closed"),
    ])
    .executeTakeFirstOrThrow();
}
