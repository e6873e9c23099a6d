import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import type { Pool } from "pg";
import { env } from "../../env.ts";
import { once } from "../../once.ts";
import { noStream } from "../read-driver.ts";
import { openReadPool, withSqlState } from "./connection.ts";
import { statementNames } from "./statement-names.ts";
import { storable } from "./storable.ts";

/** The process's connections that may read alone. */
function readPool(): Pool {
  return once("db.readPool", () => openReadPool(env().DATABASE_URL));
}

const nameOf = statementNames();

/** Each read takes a connection of the pool, and gives it back. */
export const readConnection: DatabaseConnection = {
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const name = nameOf(sql);
    const query = { name, text: sql, values: parameters.map(storable) };
    try {
      return { rows: (await readPool().query(query)).rows };
    } catch (error) {
      throw withSqlState(error);
    }
  },
  streamQuery: noStream,
};

/** Ends the connections of reads, once those under way have their rows. */
export async function closeReads(): Promise<void> {
  await readPool().end();
}
