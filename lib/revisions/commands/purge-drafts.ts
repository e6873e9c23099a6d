import { DAY_MS } from "../../kernel/time.ts";
import { writer } from "../../platform/db/clients.ts";
import { DRAFT_DAYS } from "../holder.ts";

/**
 * Deletes the listings that browsers began without an account and left alone. One that has pictures is emptied first:
 * these and their files are deleted as those of every revision that is given up, and its row once it has none.
 * @returns how many are gone
 */
export async function purgeDrafts(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - DRAFT_DAYS * DAY_MS);
  const left = { sellerId: null, updatedAt: { lt: before } } as const;
  const { count } = await writer().$transaction(async (tx) => {
    await tx.listingRevision.updateMany({
      where: { ...left, media: { some: {} } },
      data: { status: "discarded", content: {}, fieldVersions: {} },
    });
    return tx.listingRevision.deleteMany({ where: { ...left, media: { none: {} } } });
  });
  return count;
}
