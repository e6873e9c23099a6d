import { mkdirSync, rmSync } from "node:fs";
import { ensureTestBrowser } from "./setup/chromium.mjs";
import { runNode, runTs, step } from "./setup/run.mjs";
import { buildSite, checkNode, generateClient, installDependencies } from "./setup/steps.mjs";
import {
  failureText,
  readPlaywrightReport,
  readVitestReport,
  slowestText,
} from "./setup/test-reports.mjs";
import { runBrowserTests, startTestSite } from "./setup/test-site.mjs";

/**
 * `npm test`: every check and every test, from a fresh clone. One build and one server serve all
 * the end-to-end tests. Every stage runs even after a failure; the last line has the totals.
 */
const RESULTS = "test-results";
/** What of the database tests runs on PostgreSQL too: the writer, what the database refuses, races. */
const ON_POSTGRES = [
  ...["lib/platform/", "lib/offers/", "lib/sales/", "lib/favorites/"],
  "server/outage.postgres.test.ts",
];
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

if (await stage("Build", () => buildSite())) {
  await endToEnd();
  await walkOnPostgres();
}

for (const failure of failures) console.log(`\n${failure}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

async function endToEnd() {
  rmSync("data/test", { recursive: true, force: true });
  let site;
  const started = await stage("Test site", async () => {
    site = await startTestSite({ database: "file:./data/test/e2e.db", folder: "./data/test" });
  });
  const report = `${RESULTS}/playwright.json`;
  if (started) {
    await stage(
      "End-to-end tests",
      () => runBrowserTests(site, { chromium, report }),
      () => readPlaywrightReport(report),
    );
  }
  await site?.stop();
}

function walkOnPostgres() {
  const report = `${RESULTS}/walk.json`;
  return stage(
    "Walk on PostgreSQL",
    () => runTs("e2e/walk-on-postgres.ts", [report], { env: { CHROMIUM_PATH: chromium } }),
    () => readPlaywrightReport(report),
  );
}
