import { existsSync } from "node:fs";
import { writer } from "../lib/platform/db/clients.ts";
import { closeDatabase } from "../lib/platform/db/close.ts";
import { databaseInUse } from "../lib/platform/db/in-use.ts";
import { databaseFile } from "../lib/platform/db/open.ts";
import { rawReader } from "../lib/platform/db/raw.ts";
import { env } from "../lib/platform/env.ts";
import { runAdmin } from "./admin/run.ts";
import { loadEnvFile } from "./env-file.ts";

/** `npm run admin -- help`: what only the operator of the machine may do. The server may be running. */
loadEnvFile();

async function main(): Promise<number> {
  try {
    const isFile = databaseInUse() === "sqlite";
    const file = databaseFile(env().DATABASE_URL);
    if (isFile && !existsSync(file)) {
      console.error(`There is no database at ${file}: run npm run db:migrate first.`);
      return 1;
    }
    try {
      return await runAdmin(process.argv.slice(2), {
        print: console.log,
        printError: console.error,
      });
    } finally {
      // Without the checkpoint of the server's own end: it may still be reading.
      if (isFile) {
        await writer().$disconnect();
        rawReader().close();
      } else await closeDatabase();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

process.exitCode = await main();
