import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { entryBatches } from "../queries/entry-batches.ts";
import type { EntryFilter, WaitlistEntryView } from "../views.ts";

/**
 * The list through a filter for a file, in pieces; that it was taken out is written down first.
 * @throws {DomainError} request.forbidden
 */
export async function exportEntries(
  filter: EntryFilter,
  actor: Actor,
  now = new Date(),
): Promise<AsyncIterable<WaitlistEntryView[]>> {
  authorize(actor, "waitlist.manage");
  const { search, role, stage, source, referrers } = filter;
  await writer().$transaction((tx) =>
    recordAudit(
      tx,
      {
        action: "waitlist.exported",
        subject: { type: "waitlist", id: "waitlist" },
        actor,
        // What was searched for is somebody's address.
        detail: { searched: search !== "", role, stage, source, referrers },
      },
      now,
    ),
  );
  return entryBatches(actor, filter);
}
