import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { runNode, runTs } from "../scripts/setup/run.mjs";
import { freePort } from "../scripts/setup/server.mjs";
import { buildSite } from "../scripts/setup/steps.mjs";
import { load } from "./load.ts";
import { type Server, serve } from "./servers.ts";
import { markdownTable, type Row } from "./table.ts";

/**
 * `npm run bench [-- 10k 100k 1m]`: one server at a time on the first core, the load on the
 * second, all in one run, since only ratios mean something on a shared machine.
 */
const SIZES: Record<string, number> = { "10k": 10_000, "100k": 100_000, "1m": 1_000_000 };
const NEXT = "node_modules/next/dist/bin/next";
const MINIMAL = "bench/next-minimal";
const SECRET = "bench-only-secret-of-32-characters!";

const asked = process.argv.slice(2).filter((name) => name in SIZES);
const sizes = asked.length > 0 ? asked : ["10k"];
const rows: Row[] = [];

async function measure(
  name: string,
  server: Server,
  path: string,
  compare?: { to: string; requestsPerSecond: number },
): Promise<Row> {
  const measured = await load(`${server.url}${path}`, { pid: server.pid });
  const row: Row = {
    name,
    ...measured,
    ...(compare && {
      ratio: { to: compare.to, value: measured.requestsPerSecond / compare.requestsPerSecond },
    }),
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

/** Rows of the plain page that make it as large as a page of the site. */
async function rowsForSize(server: Server, bytes: number): Promise<number> {
  const size = async (count: number) =>
    (await (await fetch(`${server.url}/sized?rows=${count}`)).text()).length;
  const [empty, hundred] = [await size(0), await size(100)];
  return Math.max(1, Math.round(((bytes - empty) / (hundred - empty)) * 100));
}

await buildSite();
await runNode(NEXT, ["build", MINIMAL], { quiet: true });

console.log(markdownTable([]));
await withServer(["bench/bare-http.mjs"], {}, async (server) => {
  await measure("node:http, a constant", server, "/");
});

for (const size of sizes) {
  const folder = `data/bench/${size}`;
  const env = {
    DATABASE_URL: `file:./${folder}/app.db`,
    SNAPSHOT_DIR: `./${folder}/search`,
    AUTH_SECRET: SECRET,
    CAPTCHA_HMAC_KEY: SECRET,
    SEED_CATALOGUE: String(SIZES[size]),
  };
  mkdirSync(folder, { recursive: true });
  await runTs("scripts/db/migrate.ts", [], { env });
  await runTs("scripts/db/seed.ts", ["--if-empty"], { env });

  await withServer(
    ["bench/bare-sqlite.mjs"],
    { env: { DATABASE_FILE: `${folder}/app.db` } },
    async (server) => {
      await measure(`${size}: node:http and an SQLite search`, server, "/");
    },
  );

  const pages: Record<string, string> = {
    home: "/",
    search: "/recherche?location=Rennes",
  };
  const bytes: Record<string, number> = {};
  const site: Record<string, Row> = {};
  await withServer([NEXT, "start", "-p", "PORT"], { env, path: "/api/ready" }, async (server) => {
    const first = await (await fetch(`${server.url}/api/listings?location=Rennes`)).json();
    pages.listing = `/bien/${first.items[0].id}`;
    site.api = await measure(
      `${size}: /api/listings, Rennes`,
      server,
      "/api/listings?location=Rennes",
    );
    site.all = await measure(`${size}: /api/listings, everywhere`, server, "/api/listings");
    for (const [name, path] of Object.entries(pages)) {
      bytes[name] = (await (await fetch(`${server.url}${path}`)).text()).length;
      site[name] = await measure(`${size}: ${path.replace(/[0-9a-z]{12}$/, "{id}")}`, server, path);
    }
  });

  await withServer([NEXT, "start", MINIMAL, "-p", "PORT"], {}, async (server) => {
    const empty = await measure(`${size}: Next, empty route handler`, server, "/api/empty");
    await measure(`${size}: Next, static page`, server, "/static");
    await measure(`${size}: Next, dynamic page`, server, "/dynamic");
    for (const name of ["api", "all"]) compareTo(site[name], "Next’s empty handler", empty);
    for (const name of Object.keys(pages)) {
      const count = await rowsForSize(server, bytes[name] ?? 0);
      const plain = await measure(
        `${size}: Next, plain dynamic page as large as ${name}`,
        server,
        `/sized?rows=${count}`,
      );
      compareTo(site[name], "plain page of that size", plain);
    }
  });
}

function compareTo(row: Row | undefined, to: string, other: Row): void {
  if (row) row.ratio = { to, value: row.requestsPerSecond / other.requestsPerSecond };
}

const report = markdownTable(rows);
rmSync("bench/results", { recursive: true, force: true });
mkdirSync("bench/results", { recursive: true });
writeFileSync("bench/results/http.md", `${cpus()[0]?.model}\n\n${report}\n`);
console.log(`\n${report}`);
