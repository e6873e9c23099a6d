import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureChromium } from "./setup/chromium.mjs";
import { OFFLINE } from "./setup/offline.mjs";
import { runNode, runTs, step } from "./setup/run.mjs";
import { freePort, startServer } from "./setup/server.mjs";
import { buildSite, checkNode, generateClient, installDependencies } from "./setup/steps.mjs";

/**
 * `npm test`: every check and every test, from a fresh clone. One build and one server serve all
 * the end-to-end tests. Every stage runs even after a failure; the last line has the totals.
 */
const RESULTS = "test-results";
const totals = { passed: 0, failed: 0 };

checkNode();
await installDependencies();
await generateClient();
const chromium = await step("Browser", () => ensureChromium());
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

/** Runs a stage whose report, if it wrote one, gives its counts; a stage without counts is one test. */
async function stage(title, work, counts) {
  let broke = false;
  await step(title, () =>
    work().catch((error) => {
      broke = true;
      console.error(error.message);
      return "FAILED";
    }),
  );
  const { passed, failed } = counts?.() ?? { passed: broke ? 0 : 1, failed: broke ? 1 : 0 };
  totals.passed += passed;
  // A stage that broke without a failed test (a crash, a bad set-up) is a failure too.
  totals.failed += broke ? Math.max(1, failed) : failed;
  return !broke;
}

await stage("Checks", () => runNode("scripts/check.mjs"));

await stage(
  "Unit and database tests",
  () =>
    runNode("node_modules/vitest/vitest.mjs", [
      "run",
      "--reporter=json",
      `--outputFile.json=${RESULTS}/vitest.json`,
    ]),
  () => {
    const report = readReport("vitest.json");
    for (const { name, assertionResults, message } of report?.testResults ?? []) {
      const failures = assertionResults.filter(({ status }) => status === "failed");
      if (failures.length === 0 && message) console.error(`FAILED ${name}\n${message}`);
      for (const { fullName, failureMessages } of failures) {
        console.error(`FAILED ${name}: ${fullName}\n${failureMessages.join("\n")}`);
      }
    }
    return report && { passed: report.numPassedTests, failed: report.numFailedTests };
  },
);

if (await stage("Build", () => buildSite())) await endToEnd();

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

async function endToEnd() {
  const port = await freePort();
  const secret = () => randomBytes(32).toString("base64url");
  const env = {
    APP_URL: `http://localhost:${port}`,
    PORT: String(port),
    DATABASE_URL: "file:./data/test/e2e.db",
    SNAPSHOT_DIR: "./data/test/search",
    AUTH_SECRET: secret(),
    CAPTCHA_HMAC_KEY: secret(),
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
      () => {
        const stats = readReport("playwright.json")?.stats;
        return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky };
      },
    );
  }
  await server?.stop();
}

function readReport(name) {
  const file = `${RESULTS}/${name}`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
