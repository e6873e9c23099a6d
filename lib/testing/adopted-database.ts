import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { createTestDatabase, type TestDatabase } from "./database.ts";

/**
 * A migrated, empty database for the tests of a file, which queries and commands read and write: one
 * for all of them, or another for each. It is there once they run.
 */
export function adoptedDatabase(per: "file" | "test" = "file"): TestDatabase {
  const database = {} as TestDatabase;
  const open = async () => {
    Object.assign(database, await createTestDatabase());
    database.adopt();
  };
  const close = () => database.close();
  if (per === "file") {
    beforeAll(open);
    afterAll(close);
  } else {
    beforeEach(open);
    afterEach(close);
  }
  return database;
}
