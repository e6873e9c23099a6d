import { toDbInstant } from "../../platform/db/instants.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import { STALE_AFTER_MS } from "../rules.ts";

/** Mails that one look takes to be sent. */
const BATCH = 50;

const due = preparedRead<{ now: string; oldest: string; limit: number }, { id: string }>(
  `SELECT id FROM OutboxMail
   WHERE state = 'waiting' AND nextAttemptAt <= :now AND createdAt > :oldest
     AND (leasedUntil IS NULL OR leasedUntil <= :now)
   ORDER BY nextAttemptAt, id LIMIT :limit`,
);

/** The ids of mails to be sent now, those that have waited longest first; at most fifty. */
export function listDueMails(now: Date): string[] {
  const oldest = new Date(now.getTime() - STALE_AFTER_MS);
  return due()
    .all({ now: toDbInstant(now), oldest: toDbInstant(oldest), limit: BATCH })
    .map(({ id }) => id);
}
