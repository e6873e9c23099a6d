/** The character that stands for one that can't be read: what half a surrogate pair becomes on its way, too. */
const UNREADABLE = "\ufffd";

/**
 * A parameter of a statement as PostgreSQL takes it. Its texts have no NUL, and a statement that is given one fails,
 * where SQLite just finds nothing: nothing that people write is stored with it (lib/kernel/text.ts).
 */
export function storable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storable);
  return typeof value === "string" ? value.replaceAll("\0", UNREADABLE) : value;
}
