import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { ensureTestBrowser } from "./setup/chromium.mjs";
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
/** What failed, a line each: told again at the end, where thousands of lines stand between. */
const failures = [];

checkNode();
await installDependencies();
await generateClient();
const chromium = await step("Browser", () => ensureTestBrowser());
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
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0 && message) console.error(`FAILED ${name}\n${message}`);
      for (const { fullName, failureMessages } of failed) {
        console.error(`FAILED ${name}: ${fullName}\n${failureMessages.join("\n")}`);
        failures.push(failureOf(`${name}: ${fullName}`, failureMessages));
      }
    }
    return report && { passed: report.numPassedTests, failed: report.numFailedTests };
  },
);

if (await stage("Build", () => buildSite())) await endToEnd();

for (const failure of failures) console.log(`\n${failure}`);
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
        const report = readReport("playwright.json");
        for (const { file, title, tests, line } of specsOf(report?.suites)) {
          for (const { projectName, results, status } of tests) {
            if (status !== "unexpected") continue;
            const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
            failures.push(failureOf(`[${projectName}] ${file}:${line} ${title}`, messages));
          }
        }
        const stats = report?.stats;
        return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky };
      },
    );
  }
  await server?.stop();
}

/** A failed test's name and the first lines of its errors, without the colours of a terminal. */
function failureOf(name, messages) {
  const lines = messages.map((message = "") =>
    stripVTControlCharacters(message).trim().split("\n").slice(0, 8).join("\n    "),
  );
  return [`FAILED ${name}`, ...lines].join("\n    ");
}

/** The tests of Playwright's report, whose suites lie within each other. */
function specsOf(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsOf(inner)]);
}

function readReport(name) {
  const file = `${RESULTS}/${name}`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
