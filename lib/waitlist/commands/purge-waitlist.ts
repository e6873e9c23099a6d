import { writer } from "../../platform/db/clients.ts";
import { deletedBefore } from "../rules.ts";
import { REMOVED_COLUMNS, removeEntries } from "./remove-entries.ts";

/** Most entries forgotten in one transaction, so that nobody waits long for it. */
const DELETED_PER_RUN = 500;

/**
 * Forgets who never confirmed, who only waited for three years, and which network anybody came from
 * a month ago.
 */
export async function purgeWaitlist(now = new Date()): Promise<void> {
  const { unconfirmed, networks, prospects } = deletedBefore(now);
  await writer().$transaction((tx) =>
    tx.waitlistEntry.updateMany({
      where: { networkKey: { not: null }, createdAt: { lte: networks } },
      data: { networkKey: null },
    }),
  );
  let removed: number;
  do {
    removed = await writer().$transaction(async (tx) => {
      const entries = await tx.waitlistEntry.findMany({
        where: {
          userId: null,
          OR: [
            { confirmedAt: null, confirmationSentAt: { lte: unconfirmed } },
            {
              confirmedAt: { lt: prospects },
              OR: [{ invitedAt: null }, { invitedAt: { lt: prospects } }],
            },
          ],
        },
        select: REMOVED_COLUMNS,
        take: DELETED_PER_RUN,
      });
      if (entries.length > 0) await removeEntries(tx, entries);
      return entries.length;
    });
  } while (removed === DELETED_PER_RUN);
}
