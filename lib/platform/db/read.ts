import { Kysely } from "kysely";
import { once } from "../once.ts";
import type { Models } from "./generated/kysely/models.ts";
import { databaseInUse } from "./in-use.ts";
import { serverDialect } from "./postgres/read-server.ts";
import { fileDialect } from "./read-file.ts";

const DIALECTS = { sqlite: fileDialect, postgresql: serverDialect } as const;

/**
 * Typed reads of the database (docs/decisions/0060): Kysely over the models, on connections that may not write. What
 * one database alone understands stays in this folder.
 * @throws what the database's client throws, as it is: `asDomainError` tells whether the database can be used.
 */
export function reads(): Pick<
  Kysely<Models>,
  "selectFrom" | "selectNoFrom" | "with" | "withRecursive"
> {
  const kind = databaseInUse();
  return once(`db.reads.${kind}`, () => new Kysely<Models>({ dialect: DIALECTS[kind] }));
}
