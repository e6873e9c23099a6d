import { reader, writer } from "./clients.ts";
import { rawReader } from "./raw.ts";

/**
 * Closes the process's database: what was written is moved from the journal into the file, so that
 * the file alone is a whole copy.
 */
export async function closeDatabase(): Promise<void> {
  await Promise.all([writer().$disconnect(), reader().$disconnect()]);
  const last = rawReader();
  last.pragma("wal_checkpoint(TRUNCATE)");
  last.close();
}
