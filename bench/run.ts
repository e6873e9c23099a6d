import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { freePort } from "../scripts/setup/server.mjs";
import { buildSite, SERVER } from "../scripts/setup/steps.mjs";
import { type Load, loadInTurns, type Measure, median, middleOf, warmUp } from "./load.ts";
import { buildMinimal, MINIMAL, NEXT, rowsForSize, sizeOf } from "./minimal.ts";
import { copyOf, SIZES, sampleOf } from "./sample.ts";
import { type Server, serve } from "./servers.ts";
import { markdownTable, type Row } from "./table.ts";

/**
 * `npm run bench [-- 10k 100k 1m]`, with `rendered`, `cached` or `missed` for one part of it: the servers on
 * the first core, the load on the second. What is compared is asked in turns, for only ratios mean
 * something on a shared machine; a server that is not asked costs nothing.
 */
const SEARCH = "/recherche?location=Rennes";

const requested = process.argv.slice(2).filter((name) => name in SIZES);
const sizes = requested.length > 0 ? requested : ["10k"];
const PARTS = ["rendered", "cached", "missed"] as const;
const requestedParts = PARTS.filter((part) => process.argv.includes(part));
const parts: readonly (typeof PARTS)[number][] = requestedParts.length > 0 ? requestedParts : PARTS;
const rows: Row[] = [];

/** What is measured, and what it is compared with, by name. */
interface Subject {
  name: string;
  server: Server;
  path: string | readonly string[];
  headers?: Record<string, string>;
  against?: readonly { subject: string; as: string }[];
}

/** Measures these in turns, and gives each a row. */
async function measure(subjects: readonly Subject[]): Promise<void> {
  const loads: Load[] = subjects.map(({ server, path, headers }) => ({
    url: server.url,
    pid: server.pid,
    paths: [path].flat(),
    headers,
  }));
  const rounds = await loadInTurns(loads);
  const roundsOf = (name: string) => rounds[subjects.findIndex((each) => each.name === name)] ?? [];
  for (const { name, against = [] } of subjects) {
    const own = roundsOf(name);
    const row: Row = {
      name,
      ...middleOf(own),
      ratios: against.map(({ subject, as }) => ratio(as, own, roundsOf(subject))),
    };
    rows.push(row);
    console.log(markdownTable([row]).split("\n").at(-1));
  }
}

