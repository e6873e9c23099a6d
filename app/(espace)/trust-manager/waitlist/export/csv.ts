import type { CsvCell } from "../../../../../lib/kernel/csv.ts";
import type { WaitlistEntryView } from "../../../../../lib/waitlist/administration/views.ts";
import { WAITLIST_ADMIN } from "../copy.ts";

/** Entries as the lines of a file, in the order of its columns (WAITLIST_ADMIN.file). */
export function entryLines(entries: readonly WaitlistEntryView[]): CsvCell[][] {
  return entries.map((entry) => [
    entry.email,
    WAITLIST_ADMIN.roles[entry.role],
    WAITLIST_ADMIN.stages[entry.stage],
    WAITLIST_ADMIN.source(entry.source),
    entry.referralCode,
    entry.referredBy,
    entry.createdAt,
    entry.confirmedAt,
    entry.invitedAt,
    entry.joinedAt,
    entry.counted,
    entry.held,
  ]);
}
