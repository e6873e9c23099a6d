import { loadEnvFile } from "../env-file.ts";
import { copyDatabase } from "./copy/copy-database.ts";

/**
 * `npm run db:copy -- FROM TO`: copies a whole database into an empty one, from SQLite to PostgreSQL or the other way,
 * and compares every table. FROM and TO are addresses, as DATABASE_URL has them.
 */
loadEnvFile();
const [from, to, ...rest] = process.argv.slice(2);
if (!from || !to || rest.length > 0) {
  console.error("Usage: npm run db:copy -- FROM TO (file:… or postgresql://…)");
  process.exit(1);
}
try {
  const started = performance.now();
  const { tables, rows } = await copyDatabase(from, to);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(`Copied ${rows} rows of ${tables} tables in ${seconds} s: 0 tables differ.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
