import Database from "better-sqlite3";
import { MINUTE_MS } from "../../kernel/time.ts";
import { log } from "../log.ts";
import { once, replaceOnce } from "../once.ts";
import { databaseInUse } from "./in-use.ts";
import { rawReader } from "./raw.ts";

/*
 * What is deleted leaves the database file at once (`secure_delete`, open.ts), but the write-ahead
 * log still has the pages as they were, until it is emptied. SQLite only begins it anew from the
 * front, when it has grown.
 */

/**
 * Writes the log's pages to the database and cuts the log to nothing. Waits for nobody: it would
 * stop the whole process.
 * @returns whether it is empty now; false while somebody reads or writes.
 */
export function emptyLog(): boolean {
  const database = new Database(rawReader().name, { fileMustExist: true, timeout: 0 });
  try {
    const [outcome] = database.pragma("wal_checkpoint(TRUNCATE)") as { busy: 0 | 1 }[];
    return outcome?.busy === 0;
  } finally {
    database.close();
  }
}

const RETRY = "db.emptyLogRetry";

/**
 * Empties the log now, or as soon as nobody is in the way: tried again every minute, and by the daily
 * jobs. Never fails: what it follows is done.
 */
export function emptyLogSoon(): void {
  // PostgreSQL's log is its server's matter, as are its backups.
  if (databaseInUse() === "postgresql") return;
  try {
    if (emptyLog()) return;
  } catch (error) {
    log().error({ err: error }, "the database's log could not be emptied");
  }
  once(RETRY, () =>
    setTimeout(() => {
      replaceOnce(RETRY, undefined);
      emptyLogSoon();
    }, MINUTE_MS).unref(),
  );
}
