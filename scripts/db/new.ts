import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addChecks } from "../../lib/platform/db/checks.ts";
import { readMigrations, readModel } from "../../lib/platform/db/migrations.ts";
import { diffModels, type ModelFile } from "../../lib/platform/db/schema-engine.ts";

/**
 * `npm run db:new -- <name>`: writes the migration from the last one's data model to the present
 * one. Partial indexes, triggers and virtual tables are then added to its SQL by hand; the model's
 * snapshot beside it is what the next migration starts from. `--by-hand` writes one for these alone,
 * where the model has not changed.
 */
const [name, option] = process.argv.slice(2);
const byHand = option === "--by-hand";
if (!name || !/^[a-z0-9_]+$/.test(name) || (option !== undefined && !byHand)) {
  console.error("Usage: npm run db:new -- <name_in_snake_case> [--by-hand]");
  process.exit(1);
}

const SNAPSHOT = "model.json";
const root = "prisma/migrations";
const last = readMigrations().at(-1);
const snapshot = last ? join(root, last.name, SNAPSHOT) : null;
if (snapshot && !existsSync(snapshot)) throw new Error(`${snapshot} is missing`);
const before = snapshot ? (JSON.parse(readFileSync(snapshot, "utf8")) as ModelFile[]) : null;
const after = readModel();

const sql = await diffModels(before, after);
if (sql === "" && !byHand) {
  console.log("The data model has not changed since the last migration.");
  process.exit(0);
}
const stamp = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
const folder = join(root, `${stamp}_${name}`);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "migration.sql"), addChecks(sql, after));
writeFileSync(join(folder, SNAPSHOT), `${JSON.stringify(after, null, 2)}\n`);
console.log(`Wrote ${folder}: read the SQL, complete it, then npm run db:migrate.`);
