import { rmSync } from "node:fs";
import { databaseKind } from "../../lib/platform/db/kind.ts";
import { migrate } from "../../lib/platform/db/migrations.ts";
import { databaseFile } from "../../lib/platform/db/open.ts";
import { withServer } from "../../lib/platform/db/postgres/server-refusals.ts";
import { env } from "../../lib/platform/env.ts";
import { runProgram } from "../run-program.ts";

function deleteFile(url: string): void {
  const file = databaseFile(url);
  for (const suffix of ["", "-wal", "-shm"]) rmSync(`${file}${suffix}`, { force: true });
}

async function deleteSchema(url: string): Promise<void> {
  await withServer(url, (client) =>
    client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public"),
  );
}

/** `npm run db:reset`: deletes the local database and builds an empty one. Never in production. */
await runProgram(async () => {
  const { NODE_ENV, DATABASE_URL } = env();
  if (NODE_ENV === "production") {
    console.error("db:reset is refused when NODE_ENV=production.");
    return 1;
  }
  if (databaseKind(DATABASE_URL) === "sqlite") deleteFile(DATABASE_URL);
  else await deleteSchema(DATABASE_URL);
  const { applied } = await migrate(DATABASE_URL);
  console.log(`Rebuilt the database: ${applied.length} migration(s).`);
});
