/** What a mail tells a calendar to do with a visit's entry (RFC 5546). */
export type EntryMethod = "REQUEST" | "CANCEL";

/** The last entry of a visit that one person was sent. */
export interface SentEntry {
  method: EntryMethod;
  sequence: number;
}

/** A visit, as its entries depend on it. */
export interface EntryState {
  status: "pending" | "scheduled" | "completed" | "cancelled";
  /** The visit's SEQUENCE, which rises with each of its changes. */
  sequence: number;
}

/**
 * The entry that is due to somebody's calendar: whether an entry was sent decides, not what the
 * visit once was. A visit that was never agreed is in no calendar; one that is asked for anew after
 * it was agreed stays there, as not yet confirmed; and only a calendar that has an entry is asked
 * to remove it.
 * @returns null where the calendar is up to date.
 */
export function entryDue(
  { status, sequence }: EntryState,
  sent: SentEntry | null,
): EntryMethod | null {
  const hasEntry = sent?.method === "REQUEST";
  if (sent !== null && sent.sequence >= sequence) return null;
  switch (status) {
    case "scheduled":
      return "REQUEST";
    case "pending":
      return hasEntry ? "REQUEST" : null;
    case "cancelled":
      return hasEntry ? "CANCEL" : null;
    case "completed":
      return null;
  }
}
