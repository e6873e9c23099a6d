import type Database from "better-sqlite3";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { LRUCache } from "lru-cache";
import { once } from "../once.ts";
import type { Models } from "./generated/kysely/models.ts";
import { rawReader } from "./raw.ts";

/** Texts of statements that stay compiled: a text differs by what was filtered and how many ids were given. */
const COMPILED_STATEMENTS = 500;

type Statement = Database.Statement<unknown[], unknown>;

const compiled = new WeakMap<Database.Database, LRUCache<string, Statement>>();

/** The statement of a text, compiled once a connection. */
function statementOf(sql: string): Statement {
  const connection = rawReader();
  let statements = compiled.get(connection);
  if (statements === undefined) {
    statements = new LRUCache({ max: COMPILED_STATEMENTS });
    compiled.set(connection, statements);
  }
  let statement = statements.get(sql);
  if (statement === undefined) {
    statement = connection.prepare<unknown[], unknown>(sql);
    statements.set(sql, statement);
  }
  return statement;
}

/** SQLite has no booleans: it stores and compares 0 and 1. */
const bound = (parameter: unknown) =>
  typeof parameter === "boolean" ? Number(parameter) : parameter;

class ReadConnection implements DatabaseConnection {
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return { rows: statementOf(sql).all(...parameters.map(bound)) as Row[] };
  }

  // biome-ignore lint/correctness/useYield: what is begun must not stay open between two awaits.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("a read gives its rows at once: read page by page");
  }
}

const noTransaction = async () => {
  throw new Error("reads have no transaction: commands read inside the writer's");
};

/** Every read runs on the process's `query_only` connection, whatever other reads wait for. */
const readDriver = (): Driver => ({
  init: async () => {},
  acquireConnection: async () => new ReadConnection(),
  beginTransaction: noTransaction,
  commitTransaction: noTransaction,
  rollbackTransaction: noTransaction,
  releaseConnection: async () => {},
  destroy: async () => {},
});

/**
 * Typed reads of the database (docs/decisions/0060): Kysely over the models, on the connection that
 * may not write. What SQLite alone understands stays in this folder.
 * @throws what better-sqlite3 throws, as it is: `asDomainError` tells whether the database can be used.
 */
export function reads(): Pick<Kysely<Models>, "selectFrom" | "with" | "withRecursive"> {
  return once(
    "db.reads",
    () =>
      new Kysely<Models>({
        dialect: {
          createAdapter: () => new SqliteAdapter(),
          createDriver: readDriver,
          createIntrospector: (database) => new SqliteIntrospector(database),
          createQueryCompiler: () => new SqliteQueryCompiler(),
        },
      }),
  );
}
