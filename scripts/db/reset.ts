import { rmSync } from "node:fs";
import { databaseKind } from "../../lib/platform/db/kind.ts";
import { migrate } from "../../lib/platform/db/migrations.ts";
import { databaseFile } from "../../lib/platform/db/open.ts";
import { withClient } from "../../lib/platform/db/postgres/connection.ts";
import { env } from "../../lib/platform/env.ts";
import { loadEnvFile } from "../env-file.ts";

/** `npm run db:reset`: deletes the local database and builds an empty one. Never in production. */
loadEnvFile();
if (env().NODE_ENV === "production") {
  console.error("db:reset is refused when NODE_ENV=production.");
  process.exit(1);
}
const { DATABASE_URL } = env();

function deleteFile(): void {
  const file = databaseFile(DATABASE_URL);
  for (const suffix of ["", "-wal", "-shm"]) rmSync(`${file}${suffix}`, { force: true });
}

const deleteSchema = () =>
  withClient(DATABASE_URL, (client) =>
    client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public"),
  );

await (databaseKind(DATABASE_URL) === "sqlite" ? deleteFile() : deleteSchema());
const { applied } = await migrate(DATABASE_URL);
console.log(`Rebuilt the database: ${applied.length} migration(s).`);
