import { checkDatabase } from "../lib/platform/db/check-database.ts";
import { writer } from "../lib/platform/db/clients.ts";
import { closeDatabase } from "../lib/platform/db/close.ts";
import { databaseInUse } from "../lib/platform/db/in-use.ts";
import { rawReader } from "../lib/platform/db/raw.ts";
import { env } from "../lib/platform/env.ts";
import { runAdmin } from "./admin/run.ts";
import { runProgram } from "./run-program.ts";

/** `npm run admin -- help`: what only the operator of the machine may do. The server may be running. */
await runProgram(async () => {
  const warning = await checkDatabase(env().DATABASE_URL);
  if (warning !== null) console.error(warning);
  try {
    return await runAdmin(process.argv.slice(2), { print: console.log, printError: console.error });
  } finally {
    // Without the checkpoint of the server's own end: it may still be reading.
    if (databaseInUse() === "sqlite") {
      await writer().$disconnect();
      rawReader().close();
    } else await closeDatabase();
  }
});
