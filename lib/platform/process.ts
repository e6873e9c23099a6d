import { databaseInUse } from "./db/in-use.ts";
import { reserveDatabase } from "./db/lock.ts";
import { databaseFile } from "./db/open.ts";
import { env } from "./env.ts";
import { configurationWarnings } from "./env-schema.ts";
import { log } from "./log.ts";
import { once } from "./once.ts";
import { markStopping } from "./readiness.ts";

/** Ends a process that can't start, with the one sentence that says why. */
export function endProcess(error: Error): never {
  log().fatal(error.message);
  process.exit(1);
}

/**
 * What a server process does before it takes requests: checks its configuration, reserves its
 * database. A wrong configuration ends the process with one sentence.
 */
export function startProcess(): void {
  once("process", () => {
    try {
      // A file is one process's; a server is for as many as there are.
      if (databaseInUse() === "sqlite") reserveDatabase(databaseFile(env().DATABASE_URL));
    } catch (error) {
      endProcess(error as Error);
    }
    for (const warning of configurationWarnings(env())) log().warn(warning);
    process.once("SIGTERM", markStopping);
    return true;
  });
}
