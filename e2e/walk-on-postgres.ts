import { rmSync } from "node:fs";
import { startPostgres } from "../lib/testing/postgres/server.ts";
import { ensureTestBrowser } from "../scripts/setup/chromium.mjs";
import { runBrowserTests, startTestSite } from "../scripts/setup/test-site.mjs";

/**
 * The tests of the tag `@walk` against the built site on PostgreSQL, served by several processes: what people do of each
 * kind once. Playwright's report is written where the argument says.
 */
const PROCESSES = 2;
const FOLDER = "./data/test/walk";

const [report = "test-results/walk.json"] = process.argv.slice(2);
rmSync(FOLDER, { recursive: true, force: true });
const server = await startPostgres();
try {
  const database = server.urlOf("postgres");
  const site = await startTestSite({ database, folder: FOLDER, processes: PROCESSES });
  try {
    const chromium = await ensureTestBrowser();
    const args = ["--grep", "@walk", "--output", "test-results/walk"];
    await runBrowserTests(site, { chromium, report, args });
  } finally {
    await site.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await server.stop();
}
