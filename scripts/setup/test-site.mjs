import { newSecret } from "./env.mjs";
import { OFFLINE } from "./offline.mjs";
import { runNode, runTs } from "./run.mjs";
import { freePort, startServer } from "./server.mjs";

/**
 * The site that browser tests look at.
 * @typedef {{ env: Record<string, string>, stop: () => Promise<number | null> }} TestSite
 */

/**
 * Migrates and seeds a database, and serves the built site on it.
 * @param {{ database: string, folder: string, processes?: number }} options database: its address; folder: where the
 *   site keeps its files
 * @returns {Promise<TestSite>}
 */
export async function startTestSite({ database, folder, processes = 1 }) {
  const port = await freePort();
  const env = {
    APP_URL: `http://localhost:${port}`,
    PORT: String(port),
    DATABASE_URL: database,
    WEB_PROCESSES: String(processes),
    SNAPSHOT_DIR: `${folder}/search`,
    AUTH_SECRET: newSecret(),
    CAPTCHA_HMAC_KEY: newSecret(),
    DOCUMENT_KEY: newSecret(),
    SEED_CATALOGUE: "240",
    DEMO_ACCOUNTS: "true",
    // What needs the outside has sites of its own, beside local servers (e2e/map.spec.ts, e2e/public-data.spec.ts).
    ...OFFLINE,
  };
  await runTs("scripts/db/migrate.ts", [], { env });
  await runTs("sample/seed.ts", [], { env });
  const { stop } = await startServer({ port, env });
  return { env, stop };
}

/**
 * Runs browser tests against a test site.
 * @param {TestSite} site
 * @param {{ chromium: string, report: string, args?: string[] }} options report: the file of Playwright's report
 */
export function runBrowserTests({ env }, { chromium, report, args = [] }) {
  return runNode("node_modules/@playwright/test/cli.js", ["test", ...args], {
    env: {
      BASE_URL: env.APP_URL,
      DATABASE_URL: env.DATABASE_URL,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
}
