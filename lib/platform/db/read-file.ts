import type Database from "better-sqlite3";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  LimitNode,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
} from "kysely";
import { LRUCache } from "lru-cache";
import { rawReader } from "./raw.ts";
import { noStream, readDriver } from "./read-driver.ts";

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

class FileConnection implements DatabaseConnection {
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return { rows: statementOf(sql).all(...parameters.map(bound)) as Row[] };
  }

  streamQuery = noStream;
}

/**
 * Writes how many rows are wanted into the statement's text: as a parameter, SQLite takes it for its plan, and plans the
 * statement anew each time that it is given.
 */
class FileQueryCompiler extends SqliteQueryCompiler {
  protected override visitLimit({ limit }: LimitNode): void {
    const isNumber = ValueNode.is(limit) && Number.isSafeInteger(limit.value);
    super.visitLimit(LimitNode.create(isNumber ? ValueNode.createImmediate(limit.value) : limit));
  }
}

/** Reads of a SQLite file: all on the process's `query_only` connection, whatever other reads wait for. */
export const fileDialect: Dialect = {
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => readDriver(async () => new FileConnection()),
  createIntrospector: (database) => new SqliteIntrospector(database),
  createQueryCompiler: () => new FileQueryCompiler(),
};
