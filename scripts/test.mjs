import { mkdirSync, rmSync } from "node:fs";
import { ensureTestBrowser } from "./setup/chromium.mjs";
import { newSecret } from "./setup/env.mjs";
import { OFFLINE } from "./setup/offline.mjs";
import { runNode, runTs, step } from "./setup/run.mjs";
import { freePort, startServer } from "./setup/server.mjs";
import { buildSite, checkNode, generateClient, installDependencies } from "./setup/steps.mjs";
import {
  failureText,
  readPlaywrightReport,
  readVitestReport,
  slowestText,
} from "./setup/test-reports.mjs";

/**
 * `npm test`: every check and every test, from a fresh clone. One build and one server serve all
 * the end-to-end tests. Every stage runs even after a failure; the last line has the totals.
 */
const RESULTS = "test-results";
/** What of the database tests runs on PostgreSQL too: the writer, what the database refuses, races. */
const ON_POSTGRES = ["lib/platform/", "lib/offers/", "lib/sales/", "lib/favorites/"];
const totals = { passed: 0, failed: 0 };
/** What failed, a line each: printed again at the end, where thousands of lines stand between. */
const failures = [];

checkNode();
await installDependencies();
await generateClient();
const chromium = await step("Browser", () => ensureTestBrowser());
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

/** Runs a stage whose runner, if it writes a report, counts its tests; a stage without one is one test. */
async function stage(title, work, readReport) {
  let broke = false;
  await step(title, () =>
    work().catch((error) => {
      broke = true;
      console.error(error.message);
      return "FAILED";
    }),
  );
  const report = readReport?.() ?? null;
  if (report) {
    for (const failure of report.failures) failures.push(failureText(failure));
    console.log(slowestText(report.tests));
  }
  const { passed, failed } = report ?? { passed: broke ? 0 : 1, failed: broke ? 1 : 0 };
  totals.passed += passed;
  // A stage that broke without a failed test (a crash, a bad set-up) is a failure too.
  totals.failed += broke ? Math.max(1, failed) : failed;
  return !broke;
}

await stage("Checks", () => runNode("scripts/check.mjs"));

await stage(
  "Unit and database tests",
  () =>
    runNode(
      "node_modules/vitest/vitest.mjs",
      ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${RESULTS}/vitest.json`],
      // Twelve thousand dots, a colour each, are a line of a quarter of a megabyte.
      { env: { NO_COLOR: "1" } },
    ),
  () => readVitestReport(`${RESULTS}/vitest.json`),
);

await stage(
  "Tests on PostgreSQL",
  () =>
    runNode(
      "node_modules/vitest/vitest.mjs",
      [
        ...["run", "--reporter=dot", "--reporter=json"],
        `--outputFile.json=${RESULTS}/postgres.json`,
        ...ON_POSTGRES,
      ],
      { env: { NO_COLOR: "1", TEST_DATABASE: "postgresql" } },
    ),
  () => readVitestReport(`${RESULTS}/postgres.json`),
);

if (await stage("Build", () => buildSite())) await endToEnd();

for (const failure of failures) console.log(`\n${failure}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

async function endToEnd() {
  const port = await freePort();
  const env = {
    APP_URL: `http://localhost:${port}`,
    PORT: String(port),
    DATABASE_URL: "file:./data/test/e2e.db",
    SNAPSHOT_DIR: "./data/test/search",
    AUTH_SECRET: newSecret(),
    CAPTCHA_HMAC_KEY: newSecret(),
    DOCUMENT_KEY: newSecret(),
    SEED_CATALOGUE: "240",
    DEMO_ACCOUNTS: "true",
    // What needs the outside has sites of its own, beside local servers (e2e/map.spec.ts, e2e/public-data.spec.ts).
    ...OFFLINE,
  };
  rmSync("data/test", { recursive: true, force: true });
  let server;
  const started = await stage("Test site", async () => {
    await runTs("scripts/db/migrate.ts", [], { env });
    await runTs("sample/seed.ts", [], { env });
    server = await startServer({ port, env });
  });
  if (started) {
    await stage(
      "End-to-end tests",
      () =>
        runNode("node_modules/@playwright/test/cli.js", ["test"], {
          env: {
            BASE_URL: env.APP_URL,
            DATABASE_URL: env.DATABASE_URL,
            CHROMIUM_PATH: chromium,
            PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/playwright.json`,
          },
        }),
      () => readPlaywrightReport(`${RESULTS}/playwright.json`),
    );
  }
  await server?.stop();
}
