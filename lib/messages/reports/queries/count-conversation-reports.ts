import { COUNT_BOUND } from "../../../kernel/keyset.ts";
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
  const all = reads().selectFrom("ConversationReport").select("id").limit(COUNT_BOUND);
  // Until now, not merely at some time: so that the index is searched, not read whole.
  const closed = all.where("closedAt", "<=", toDbInstant(now));
  const count = async (some: typeof all) => {
    const row = await reads()
      .selectFrom(some.as("some"))
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return row.count;
  };
  return { open: await count(all.where("closedAt", "is", null)), closed: await count(closed) };
}
