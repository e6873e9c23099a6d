import { rmSync } from "node:fs";
import { migrate } from "../../lib/platform/db/migrations.ts";
import { databaseFile } from "../../lib/platform/db/open.ts";
import { env } from "../../lib/platform/env.ts";
import { loadEnvFile } from "../env-file.ts";

/** `npm run db:reset`: deletes the local database and builds an empty one. Never in production. */
loadEnvFile();
if (env().NODE_ENV === "production") {
  console.error("db:reset is refused when NODE_ENV=production.");
  process.exit(1);
}
const file = databaseFile(env().DATABASE_URL);
for (const suffix of ["", "-wal", "-shm"]) rmSync(`${file}${suffix}`, { force: true });
const { applied } = await migrate(env().DATABASE_URL);
console.log(`Rebuilt ${file}: ${applied.length} migration(s).`);
