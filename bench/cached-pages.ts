import { freePort } from "../scripts/setup/server.mjs";
import { buildSite, SERVER } from "../scripts/setup/steps.mjs";
import { residentMemory } from "./load.ts";
import { sampleOf } from "./sample.ts";
import { serve } from "./servers.ts";

/**
 * `npm run bench:cached`: what ten thousand different searches leave in the memory of the running
 * site, beside the bound that it is given.
 */
const PAGES = 10_000;
const STEP = 2_000;
const CONNECTIONS = 16;
const BOUND_MB = 256;
const MEBIBYTE = 1024 * 1024;

await buildSite();
const { env } = await sampleOf("10k");
const port = await freePort();
const url = `http://localhost:${port}`;
const server = await serve([SERVER], {
  port,
  env: { ...env, APP_URL: url, PAGE_CACHE_MB: String(BOUND_MB) },
  path: "/api/ready",
});

const metric = async (name: string) => {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? Number.NaN);
};

const report = async (requested: number) => {
  const [pages, bytes] = [await metric("page_cache_pages"), await metric("page_cache_bytes")];
  const resident = await residentMemory(server.pid);
  const retained = (bytes / MEBIBYTE).toFixed(0);
  console.log(`| ${requested} | ${pages} | ${retained} | ${BOUND_MB} | ${resident} |`);
};

try {
  console.log(
    "| requested | cached | MB cached | bound | MB of the process |\n|---|---|---|---|---|",
  );
  await report(0);
  for (let requested = 0; requested < PAGES; requested += STEP) {
    let next = requested + 1;
    const connection = async () => {
      while (next <= requested + STEP) {
        const response = await fetch(`${url}/recherche?location=Rennes&minPrice=${next++}`, {
          headers: { "accept-encoding": "br" },
        });
        if (!response.ok) throw new Error(`answered ${response.status}`);
        await response.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, connection));
    await report(requested + STEP);
  }
} finally {
  await server.stop();
}
