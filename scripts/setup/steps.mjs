import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, delimiter, resolve } from "node:path";
import { parseEnv } from "node:util";
import {
  CURRENT_BUILD,
  hasBuild,
  NEXT_FOLDER,
  publishBuild,
  removeUnusedBuilds,
  serveBuild,
} from "../../lib/platform/builds.mjs";
import { filledExample, missingSecrets } from "./env.mjs";
import { run, runNode, runTs, step } from "./run.mjs";
import { digestOf, unlessStamped } from "./stamp.mjs";

/**
 * What a fresh clone needs before anything of the project can run. Node's own modules only:
 * nothing is installed yet.
 */

/** Refuses a Node that is too old with one sentence, rather than failing somewhere later. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (!supported) {
    console.error(`Node ${process.versions.node} is not supported: use 20.19+, 22.12+ or 24+.`);
    process.exit(1);
  }
}

export async function installDependencies() {
  const install = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  await step("Dependencies", () =>
    unlessStamped("node_modules/.loopimmo-installed", digestOf(["package-lock.json"]), () =>
      run("npm", install),
    ),
  );
  await setUpHooks();
}

/**
 * Has Git ask the project's hooks (scripts/hooks). Never a reason not to start: where there is no Git, or no clone,
 * nothing is committed.
 */
async function setUpHooks() {
  if (!existsSync(".git")) return;
  await run("git", ["config", "core.hooksPath", "scripts/hooks"], { quiet: true }).catch(() => {});
}

/** Writes `.env` from `.env.example` with fresh secrets, once; adds to an older one the secrets that came later. */
export function writeEnvFile() {
  return step("Configuration (.env)", () => {
    const example = readFileSync(".env.example", "utf8");
    if (!existsSync(".env")) {
      writeFileSync(".env", filledExample(example), { mode: 0o600 });
      return "written";
    }
    const written = parseEnv(readFileSync(".env", "utf8"));
    const lines = missingSecrets(example, { ...written, ...process.env });
    if (lines.length === 0) return "kept";
    appendFileSync(".env", `\n${lines.join("\n")}\n`);
    return `added ${lines.map((line) => line.split("=")[0]).join(", ")}`;
  });
}

/**
 * Generates what the data model gives when it changed: the Prisma client with the row types of reads, and the client
 * that speaks to PostgreSQL.
 */
export function generateClient() {
  // Prisma looks for its generators where npm would have put them.
  const PATH = `${resolve("node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}`;
  const generate = (...options) =>
    runNode("node_modules/prisma/build/index.js", ["generate", ...options], {
      quiet: true,
      env: { PRISMA_HIDE_UPDATE_MESSAGE: "1", PATH },
    });
  const deriver = "lib/platform/db/postgres/derive-model.ts";
  const digest = digestOf(["prisma/schema", deriver, "package-lock.json"]);
  return step("Database client", () =>
    unlessStamped("lib/platform/db/generated/.digest", digest, async () => {
      await generate();
      await runTs("scripts/db/derive-postgres-model.ts");
      await generate("--schema", "lib/platform/db/postgres/generated/model");
    }),
  );
}

const SOURCES = [
  "app",
  "components",
  "server",
  "lib",
  "public",
  "instrumentation.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "proxy.ts",
  "package-lock.json",
];

/** The program that serves the site as it was built last (lib/platform/builds.mjs). */
export const SERVER = `${CURRENT_BUILD}/server.mjs`;
/** The one of the development server: the same source, before Next in development. */
export const DEVELOPMENT_SERVER = `${NEXT_FOLDER}/development-server.mjs`;

/**
 * How V8 is to keep what is young. A page makes some two megabytes that are of no use a moment later; in
 * the sixteen that Node gives them, those of the pages under way are copied again and again.
 */
export const NODE_FLAGS = ["--min-semi-space-size=64", "--max-semi-space-size=64"];

/**
 * Builds the site unless these sources were built before, into a folder of its own: what serves a former build goes on
 * reading its files.
 */
export function buildSite() {
  const id = digestOf(SOURCES, (path) => !/\.test\.tsx?$|\.digest$/.test(path)).slice(0, 16);
  return step("Build", async () => {
    if (hasBuild(id)) {
      serveBuild(id);
      return "up to date";
    }
    // No page goes out without an entry that states who may open it.
    await runTs("scripts/check-access.ts");
    await runNode("node_modules/next/dist/bin/next", ["build"], {
      env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", BUILD_ID: id },
    });
    await bundleServer("server", await bundleLoader());
    publishBuild(id);
    removeUnusedBuilds();
  });
}

/**
 * Bundles what cached pages load first, beside Next's files and named by its content as those are.
 * @returns its address, for good
 */
async function bundleLoader() {
  const { build } = await import("esbuild");
  const { metafile } = await build({
    entryPoints: ["components/scripts-on-use/load-scripts.ts"],
    entryNames: "load-scripts.[hash]",
    outdir: `${NEXT_FOLDER}/static`,
    bundle: true,
    minify: true,
    platform: "browser",
    target: "es2022",
    metafile: true,
    logLevel: "warning",
  });
  const [file] = Object.keys(metafile.outputs);
  return `/_next/static/${basename(file)}`;
}

/** Bundles the server before Next as it runs in development, where nothing of the site is built before. */
export function bundleDevelopmentServer() {
  return step("Server", () => bundleServer("development-server"));
}

/** Bundles the server before Next, so that it needs no TypeScript: what starts other processes loads nothing of Next. */
async function bundleServer(name, loader = "") {
  const { build } = await import("esbuild");
  await build({
    entryPoints: { [name]: "server/main.ts" },
    outdir: NEXT_FOLDER,
    outExtension: { ".js": ".mjs" },
    chunkNames: "[name]-[hash]",
    splitting: true,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20.19",
    packages: "external",
    define: { "process.env.LOADER_ADDRESS": JSON.stringify(loader) },
    // Its entry for Node is a script that Node can't import by name.
    alias: {
      "@googlemaps/polyline-codec": "./node_modules/@googlemaps/polyline-codec/dist/index.esm.js",
    },
    logLevel: "warning",
  });
}
