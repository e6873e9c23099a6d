import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { runNode } from "../scripts/setup/run.mjs";
import { freePort } from "../scripts/setup/server.mjs";
import { buildSite, SERVER } from "../scripts/setup/steps.mjs";
import { load } from "./load.ts";
import { SIZES, sampleOf } from "./sample.ts";
import { type Server, serve } from "./servers.ts";
import { markdownTable, type Row } from "./table.ts";

/**
 * `npm run bench [-- 10k 100k 1m]`: one server at a time on the first core, the load on the
 * second, all in one run, since only ratios mean something on a shared machine.
 */
const NEXT = "node_modules/next/dist/bin/next";
const MINIMAL = "bench/next-minimal";
const SEARCH = "/recherche?location=Rennes";

const asked = process.argv.slice(2).filter((name) => name in SIZES);
const sizes = asked.length > 0 ? asked : ["10k"];
const rows: Row[] = [];

async function measure(
  name: string,
  server: Server,
  path: string | readonly string[],
  headers: Record<string, string> = {},
): Promise<Row> {
  const paths = [path].flat();
  const row: Row = {
    name,
    ratios: [],
    ...(await load(server.url, { paths, headers, pid: server.pid })),
  };
  rows.push(row);
  console.log(markdownTable([row]).split("\n").at(-1));
  return row;
}

async function withServer(
  args: string[],
  options: Omit<Parameters<typeof serve>[1], "port">,
  use: (server: Server) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const server = await serve(
    args.map((arg) => (arg === "PORT" ? String(port) : arg)),
    { ...options, port, env: { ...options.env, APP_URL: `http://localhost:${port}` } },
  );
  await use(server).finally(() => server.stop());
}

/** What a server does best after some seconds: code compiled, memory settled. Nothing of it is kept. */
async function warmUp(server: Server, path: string): Promise<void> {
  await load(server.url, { paths: [path], pid: server.pid, seconds: 8 });
}

/** Rows of the plain page that make it as large as a page of the site. */
async function rowsForSize(server: Server, bytes: number): Promise<number> {
  const size = async (count: number) =>
    (await (await fetch(`${server.url}/sized?rows=${count}`)).text()).length;
  const [empty, hundred] = [await size(0), await size(100)];
  return Math.max(1, Math.round(((bytes - empty) / (hundred - empty)) * 100));
}

const COMPRESSED = { "accept-encoding": "br" };
/** Addresses that differ and find the same: as many as no run gets through. */
const DIFFERENT = 8_000;

await buildSite();
await runNode(NEXT, ["build", MINIMAL], { quiet: true });

console.log(markdownTable([]));
const bare: Row[] = [];
await withServer(["bench/bare-http.mjs"], {}, async (server) => {
  bare.push(await measure("node:http, a constant", server, "/"));
  bare.push(await measure("node:http, a constant of 15 kB", server, "/page"));
});

for (const size of sizes) await measureSize(size);

async function measureSize(size: string): Promise<void> {
  const { env, databaseFile } = await sampleOf(size);

  await withServer(
    ["bench/bare-sqlite.mjs"],
    { env: { DATABASE_FILE: databaseFile } },
    async (server) => {
      await measure(`${size}: node:http and an SQLite search`, server, "/");
    },
  );

  const pages: Record<string, string> = { home: "/", search: SEARCH };
  const bytes: Record<string, number> = {};
  const ours: Record<string, Row> = {};
  // Next itself, without the front door: what a page and a call cost to make.
  await withServer([NEXT, "start", "-p", "PORT"], { env, path: "/api/ready" }, async (server) => {
    pages.listing = `/bien/${await firstListingOnceLoaded(server.url)}`;
    const calls = { api: "/api/listings?location=Rennes", all: "/api/listings" };
    for (const path of [calls.api, ...Object.values(pages)]) await warmUp(server, path);
    for (const [name, path] of Object.entries(calls)) {
      ours[name] = await measure(`${size}: ${path}`, server, path);
    }
    for (const [name, path] of Object.entries(pages)) {
      bytes[name] = (await (await fetch(`${server.url}${path}`)).text()).length;
      ours[name] = await measure(`${size}: ${nameOf(path)}, rendered`, server, path);
    }
    ours.renders = await measure(`${size}: searches, rendered`, server, differentSearches());
  });

  const kept: Row[] = [];
  await withServer([SERVER], { env, path: "/api/ready" }, async (server) => {
    await firstListingOnceLoaded(server.url);
    await warmUp(server, pages.home ?? "/");
    for (const path of Object.values(pages)) {
      kept.push(await measure(`${size}: ${nameOf(path)}, kept`, server, path));
      kept.push(await measure(`${size}: ${nameOf(path)}, kept, brotli`, server, path, COMPRESSED));
    }
    const misses = await measure(`${size}: searches, missed`, server, differentSearches());
    if (ours.renders) compareTo(misses, "rendered without the door", ours.renders);
  });

  await withServer([NEXT, "start", MINIMAL, "-p", "PORT"], {}, async (server) => {
    await warmUp(server, "/api/empty");
    await warmUp(server, "/sized?rows=100");
    const empty = await measure(`${size}: Next, empty route handler`, server, "/api/empty");
    const still = await measure(`${size}: Next, static page`, server, "/static");
    await measure(`${size}: Next, dynamic page`, server, "/dynamic");
    for (const name of ["api", "all"]) compareTo(ours[name], "Next’s empty handler", empty);
    for (const row of kept) compareTo(row, "Next’s static page", still);
    for (const name of Object.keys(pages)) {
      const count = await rowsForSize(server, bytes[name] ?? 0);
      const plain = await measure(
        `${size}: Next, plain dynamic page as large as ${name}`,
        server,
        `/sized?rows=${count}`,
      );
      compareTo(ours[name], "plain page of that size", plain);
    }
  });
  for (const row of kept) if (bare[1]) compareTo(row, "bare node:http of 15 kB", bare[1]);
}

/** The first listing of Rennes once the index holds all: when its number no longer grows. */
async function firstListingOnceLoaded(url: string): Promise<string> {
  for (let last = -1; ; ) {
    const answer = await fetch(`${url}/api/listings?location=Rennes`);
    const { total, items } = (await answer.json()) as { total: number; items: { id: string }[] };
    const everything = (await (await fetch(`${url}/api/listings`)).json()) as { total: number };
    if (total > 0 && everything.total === last && items[0]) return items[0].id;
    last = everything.total;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
  }
}

function nameOf(path: string): string {
  return path.replace(/[0-9a-z]{12}$/, "{id}");
}

/** Searches that differ by a price nobody asks, so that no answer is kept for the next. */
function differentSearches(): string[] {
  return Array.from({ length: DIFFERENT }, (_, index) => `${SEARCH}&minPrice=${index + 1}`);
}

function compareTo(row: Row | undefined, to: string, other: Row): void {
  row?.ratios.push({
    to,
    value: row.requestsPerSecond / other.requestsPerSecond,
    byCpu: other.cpuMicros / row.cpuMicros,
  });
}

const report = markdownTable(rows);
rmSync("bench/results/http.md", { force: true });
mkdirSync("bench/results", { recursive: true });
writeFileSync("bench/results/http.md", `${cpus()[0]?.model}\n\n${report}\n`);
console.log(`\n${report}`);
