import { writer } from "./clients.ts";
import { closeCommitWatchers } from "./commit-watchers.ts";
import { databaseInUse } from "./in-use.ts";
import { rawReader } from "./raw.ts";

const CHECKPOINT_WAIT_MS = 1_000;

/** Moves what was written from the journal into the file, so that the file alone is a whole copy. */
async function closeFile(): Promise<void> {
  const last = rawReader();
  // Nobody is served any more: another program may end what it writes.
  last.pragma(`busy_timeout = ${CHECKPOINT_WAIT_MS}`);
  last.pragma("wal_checkpoint(TRUNCATE)");
  last.close();
}

async function closeServer(): Promise<void> {
  await closeCommitWatchers();
  const { closeReads } = await import("./postgres/read-connection.ts");
  const { countStore } = await import("./postgres/count-store.ts");
  await Promise.all([closeReads(), countStore().end()]);
}

/** Closes the process's database. */
export async function closeDatabase(): Promise<void> {
  await writer().$disconnect();
  await (databaseInUse() === "sqlite" ? closeFile() : closeServer());
}
