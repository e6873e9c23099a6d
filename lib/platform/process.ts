import { checkDatabase } from "./db/check-database.ts";
import { databaseInUse } from "./db/in-use.ts";
import { reserveDatabase } from "./db/lock.ts";
import { databaseFile } from "./db/open.ts";
import { env } from "./env.ts";
import { configurationWarnings } from "./env-schema.ts";
import { log } from "./log.ts";
import { once } from "./once.ts";

/** Ends a process that can't start, with the one sentence that says why. */
export function endProcess(error: Error): never {
  log().fatal(error.message);
  process.exit(1);
}

async function start(): Promise<void> {
  try {
    const warning = await checkDatabase(env().DATABASE_URL);
    if (warning !== null) log().warn(warning);
    // A file is one process's; a server is for as many as there are.
    if (databaseInUse() === "sqlite") reserveDatabase(databaseFile(env().DATABASE_URL));
  } catch (error) {
    endProcess(error as Error);
  }
  for (const warning of configurationWarnings(env())) log().warn(warning);
}

/**
 * What a server process does before it takes requests, once: checks its configuration and its database, which may be
 * one that another machine migrated, and reserves a file. What is wrong ends the process with one sentence.
 */
export function startProcess(): Promise<void> {
  return once("process", start);
}
