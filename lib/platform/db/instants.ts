declare const stored: unique symbol;

/**
 * An instant as Prisma's SQLite adapter stores it: ISO 8601 in UTC with a numeric offset, so that
 * texts compare as instants do. Another text is no instant to a typed read.
 */
export type StoredInstant = string & { readonly [stored]: true };

/** An instant for a read to compare with. */
export function toDbInstant(date: Date): StoredInstant {
  return date.toISOString().replace("Z", "+00:00") as StoredInstant;
}

/** What a column of instants held; null where it was empty. */
export function fromDbInstant<Stored extends StoredInstant | null>(
  instant: Stored,
): Date | Extract<Stored, null> {
  return (instant === null ? null : new Date(instant)) as Date | Extract<Stored, null>;
}
