import Database from "better-sqlite3";
import { once } from "../once.ts";

/** Another process serves the same database file. */
class DatabaseInUseError extends Error {
  override name = "DatabaseInUseError";
}

/**
 * Reserves a database file for this process until it ends: caches and the search index follow
 * the commits of one process only. The reservation is an exclusive SQLite lock on a file beside
 * it, which the operating system lets go when the process dies, so it can't be left behind.
 * @throws {DatabaseInUseError} when another process holds it.
 */
export function reserveDatabase(file: string): Database.Database {
  return once(`db.lock.${file}`, () => {
    const lock = new Database(`${file}.lock`, { timeout: 0 });
    try {
      lock.exec("BEGIN EXCLUSIVE");
    } catch (error) {
      lock.close();
      throw new DatabaseInUseError(
        `${file} is already served by another process: stop it, or set DATABASE_URL.`,
        { cause: error },
      );
    }
    return lock;
  });
}
