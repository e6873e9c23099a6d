/**
 * An instant as Prisma's SQLite adapter stores it, for raw statements: ISO 8601 in UTC with a
 * numeric offset, so that texts compare as instants do.
 */
export function toDbInstant(date: Date): string {
  return date.toISOString().replace("Z", "+00:00");
}
