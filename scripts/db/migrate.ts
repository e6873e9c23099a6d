import { migrate } from "../../lib/platform/db/migrations.ts";
import { env } from "../../lib/platform/env.ts";
import { loadEnvFile } from "../env-file.ts";

/** `npm run db:migrate`: applies what is pending, after a backup of the file. */
loadEnvFile();
const { applied, backup } = await migrate(env().DATABASE_URL);
if (backup) console.log(`Backup: ${backup}`);
console.log(applied.length > 0 ? `Applied: ${applied.join(", ")}` : "The database is up to date.");
