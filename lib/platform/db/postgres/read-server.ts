import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { Pool } from "pg";
import { env } from "../../env.ts";
import { once } from "../../once.ts";
import { noStream, readDriver } from "../read-driver.ts";
import { openReadPool, withSqlState } from "./connection.ts";
import { statementNames } from "./statement-names.ts";

/** The process's connections that may read alone. */
function readPool(): Pool {
  return once("db.readPool", () => openReadPool(env().DATABASE_URL));
}

const nameOf = statementNames();

/** Each read takes a connection of the pool, and gives it back. */
const serverConnection: DatabaseConnection = {
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const name = nameOf(sql);
    const query = { name, text: sql, values: [...parameters] };
    try {
      return { rows: (await readPool().query(query)).rows };
    } catch (error) {
      throw withSqlState(error);
    }
  },
  streamQuery: noStream,
};

/** Reads of a PostgreSQL database. */
export const serverDialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => readDriver(async () => serverConnection),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
