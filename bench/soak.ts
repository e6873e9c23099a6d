import { mkdirSync, rmSync } from "node:fs";
import Database from "better-sqlite3";
import { CURRENT_BUILD } from "../lib/platform/builds.mjs";
import { runTs } from "../scripts/setup/run.mjs";
import { freePort, startServer } from "../scripts/setup/server.mjs";
import { buildSite } from "../scripts/setup/steps.mjs";
import { readActionPages, readPaths } from "../server/server-actions.ts";
import { countsOf, type Report, reportOf, type Sample, sampleOf } from "./soak/measure.ts";
import { type Target, VISITORS } from "./soak/visitors.ts";

/**
 * `npm run bench:soak -- [minutes]`: whether the site stays up under everybody at once, ten minutes long:
 * readers, people who type and leave before the answer, bodies that arrive slowly, forms, bots. Loopback
 * only; each visitor paces itself and has so many requests at most. It ends with every counter of what is
 * under way at zero, no answer 5xx but a deliberate 503, memory level and readiness answering all along; else
 * with exit code 1 and what was otherwise.
 */
const FOLDER = "data/bench/soak";
const SECRET = "bench-only-secret-of-32-characters!";
const MINUTES = Number(process.argv[2] ?? 10);
const SAMPLE_MS = 5_000;
/** The slowest thing under way when the visitors stop: a body that is given up (requestTimeout). */
const SETTLE_MS = 45_000;

if (!(MINUTES > 0 && MINUTES <= 60)) throw new Error("minutes: a number up to 60");

const port = await freePort();
const env = {
  DATABASE_URL: `file:./${FOLDER}/app.db`,
  SNAPSHOT_DIR: `./${FOLDER}/search`,
  APP_URL: `http://localhost:${port}`,
  // Each visitor comes from a network of its own, as behind a proxy: limits count them apart.
  TRUSTED_PROXIES: "127.0.0.1",
  AUTH_SECRET: SECRET,
  CAPTCHA_HMAC_KEY: SECRET,
  DOCUMENT_KEY: SECRET,
  SEED_CATALOGUE: "240",
  DEMO_ACCOUNTS: "true",
  // Full within minutes, so that memory is level or is not.
  PAGE_CACHE_MB: "32",
  LOG_LEVEL: "fatal",
};

await buildSite();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
await runTs("scripts/db/migrate.ts", [], { env });
await runTs("sample/seed.ts", [], { env });
const database = new Database(`${FOLDER}/app.db`);
const withdrawn = database
  .prepare(
    `UPDATE "Property" SET "status" = 'withdrawn'
     WHERE "id" IN (SELECT "id" FROM "Property" WHERE "status" = 'active' LIMIT 10) RETURNING "id"`,
  )
  .pluck()
  .all() as string[];
database.close();
const server = await startServer({ port, env });
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const pathOf = readPaths(CURRENT_BUILD);
const actionPages = [...readActionPages(CURRENT_BUILD)];
const listingForms = actionPages.flatMap(([action, files]) =>
  files.flatMap((file) => {
    const page = pathOf[file] ?? "";
    return page.startsWith("/bien/[id]/") ? [{ page, action }] : [];
  }),
);
if (listingForms.length === 0) throw new Error("the build has no form on a listing");

const target: Target = {
  port,
  host: `localhost:${port}`,
  origin: env.APP_URL,
  actions: actionPages.map(([action]) => action),
  listingForms,
  goneListings: [...withdrawn, "zzzzzzzzzzzz"],
  ends: Date.now() + MINUTES * 60_000,
  statuses: new Map(),
  probes: [],
};
const samples: Sample[] = [await sampleOf(target)];
const atStart = samples[0] as Sample;
const sampling = (async () => {
  while (Date.now() < target.ends) {
    await sleep(SAMPLE_MS);
    samples.push(await sampleOf(target));
  }
})();
console.log(`• ${MINUTES} minutes against http://localhost:${port}`);
await Promise.all([sampling, ...VISITORS.map((visit) => visit(target))]);

const settled = Date.now() + SETTLE_MS;
let counts = await countsOf(target);
while (Object.values(counts).some((count) => count > 0) && Date.now() < settled) {
  await sleep(500);
  counts = await countsOf(target);
}
const report: Report = reportOf(target, samples, { atStart: atStart.counts, atEnd: counts });
for (const line of report.lines) console.log(line);
const code = await server.stop();
if (code !== 0) report.failures.push(`the server ended with ${code}`);
for (const failure of report.failures) console.error(`FAILED ${failure}`);
process.exit(report.failures.length === 0 ? 0 : 1);
