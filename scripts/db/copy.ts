import { runProgram } from "../run-program.ts";
import { copyDatabase } from "./copy/copy-database.ts";

/**
 * `npm run db:copy -- FROM TO`: copies a whole database into an empty one, of the same kind or the other, and compares
 * every table. FROM and TO are addresses, as DATABASE_URL has them. Of a file it is the backup: the site may run.
 */
await runProgram(async () => {
  const [from, to, ...rest] = process.argv.slice(2);
  if (!from || !to || rest.length > 0) {
    console.error("Usage: npm run db:copy -- FROM TO (file:… or postgresql://…)");
    return 1;
  }
  const started = performance.now();
  const { tables, rows } = await copyDatabase(from, to);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(`Copied ${rows} rows of ${tables} tables in ${seconds} s: 0 tables differ.`);
  return undefined;
});
