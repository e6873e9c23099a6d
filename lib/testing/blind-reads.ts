import { replaceOnce } from "../platform/once.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";

/**
 * Does something while reads of the process see an empty database and its commands still write this one: what a
 * command decides on must be read inside its transaction.
 */
export async function withBlindReads<Result>(
  database: TestDatabase,
  work: () => Promise<Result>,
): Promise<Result> {
  const empty = await createTestDatabase();
  empty.adopt();
  replaceOnce("db.writer", database.writer);
  try {
    return await work();
  } finally {
    await empty.close();
    database.adopt();
  }
}
