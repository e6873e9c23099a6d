import { isDeepStrictEqual } from "node:util";
import { checkDatabase } from "../../../lib/platform/db/check-database.ts";
import { databaseKind } from "../../../lib/platform/db/kind.ts";
import { migrate } from "../../../lib/platform/db/migrations.ts";
import { DatabaseRefusal } from "../../../lib/platform/db/refusal.ts";
import { fileSide } from "./file-side.ts";
import {
  CopyError,
  type CopySide,
  type CopyTarget,
  digestRows,
  RowsDigest,
  type Table,
} from "./rows.ts";
import { serverSide } from "./server-side.ts";

const open = (url: string): CopyTarget | Promise<CopyTarget> =>
  databaseKind(url) === "sqlite" ? fileSide(url) : serverSide(url);

/** Rows that every database has from its migrations. */
const OF_MIGRATIONS: Readonly<Record<string, number>> = { SearchEpoch: 1, AlertProgress: 1 };

async function refuseFilled(target: CopySide, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    for await (const { length } of target.readRows(table)) {
      if (length <= (OF_MIGRATIONS[table.name] ?? 0)) break;
      throw new CopyError(
        `${target.name} has rows already (${table.name}): copy into an empty database.`,
      );
    }
  }
}

/** Does what a database may refuse; the sentence names it as the program does. */
async function named(name: "FROM" | "TO", work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!DatabaseRefusal.is(error)) throw error;
    throw new CopyError(`${name}: ${error.reason}`, { cause: error });
  }
}

/** What a copy wrote. */
export interface Copied {
  tables: number;
  rows: number;
}

/**
 * Copies a whole database into an empty one, of either kind, and compares every table of both afterwards. Nobody may
 * write to the target meanwhile; the source is read as it is when the copy begins.
 * @param from, to addresses, as DATABASE_URL has them
 * @throws {CopyError} where the databases have different migrations, the target has rows, or a table differs
 */
export async function copyDatabase(from: string, to: string): Promise<Copied> {
  if (from === to) throw new CopyError("A database is not copied onto itself.");
  await named("FROM", () => checkDatabase(from));
  const source = await open(from);
  try {
    await named("TO", () => migrate(to));
    const target = await open(to);
    try {
      return await copyBetween(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function copyBetween(source: CopySide, target: CopyTarget): Promise<Copied> {
  const tables = await source.listTables();
  if (!isDeepStrictEqual(tables, await target.listTables()))
    throw new CopyError(
      `${source.name} is not of this version's data model: run npm run db:migrate on it first.`,
    );
  await refuseFilled(target, tables);
  /** Of the tables that were read to their end. */
  const readOf = new Map<Table, { rows: number; digest: string }>();
  async function* rows(table: Table) {
    const read = new RowsDigest();
    for await (const slice of source.readRows(table)) {
      read.add(slice);
      yield slice;
    }
    readOf.set(table, read.end());
  }
  await target.load(tables, rows, await source.readSequences());
  let total = 0;
  for (const table of tables) {
    const read = readOf.get(table);
    const written = await digestRows(target.readRows(table));
    if (read?.digest !== written.digest)
      throw new CopyError(
        `${table.name} differs in ${target.name}: ${written.rows} rows of ${read?.rows ?? 0}. Do not use it.`,
      );
    total += written.rows;
  }
  return { tables: tables.length, rows: total };
}
