import { Agent, get } from "node:http";
import { gunzipSync } from "node:zlib";
import { freePort } from "../scripts/setup/server.mjs";
import { buildSite, SERVER } from "../scripts/setup/steps.mjs";
import { sampleOf } from "./sample.ts";
import { serve } from "./servers.ts";

/**
 * `npm run bench:sitemap [-- 1m]`: how long the sitemap's index and parts take when they are not in the
 * cache, and how long others wait meanwhile: `/api/health` and the cached `/`, requested every few
 * milliseconds by themselves. The first row is the same without the sitemap, for what the machine does.
 */
const EVERY_MS = 5;
const QUIET_MS = 10_000;
const PROBES = ["/api/health", "/"];
/** Crawlers ask for a few at once. */
const CONNECTIONS = 4;

await buildSite();
const { env } = await sampleOf(process.argv[2] ?? "1m");
const port = await freePort();
const url = `http://localhost:${port}`;
const server = await serve([SERVER], { port, env: { ...env, APP_URL: url }, path: "/api/ready" });
const agent = new Agent({ keepAlive: true });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds until the whole answer is there, and its bytes. Crawlers take gzip. */
function request(path: string): Promise<{ ms: number; bytes: Buffer }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(`${url}${path}`, { agent, headers: { "accept-encoding": "gzip" } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ ms: performance.now() - began, bytes: Buffer.concat(chunks) }),
      );
    }).on("error", reject);
  });
}

const longest = (times: readonly number[]) => Math.max(...times).toFixed(0);
const at = (times: readonly number[], share: number) =>
  ([...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1);

/** Does `work` while others ask, and gives a row of how long both took. */
async function measure(name: string, work: () => Promise<number[]>): Promise<void> {
  let done = false;
  const waits = PROBES.map(async (path) => {
    const times: number[] = [];
    while (!done) {
      times.push((await request(path)).ms);
      await pause(EVERY_MS);
    }
    return `${at(times, 0.5)} / ${at(times, 0.99)} / ${longest(times)}`;
  });
  const times = await work();
  done = true;
  const own = times.length === 0 ? ["", ""] : [at(times, 0.5), longest(times)];
  console.log(`| ${[name, ...own, ...(await Promise.all(waits))].join(" | ")} |`);
}

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);

try {
  // Until the search index holds all, `/` is not cached.
  while (!/s-maxage/.test((await fetch(url)).headers.get("cache-control") ?? ""))
    await pause(1_000);
  for (let warm = 0; warm < 500; warm++) await Promise.all(PROBES.map(request));

  console.log(
    `| | p50 ms | longest ms | ${PROBES.map((path) => `${path}: p50 / p99 / longest ms`).join(" | ")} |`,
  );
  console.log("|---|---|---|---|---|");
  await measure("nothing", async () => {
    await pause(QUIET_MS);
    return [];
  });
  // Next loads a route's code when it is first asked for.
  await fetch(`${url}/sitemaps/biens-99999999.xml`);
  let parts: string[] = [];
  await measure("index, first", async () => {
    const { ms, bytes } = await request("/sitemap.xml");
    parts = addressesIn(gunzipSync(bytes).toString());
    return [ms];
  });
  await measure("cities, first", async () => [(await request("/sitemaps/villes.xml")).ms]);
  const listings = parts.filter((path) => path.includes("biens"));
  for (const turn of ["first", "again"]) {
    await measure(`${listings.length} parts of listings, ${turn}`, async () => {
      const times: number[] = [];
      const waiting = listings.values();
      const connection = async () => {
        for (const path of waiting) times.push((await request(path)).ms);
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, connection));
      return times;
    });
  }
} finally {
  agent.destroy();
  await server.stop();
}
