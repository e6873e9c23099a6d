import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  test,
} from "@playwright/test";
import type { OwnDatabase } from "../lib/testing/postgres/own-database";
import { OFFLINE } from "../scripts/setup/offline.mjs";
import { freePort, startServer } from "../scripts/setup/server.mjs";
import { signInByCall } from "../scripts/setup/sign-in";
import { copySharedDatabase } from "./own-database";
import { createAccount, giveSecondFactor, PASSWORD, type Person } from "./people";

/** A server of a test's own. */
export interface OwnSite {
  origin: string;
  /** The address of its database. */
  database: string;
  /** Of the process that was started. */
  pid: number;
  /** What it was configured by. */
  env: Readonly<Record<string, string>>;
  /** What it has written since it was ready, by line. */
  log: () => string[];
  /** Ends it. @returns its exit code, the same for whoever calls. */
  stop: () => Promise<number | null>;
}

/** Ports that the system gives to no one by itself, a thousand for each worker. */
const FIRST_PORT = 20_000;
const PORTS_OF_WORKER = 1_000;
let used = 0;

/** A port for a server of a test's own: no other worker takes it meanwhile. */
export function ownPort(): Promise<number> {
  used += 1;
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  return freePort(FIRST_PORT + worker * PORTS_OF_WORKER + used);
}

/**
 * Starts one over a copy of the site's database as it is now.
 * @param makeDatabase another database, beside the file of that name
 */
export async function startOwnSite(
  env: Record<string, string> = {},
  makeDatabase: (file: string) => Promise<OwnDatabase> = copySharedDatabase,
): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), "loopimmo-own-"));
  const database = await makeDatabase(join(folder, "app.db"));
  const log = join(folder, "log");
  const port = await ownPort();
  const origin = `http://localhost:${port}`;
  const configuration = {
    APP_URL: origin,
    AUTH_SECRET: randomUUID(),
    CAPTCHA_HMAC_KEY: randomUUID(),
    DOCUMENT_KEY: randomUUID(),
    DATABASE_URL: database.url,
    DOCUMENT_DIR: join(folder, "documents"),
    // What an interface of a test's own answers is nobody else's.
    PUBLIC_DATA_DIR: join(folder, "public-data"),
    SNAPSHOT_DIR: join(folder, "search"),
    LOG_FILE: log,
    ...OFFLINE,
    ...env,
  };
  const server = await startServer({
    port,
    env: configuration,
    prefix: ["sh", "-c", 'exec "$@" >"$LOG_FILE" 2>&1', "sh"],
  });
  const lines = () => readFileSync(log, "utf8").split("\n").filter(Boolean);
  const atStart = lines().length;
  let ended: Promise<number | null> | undefined;
  return {
    origin,
    database: database.url,
    pid: server.pid,
    env: configuration,
    log: () => lines().slice(atStart),
    stop: () => {
      ended ??= server.stop().finally(async () => {
        await database.drop();
        rmSync(folder, { recursive: true });
      });
      return ended;
    },
  };
}

/** A site that is a worker's own. */
interface WorkersSite {
  site: OwnSite;
  /** A buyer who has an account on it. */
  person: Person;
  /** Nobody's requests to it. */
  request: APIRequestContext;
}

/**
 * A test of what no other test may change meanwhile, on a site of its worker's, which those tests use one after the
 * other: for what needs no settings of its own, and leaves the site as it was.
 */
export const onOwnSite = test.extend<object, { own: WorkersSite }>({
  own: [
    async ({ playwright }, use) => {
      const person = await createAccount(["buyer"]);
      const site = await startOwnSite();
      const request = await playwright.request.newContext({ baseURL: site.origin });
      await use({ site, person, request });
      await request.dispose();
      await site.stop();
    },
    { scope: "worker" },
  ],
});

/** The lines of a log that are no JSON. */
export const oddLines = (lines: readonly string[]): string[] =>
  lines.filter((line) => {
    try {
      JSON.parse(line);
      return false;
    } catch {
      return true;
    }
  });

/** Signs a trust manager in on the site, with a second factor that was set up. */
export async function comeInAsTeam(
  context: BrowserContext,
  site: OwnSite,
  { id, email }: { id: string; email: string },
): Promise<Page> {
  const origin = { email, password: PASSWORD };
  expect(await signInByCall(context.request, site.origin, origin)).toBe(200);
  giveSecondFactor(id, site.database);
  return context.newPage();
}
