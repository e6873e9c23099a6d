import { migrate } from "../../lib/platform/db/migrations.ts";
import { env } from "../../lib/platform/env.ts";
import { runProgram } from "../run-program.ts";

/** `npm run db:migrate`: applies what is pending, after a backup where the database is a file. */
await runProgram(async () => {
  const { applied, backup } = await migrate(env().DATABASE_URL);
  if (backup) console.log(`Backup: ${backup}`);
  console.log(
    applied.length > 0 ? `Applied: ${applied.join(", ")}` : "The database is up to date.",
  );
});