/** One subject over another: the middle of what each round gives. */
function ratio(to: string, own: Measure[], other: Measure[]): Row["ratios"][number] {
  const middle = (of: (mine: Measure, theirs: Measure) => number) =>
    median(own.flatMap((mine, turn) => (other[turn] ? [of(mine, other[turn])] : [])));
  return {
    to,
    value: middle((mine, theirs) => mine.requestsPerSecond / theirs.requestsPerSecond),
    byCpu: middle((mine, theirs) => theirs.cpuMicros / mine.cpuMicros),
  };
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

const warm = (server: Server, path: string | readonly string[]) =>
  warmUp({ url: server.url, pid: server.pid, paths: [path].flat() });

/** Bytes of an answer's body as they travel. */
async function bytesOf(url: string, headers: Record<string, string>): Promise<number> {
  const { headers: response } = await fetch(url, { headers });
  return Number(response.get("content-length"));
}

/** As browsers ask, and as programs do that take nothing but the text itself. */
const REQUESTS = {
  "as a browser asks": { "accept-encoding": "gzip, deflate, br, zstd" },
  plain: { "accept-encoding": "identity" },
};
/** Addresses that differ and find the same: as many as no run gets through. */
const DIFFERENT = 8_000;

await buildSite();
await buildMinimal();

console.log(markdownTable([]));
await withServer(["bench/bare-http.mjs"], {}, async (bare) => {
  await withServer([NEXT, "start", MINIMAL, "-p", "PORT"], {}, async (plain) => {
    await warm(plain, "/api/empty");
    await warm(plain, "/dynamic");
    await warm(plain, "/sized?rows=100");
    await measure([
      { name: "node:http, a constant", server: bare, path: "/" },
      { name: "node:http, a constant of 15 kB", server: bare, path: "/15000" },
      { name: "Next, empty route handler", server: plain, path: "/api/empty" },
      { name: "Next, static page", server: plain, path: "/static" },
      { name: "Next, dynamic page", server: plain, path: "/dynamic" },
    ]);
    for (const size of sizes) await measureSize(size, bare, plain);
  });
});

/** A catalogue of one size, and what it is compared with. */
interface Site {
  size: string;
  env: Record<string, string>;
  /** Node's own server, and Next's smallest site. */
  bare: Server;
  plain: Server;
}

async function measureSize(size: string, bare: Server, plain: Server): Promise<void> {
  const { env, databaseFile } = await sampleOf(size);
  const site = { size, env, bare, plain };
  if (parts.includes("rendered")) await measureRendered(site, databaseFile);
  if (parts.includes("cached")) await measureCached(site);
  if (!parts.includes("missed")) return;
  const copy = copyOf(size, databaseFile);
  await measureMissed(site, copy.env).finally(copy.remove);
}

/** The pages that are compared, by name. */
async function pagesOf(server: Server): Promise<Record<string, string>> {
  return {
    home: "/",
    search: SEARCH,
    listing: `/bien/${await firstListingOnceLoaded(server.url)}`,
  };
}

/** Next itself, without the HTTP server: what a page and a call cost to make. */
async function measureRendered({ size, env, plain }: Site, databaseFile: string): Promise<void> {
  await withServer(
    ["bench/bare-sqlite.mjs"],
    { env: { DATABASE_FILE: databaseFile } },
    async (server) => {
      await measure([{ name: `${size}: node:http and an SQLite search`, server, path: "/" }]);
    },
  );
  await withServer([NEXT, "start", "-p", "PORT"], { env, path: "/api/ready" }, async (server) => {
    const pages = await pagesOf(server);
    const calls = ["/api/listings?location=Rennes", "/api/listings"];
    for (const path of [...calls, ...Object.values(pages)]) await warm(server, path);
    const empty = `${size}: Next, empty route handler`;
    await measure([
      ...calls.map((path) => ({
        name: `${size}: ${path}`,
        server,
        path,
        against: [{ subject: empty, as: "Next’s empty handler" }],
      })),
      { name: empty, server: plain, path: "/api/empty" },
    ]);
    for (const [name, path] of Object.entries(pages)) {
      const count = await rowsForSize(plain, await sizeOf(server.url + path));
      const same = `${size}: Next, plain dynamic page as large as ${name}`;
      await measure([
        {
          name: `${size}: ${nameOf(path)}, rendered`,
          server,
          path,
          against: [{ subject: same, as: "plain page of that size" }],
        },
        { name: same, server: plain, path: `/sized?rows=${count}` },
      ]);
    }
  });
}

/** Pages that the HTTP server keeps. */
async function measureCached({ size, env, bare, plain }: Site): Promise<void> {
  await withServer([SERVER], { env, path: "/api/ready" }, async (server) => {
    const smallest = `${size}: Next, smallest static page`;
    for (const [page, path] of Object.entries(await pagesOf(server))) {
      const rows = await rowsForSize(plain, await sizeOf(server.url + path));
      await warm(plain, `/prerendered/${rows}`);
      for (const [how, headers] of Object.entries(REQUESTS)) {
        // Once for the page, once for its encodings, which are made when somebody has asked for them.
        await warmUp({ url: server.url, pid: server.pid, paths: [path], headers }, 3);
        const bytes = await bytesOf(server.url + path, headers);
        const prerendered = `${size}: Next, static page as large as ${page}, ${how}`;
        const constant = `${size}: node:http, ${bytes} bytes`;
        await measure([
          {
            name: `${size}: ${nameOf(path)}, cached, ${how}`,
            server,
            path,
            headers,
            against: [
              { subject: prerendered, as: "Next’s static page of that size" },
              { subject: smallest, as: "Next’s smallest static page" },
              { subject: constant, as: "bare node:http of as many bytes" },
            ],
          },
          { name: prerendered, server: plain, path: `/prerendered/${rows}`, headers },
          { name: smallest, server: plain, path: "/static", headers },
          { name: constant, server: bare, path: `/${bytes}` },
        ]);
      }
    }
  });
}

/**
 * Searches that nobody has asked for yet: through the HTTP server, which makes and keeps them, and of
 * Next itself, which makes the same pages; and a plain page of Next's of their size.
 */
async function measureMissed({ size, env, plain }: Site, copyEnv: Site["env"]): Promise<void> {
  await withServer([SERVER], { env, path: "/api/ready" }, async (httpServer) => {
    const next = [NEXT, "start", "-p", "PORT"];
    await withServer(next, { env: copyEnv, path: "/api/ready" }, async (site) => {
      for (const server of [httpServer, site]) {
        await firstListingOnceLoaded(server.url);
        await warm(server, differentSearches("maxSurface"));
      }
      const rendered = `${size}: searches, rendered by Next itself`;
      const dynamic = `${size}: Next, plain dynamic page of 65 kB`;
      await measure([
        {
          name: `${size}: searches, missed`,
          server: httpServer,
          path: differentSearches(),
          against: [
            { subject: rendered, as: "the same pages rendered by Next itself" },
            { subject: dynamic, as: "plain page of that size" },
          ],
        },
        { name: rendered, server: site, path: differentSearches() },
        { name: dynamic, server: plain, path: `/sized?rows=${await rowsForSize(plain, 65_000)}` },
      ]);
    });
  });
}

/** The first listing of Rennes once the index holds all: when its number no longer grows. */
async function firstListingOnceLoaded(url: string): Promise<string> {
  for (let last = -1; ; ) {
    const response = await fetch(`${url}/api/listings?location=Rennes`);
    const { total, items } = (await response.json()) as { total: number; items: { id: string }[] };
    const everything = (await (await fetch(`${url}/api/listings`)).json()) as { total: number };
    if (total > 0 && everything.total === last && items[0]) return items[0].id;
    last = everything.total;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
  }
}

function nameOf(path: string): string {
  return path.replace(/[0-9a-z]{12}$/, "{id}");
}

/** Searches that differ by a bound that leaves nothing out, so that no answer is kept for the next. */
function differentSearches(bound: "minPrice" | "maxSurface" = "minPrice"): string[] {
  const from = bound === "minPrice" ? 1 : 1_000;
  return Array.from({ length: DIFFERENT }, (_, index) => `${SEARCH}&${bound}=${from + index}`);
}

const report = markdownTable(rows);
rmSync("bench/results/http.md", { force: true });
mkdirSync("bench/results", { recursive: true });
writeFileSync("bench/results/http.md", `${cpus()[0]?.model}\n\n${report}\n`);
console.log(`\n${report}`);
