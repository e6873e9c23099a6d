import { endedBefore } from "../../kernel/retention.ts";
import { writer } from "../../platform/db/clients.ts";

const BATCH = 200;

/** Deletes what somebody wrote without an account and never confirmed. */
export async function purgePendingContacts(now = new Date()): Promise<void> {
  await writer().$transaction((tx) =>
    tx.pendingContact.deleteMany({ where: { expiresAt: { lte: now } } }),
  );
}

/**
 * Deletes the threads for which nobody is awaited and whose last message is over for as long as a prospect's: nothing
 * legal refers to them. @returns how many
 */
export async function purgeRequests(now = new Date()): Promise<number> {
  let deleted = 0;
  for (;;) {
    const count = await writer().$transaction(async (tx) => {
      const over = await tx.contactRequest.findMany({
        where: {
          status: { in: ["answered", "closed"] },
          lastMessageAt: { lt: endedBefore("prospects", now) },
        },
        select: { id: true },
        take: BATCH,
      });
      const ids = over.map(({ id }) => id);
      await tx.contactMessage.deleteMany({ where: { requestId: { in: ids } } });
      await tx.contactRequest.deleteMany({ where: { id: { in: ids } } });
      return ids.length;
    });
    deleted += count;
    if (count < BATCH) return deleted;
  }
}
