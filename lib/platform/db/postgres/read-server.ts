import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { readDriver } from "../read-driver.ts";

/** Reads of a PostgreSQL database, whose client is loaded by the first of them: on SQLite no process loads it. */
export const serverDialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => readDriver(async () => (await import("./read-connection.ts")).readConnection),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
