import type Database from "better-sqlite3";

/** Loads of at least this many listings drop what slows them down and put it back at the end. */
export const BULK_THRESHOLD = 20_000;

/** Those that have millions of rows. The sales are written by the mandates' indexes, which stay therefore. */
const BULK_TABLES = ["Property", "PropertyPhoto", "VisitSlot", "Offer", "StatusPeriod"] as const;
const LOADED_TABLES = [...BULK_TABLES, "Mandate"] as const;

/** Kibibytes of page cache during a load; what exceeds it is written to the file as it goes. */
const CACHE_KIB = 131_072;

interface SchemaObject {
  type: "index" | "trigger";
  name: string;
  sql: string;
}

/**
 * Runs a large load in one transaction: all of it is there afterwards, or none of it.
 *
 * Secondary indexes and triggers of the largest tables are dropped first and made again at the end,
 * inside the same transaction, so that a crash can't leave a database without them. As the
 * triggers did not tell the search index about the new listings, the search epoch is raised:
 * indexes of an older epoch rebuild. References are checked once, at the end.
 *
 * The journal is a rollback journal meanwhile where no other connection is open: new pages are
 * then written once, where WAL writes them twice.
 * @throws {Error} when a reference leads nowhere, after which nothing has changed.
 */
export async function bulkLoad(
  database: Database.Database,
  load: () => Promise<void>,
): Promise<void> {
  const restore = relaxPragmas(database);
  try {
    database.exec("BEGIN IMMEDIATE");
    try {
      const objects = dropSecondaryObjects(database);
      await load();
      for (const { sql } of objects) database.exec(sql);
      checkReferences(database);
      database.exec('UPDATE "SearchEpoch" SET "epoch" = "epoch" + 1 WHERE "id" = 1');
      database.exec("COMMIT");
    } catch (error) {
      if (database.inTransaction) database.exec("ROLLBACK");
      throw error;
    }
  } finally {
    restore();
  }
}

/** Sets the pragmas of a load; the function returned puts the former ones back. */
function relaxPragmas(database: Database.Database): () => void {
  const cacheSize = database.pragma("cache_size", { simple: true });
  const foreignKeys = database.pragma("foreign_keys", { simple: true });
  const journalMode = database.pragma("journal_mode", { simple: true });
  database.pragma(`cache_size = -${CACHE_KIB}`);
  database.pragma("foreign_keys = 0");
  leaveWal(database);
  return () => {
    database.pragma(`journal_mode = ${journalMode}`);
    database.pragma(`foreign_keys = ${foreignKeys}`);
    database.pragma(`cache_size = ${cacheSize}`);
  };
}

/** WAL can't be left while another connection is open: the load then goes through it. */
function leaveWal(database: Database.Database): void {
  const timeout = database.pragma("busy_timeout", { simple: true });
  database.pragma("busy_timeout = 0");
  try {
    database.pragma("journal_mode = truncate");
  } catch (error) {
    if (!(error instanceof Error && error.message.includes("locked"))) throw error;
  } finally {
    database.pragma(`busy_timeout = ${timeout}`);
  }
}

function dropSecondaryObjects(database: Database.Database): SchemaObject[] {
  const objects = database
    .prepare<string[], SchemaObject>(
      `SELECT type, name, sql FROM sqlite_master
       WHERE type IN ('index', 'trigger') AND sql IS NOT NULL
         AND tbl_name IN (${BULK_TABLES.map(() => "?").join(", ")})
       ORDER BY type, name`,
    )
    .all(...BULK_TABLES);
  for (const { type, name } of objects) database.exec(`DROP ${type} "${name}"`);
  return objects;
}

function checkReferences(database: Database.Database): void {
  for (const table of LOADED_TABLES) {
    const broken = database.pragma(`foreign_key_check("${table}")`) as unknown[];
    if (broken.length > 0) {
      throw new Error(`${broken.length} rows of ${table} refer to rows that do not exist.`);
    }
  }
}
