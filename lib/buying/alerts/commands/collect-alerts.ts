import { type Transaction, writer } from "../../../platform/db/clients.ts";
import { indexListings } from "../../../search/queries/index-listings.ts";
import { alertProgress } from "../queries/alert-progress.ts";
import { findRecipients } from "../queries/find-recipients.ts";
import { listListingEventsAfter } from "../queries/list-listing-events-after.ts";
import type { Finding } from "../rules.ts";

/** Events of one batch: their listings fit on one page of a search. */
const BATCH_EVENTS = 20;

/** Batches of one pass: the next pass goes on. */
const MAX_BATCHES = 50;

/** Rows of one statement: SQLite binds no more than some 32,000 values. */
const ROWS_AT_ONCE = 500;

const PROGRESS = { id: 1 } as const;

/** Moves the progress on; false where another pass did. */
async function advance(tx: Transaction, from: number, to: number): Promise<boolean> {
  const { count } = await tx.alertProgress.updateMany({
    where: { ...PROGRESS, seq: from },
    data: { seq: to },
  });
  if (count === 1) return true;
  if (from !== 0 || (await tx.alertProgress.findUnique({ where: PROGRESS }))) return false;
  await tx.alertProgress.create({ data: { ...PROGRESS, seq: to } });
  return true;
}

/** Writes what people are to hear of, but for alerts that were switched off, or whose search was deleted, meanwhile. */
async function writeItems(tx: Transaction, findings: readonly Finding[], now: Date) {
  for (let start = 0; start < findings.length; start += ROWS_AT_ONCE) {
    const rows = findings.slice(start, start + ROWS_AT_ONCE);
    const ids = rows.flatMap(({ search }) => (search ? [search.id] : []));
    const alive = await tx.savedSearch.findMany({
      where: { id: { in: ids }, alertEnabled: true },
      select: { id: true },
    });
    const isAlive = new Set(alive.map(({ id }) => id));
    const off = await tx.notificationSettings.findMany({
      where: {
        userId: { in: rows.flatMap(({ userId, search }) => (search ? [] : [userId])) },
        favoriteAlerts: false,
      },
      select: { userId: true },
    });
    const isOff = new Set(off.map(({ userId }) => userId));
    await tx.searchAlertItem.createMany({
      data: rows
        .filter(({ userId, search }) => (search ? isAlive.has(search.id) : !isOff.has(userId)))
        .map(({ userId, eventSeq, search }) => ({
          userId,
          eventSeq,
          searchId: search?.id ?? null,
          createdAt: now,
        })),
    });
  }
}

/**
 * Follows what happened to listings, batch by batch, and writes down whom each event is for. The place in
 * the history moves on in the transaction of what is written: a batch counts wholly or not at all.
 * @returns how many were written; stops early while the index of searches is being built
 */
export async function collectAlerts(now = new Date()): Promise<number> {
  let written = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const from = await alertProgress();
    const { last, events } = await listListingEventsAfter(from, BATCH_EVENTS);
    if (last === from) return written;
    const listings = await indexListings(events.map(({ propertyId }) => propertyId));
    if (!listings) return written;
    const findings = await findRecipients(events, listings);
    const isOurs = await writer().$transaction(async (tx) => {
      if (!(await advance(tx, from, last))) return false;
      await writeItems(tx, findings, now);
      return true;
    });
    if (!isOurs) return written;
    written += findings.length;
  }
  return written;
}
