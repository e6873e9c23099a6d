import { writer } from "./clients.ts";
import { rawReader } from "./raw.ts";

const CHECKPOINT_WAIT_MS = 1_000;

/**
 * Closes the process's database: what was written is moved from the journal into the file, so that
 * the file alone is a whole copy.
 */
export async function closeDatabase(): Promise<void> {
  await writer().$disconnect();
  const last = rawReader();
  // Nobody is served any more: another program may end what it writes.
  last.pragma(`busy_timeout = ${CHECKPOINT_WAIT_MS}`);
  last.pragma("wal_checkpoint(TRUNCATE)");
  last.close();
}
