import { stat } from "node:fs/promises";
import { sql } from "kysely";
import { databaseInUse } from "./in-use.ts";
import type { DatabaseKind } from "./kind.ts";
import { literal } from "./literals.ts";
import { reads } from "./read.ts";

/** A file by its place and its birth: another one at the same place has another. */
async function fileIdentity(): Promise<string> {
  const { file } = await reads()
    .selectFrom(sql<{ name: string; file: string }>`pragma_database_list`.as("list"))
    .select("file")
    .where("name", "=", literal("main"))
    .executeTakeFirstOrThrow();
  const { ino, birthtimeNs } = await stat(file, { bigint: true });
  return `${file} ${ino} ${birthtimeNs}`;
}

/** The server's own number, and those that it gave to the database and, as it was made, to one of our tables. */
async function serverIdentity(): Promise<string> {
  const { cluster, database, table } = await reads()
    .selectNoFrom([
      sql<string>`(SELECT system_identifier::text FROM pg_control_system())`.as("cluster"),
      sql<string>`(SELECT oid::text FROM pg_database WHERE datname = current_database())`.as(
        "database",
      ),
      sql<string>`'"SearchEpoch"'::regclass::oid::text`.as("table"),
    ])
    .executeTakeFirstOrThrow();
  return `${cluster} ${database} ${table}`;
}

const IDENTITIES: Record<DatabaseKind, () => Promise<string>> = {
  sqlite: fileIdentity,
  postgresql: serverIdentity,
};

/**
 * Which database this process runs on: a copy of it is another one, and so is the one that is built in its place. For
 * what is kept beside a database, and is of use with that one alone.
 */
export function databaseIdentity(): Promise<string> {
  const kind = databaseInUse();
  return IDENTITIES[kind]().then((identity) => `${kind} ${identity}`);
}
