import { isId } from "../../kernel/ids.ts";
import { reads } from "../../platform/db/read.ts";
import type { RevisionHolder } from "../../revisions/holder.ts";

/** Whether a revision is somebody's. */
export function isHeldBy(
  revision: { sellerId: string | null; holderHash: string | null },
  holder: RevisionHolder,
): boolean {
  return holder.kind === "seller"
    ? revision.sellerId === holder.actor.userId
    : revision.holderHash === holder.hash;
}

/** What tells who may add pictures to a revision, and whether any are still taken; null for one that is not there. */
export async function findHolderOf(revisionId: string) {
  if (!isId(revisionId)) return null;
  const found = await reads()
    .selectFrom("ListingRevision")
    .where("id", "=", revisionId)
    .select(["sellerId", "holderHash", "status"])
    .executeTakeFirst();
  return found ?? null;
}
