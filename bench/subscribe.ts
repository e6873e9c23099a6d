import { mkdirSync, rmSync } from "node:fs";
import { newId } from "../lib/kernel/ids.ts";
import { openDatabase, PROGRAM_BUSY_MS } from "../lib/platform/db/open.ts";
import { solvedToken } from "../lib/testing/captcha.ts";
import { runTs } from "../scripts/setup/run.mjs";
import { freePort } from "../scripts/setup/server.mjs";
import { buildSite, SERVER } from "../scripts/setup/steps.mjs";
import { type Load, loadInTurns, middleOf, warmUp } from "./load.ts";
import { buildMinimal, MINIMAL, NEXT } from "./minimal.ts";
import { serve } from "./servers.ts";

/**
 * `npm run bench:subscribe`: subscriptions to the waitlist in a second, on one core with everything
 * that belongs to one (captcha checked and spent, entry, mail, transaction on disk), beside Next's
 * empty route handler. Each subscription is of an address and a captcha of its own; half of them
 * name somebody's code. Once without and once with a name for the call, as the site's form sends it.
 */
const FOLDER = "data/bench/subscribe";
const SECRET = "bench-only-secret-of-32-characters!";
const WARM = 12_000;
const MEASURED = 20_000;

const env = {
  DATABASE_URL: `file:./${FOLDER}/app.db`,
  SNAPSHOT_DIR: `./${FOLDER}/search`,
  AUTH_SECRET: SECRET,
  CAPTCHA_HMAC_KEY: SECRET,
  DOCUMENT_KEY: SECRET,
  SEED_CATALOGUE: "0",
  DEMO_ACCOUNTS: "true",
  LOG_LEVEL: "warn",
};
// The captchas are solved here with the server's key: it checks one in the same time whatever the
// number is, and looking for numbers would measure this machine's browsers.
Object.assign(process.env, env);

await buildSite();
await buildMinimal();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
await runTs("scripts/db/migrate.ts", [], { env });
await runTs("sample/seed.ts", [], { env });

/** Somebody's code, to be named by those who subscribe. */
function anyCode(): string {
  const database = openDatabase(`${FOLDER}/app.db`, { busyMs: PROGRAM_BUSY_MS });
  const code = database.prepare<[], string>("SELECT referralCode FROM User LIMIT 1").pluck().get();
  database.close();
  if (!code) throw new Error("the sample has no account");
  return code;
}

const referredBy = anyCode();
const inAnHour = new Date(Date.now() + 3_600_000);
const bodies = await Promise.all(
  Array.from({ length: WARM + 2 * MEASURED }, async (_, index) =>
    JSON.stringify({
      email: `${newId()}@example.org`,
      role: "looper",
      token: await solvedToken(inAnHour),
      ...(index % 2 === 0 && { referredBy }),
    }),
  ),
);

const [port, plainPort] = [await freePort(), await freePort()];
const site = await serve([SERVER], {
  port,
  env: { ...env, APP_URL: `http://localhost:${port}` },
  path: "/api/health",
});
const plain = await serve([NEXT, "start", MINIMAL], { port: plainPort, path: "/api/empty" });
try {
  const empty: Load = { url: plain.url, pid: plain.pid, paths: ["/api/empty"] };
  const subscriptions: Load = {
    url: site.url,
    pid: site.pid,
    paths: ["/api/subscribe"],
    headers: { "content-type": "application/json" },
  };
  await warmUp(empty, 5);
  await warmUp({ ...subscriptions, bodies: bodies.slice(0, WARM) }, 10);
  const loads = [
    empty,
    { ...subscriptions, bodies: bodies.slice(WARM, WARM + MEASURED) },
    { ...subscriptions, bodies: bodies.slice(WARM + MEASURED), named: true },
  ];
  const names = ["Next, empty route", "POST /api/subscribe", "POST /api/subscribe, named"];
  const measures = (await loadInTurns(loads)).map(middleOf);
  const most = measures[0]?.requestsPerSecond ?? Number.NaN;
  console.log("| | req/s | p50 ms | p99 ms | CPU µs | MB | errors | × Next’s empty route |");
  console.log("|---|---|---|---|---|---|---|---|");
  for (const [index, each] of measures.entries()) {
    const ratio = (each.requestsPerSecond / most).toFixed(2);
    console.log(
      `| ${names[index]} | ${each.requestsPerSecond.toFixed(0)} | ${each.p50Ms} | ${each.p99Ms} | ${each.cpuMicros} | ${each.memoryMb} | ${each.errors} | ${ratio} |`,
    );
  }
} finally {
  await Promise.all([site.stop(), plain.stop()]);
}
