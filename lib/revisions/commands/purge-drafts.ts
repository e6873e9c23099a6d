import { DAY_MS } from "../../kernel/time.ts";
import { writer } from "../../platform/db/clients.ts";
import { DRAFT_DAYS } from "../holder.ts";

/**
 * Deletes the listings that browsers began without an account and left alone; their pictures' rows go with them,
 * and the files with those.
 * @returns how many
 */
export async function purgeDrafts(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - DRAFT_DAYS * DAY_MS);
  const { count } = await writer().$transaction((tx) =>
    tx.listingRevision.deleteMany({ where: { sellerId: null, updatedAt: { lt: before } } }),
  );
  return count;
}
