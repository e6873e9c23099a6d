import type { TestProject } from "vitest/node";
import { prepareServerTemplate } from "./database.ts";
import { startPostgres } from "./server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of the server of tests. */
    postgresServer: string;
  }
}

/** Starts a PostgreSQL server for the tests and migrates the database that theirs are copies of. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const url = server.urlOf("postgres");
  await prepareServerTemplate(url);
  provide("postgresServer", url);
  return () => server.stop();
}
