import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addChecks } from "../../lib/platform/db/checks.ts";
import { DATABASE_KINDS, type DatabaseKind } from "../../lib/platform/db/kind.ts";
import {
  MIGRATIONS_DIR,
  readMigrations,
  readModel,
} from "../../lib/platform/db/migration-history.ts";
import { postgresModel } from "../../lib/platform/db/postgres/derive-model.ts";
import { comparedByBytes } from "../../lib/platform/db/postgres/portable-sql.ts";
import { diffModels, type ModelFile } from "../../lib/platform/db/schema-engine.ts";

/**
 * `npm run db:new -- <name>`: writes the migration from the last one's data model to the present one, for SQLite and
 * for PostgreSQL. Partial indexes and triggers are then added to both by hand; the model's snapshot beside them is what
 * the next migration starts from. `--by-hand` writes one for these alone, where the model has not changed.
 */
const [name, option] = process.argv.slice(2);
const byHand = option === "--by-hand";
if (!name || !/^[a-z0-9_]+$/.test(name) || (option !== undefined && !byHand)) {
  console.error("Usage: npm run db:new -- <name_in_snake_case> [--by-hand]");
  process.exit(1);
}

const SNAPSHOT = "model.json";
const last = readMigrations("sqlite").at(-1);
const snapshot = last ? join(MIGRATIONS_DIR, last.name, SNAPSHOT) : null;
if (snapshot && !existsSync(snapshot)) throw new Error(`${snapshot} is missing`);
const before = snapshot ? (JSON.parse(readFileSync(snapshot, "utf8")) as ModelFile[]) : null;
const after = readModel();

/** A kind's statements from the model before to the present one, with the checks that Prisma does not write. */
async function statementsFor(kind: DatabaseKind): Promise<string> {
  if (kind === "sqlite") return addChecks(await diffModels(before, after, kind), after, kind);
  const sql = await diffModels(before && postgresModel(before), postgresModel(after), kind);
  return addChecks(comparedByBytes(sql), after, kind);
}

const migration = await Promise.all(
  DATABASE_KINDS.map(async (kind) => ({ kind, sql: await statementsFor(kind) })),
);
if (migration.every(({ sql }) => sql === "") && !byHand) {
  console.log("The data model has not changed since the last migration.");
  process.exit(0);
}
const stamp = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
const folder = join(MIGRATIONS_DIR, `${stamp}_${name}`);
mkdirSync(folder, { recursive: true });
for (const { kind, sql } of migration) writeFileSync(join(folder, `${kind}.sql`), sql);
writeFileSync(join(folder, SNAPSHOT), `${JSON.stringify(after, null, 2)}\n`);
console.log(`Wrote ${folder}: read the SQL of both, complete it, then npm run db:migrate.`);
