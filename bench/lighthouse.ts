import { mkdirSync, writeFileSync } from "node:fs";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { CHROMIUM_ARGS, ensureChromium } from "../scripts/setup/chromium.mjs";
import { runNode } from "../scripts/setup/run.mjs";
import { freePort } from "../scripts/setup/server.mjs";
import { buildSite, SERVER } from "../scripts/setup/steps.mjs";
import { median } from "./load.ts";
import { sampleOf } from "./sample.ts";
import { serve } from "./servers.ts";

/**
 * `npm run bench:lighthouse [-- runs [path…]]`: Lighthouse's mobile audit of the main public pages and
 * of Next's own empty page, or of the named paths alone, the median of five runs each, in one go. With
 * `SITES=address,address` it audits the named paths of sites that run already, in turns: those before and after
 * a change. Scores are out of 100.
 */
const RUNS = Number(process.argv[2] ?? 5);
const REQUESTS = process.argv.slice(3);
const SITES = process.env.SITES?.split(",") ?? [];
const NEXT = "node_modules/next/dist/bin/next";
const MINIMAL = "bench/next-minimal";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const METRICS = [
  "largest-contentful-paint",
  "cumulative-layout-shift",
  "total-blocking-time",
] as const;

interface Audit {
  scores: number[];
  metrics: number[];
}

/** The middle one of those there are: now and then a run has no trace of a metric. */
const middle = (values: number[]) => median(values.filter(Number.isFinite));

const chromium = await ensureChromium();
process.env.CHROME_PATH = chromium;

async function auditOnce(url: string): Promise<Audit> {
  const chrome = await launch({
    chromePath: chromium,
    chromeFlags: ["--headless=new", ...CHROMIUM_ARGS],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      formFactor: "mobile",
    });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    const { categories, audits } = result.lhr;
    for (const audit of Object.values(audits)) {
      if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === "binary") {
        console.log(`    ${audit.id}: ${audit.title}`);
      }
    }
    return {
      scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
      metrics: METRICS.map((name) => audits[name]?.numericValue ?? Number.NaN),
    };
  } finally {
    chrome.kill();
  }
}

const lines: string[] = [];
const audit = (name: string, url: string) => auditInTurns([{ name, url }]);

async function auditInTurns(pages: { name: string; url: string }[]): Promise<void> {
  const all = pages.map(({ name, url }) => ({ name, url, runs: [] as Audit[] }));
  for (let run = 0; run < RUNS; run++) {
    for (const { url, runs } of all) runs.push(await auditOnce(url));
  }
  for (const { name, runs } of all) writeLine(name, runs);
}

function writeLine(name: string, runs: Audit[]): void {
  const scores = CATEGORIES.map((_, index) => middle(runs.map((each) => each.scores[index] ?? 0)));
  const [lcp, shift, blocking] = METRICS.map((_, index) =>
    middle(runs.map((each) => each.metrics[index] ?? Number.NaN)),
  );
  const line = `| ${name} | ${scores.join(" | ")} | ${((lcp ?? 0) / 1000).toFixed(2)} | ${shift?.toFixed(3)} | ${blocking?.toFixed(0)} |`;
  lines.push(line);
  console.log(line);
}

console.log("| page | performance | accessibility | best practices | SEO | LCP s | CLS | TBT ms |");

for (const path of SITES.length > 0 ? REQUESTS : [])
  await auditInTurns(SITES.map((site) => ({ name: site + path, url: site + path })));
if (SITES.length > 0) process.exit();

await buildSite();
if (REQUESTS.length === 0) {
  await runNode(NEXT, ["build", MINIMAL], { quiet: true });
  const minimalPort = await freePort();
  const minimal = await serve([NEXT, "start", MINIMAL, "-p", String(minimalPort)], {
    port: minimalPort,
  });
  await audit("Next’s empty page", `${minimal.url}/static`);
  await minimal.stop();
}

const port = await freePort();
const { env } = await sampleOf("10k");
const site = await serve([SERVER], {
  port,
  path: "/api/ready",
  env: { ...env, APP_URL: `http://localhost:${port}` },
});
try {
  if (REQUESTS.length === 0) {
    const { items } = await (await fetch(`${site.url}/api/listings?location=Rennes`)).json();
    await audit("/bien/{id}", `${site.url}/bien/${items[0].id}`);
  }
  const paths = ["/", "/recherche?location=Rennes", "/beta", "/looper", "/vendre"];
  for (const path of REQUESTS.length > 0 ? REQUESTS : paths)
    await audit(path, `${site.url}${path}`);
} finally {
  await site.stop();
}
mkdirSync("bench/results", { recursive: true });
writeFileSync("bench/results/lighthouse.md", `${lines.join("\n")}\n`);
