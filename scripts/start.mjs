import { spawn } from "node:child_process";
import { basename, join } from "node:path";
import { currentBuild } from "../lib/platform/builds.mjs";
import { loadEnv } from "./setup/env.mjs";
import { runTs, step } from "./setup/run.mjs";
import {
  buildSite,
  bundleDevelopmentServer,
  checkNode,
  DEVELOPMENT_SERVER,
  generateClient,
  installDependencies,
  NODE_FLAGS,
  SERVER,
  writeEnvFile,
} from "./setup/steps.mjs";

/**
 * `npm start`: everything from a fresh clone to a running site. `--dev`: the development server. `--built`: what is
 * built already, on a database that is there already: nothing is installed, migrated or made.
 */
const development = process.argv.includes("--dev");

checkNode();
if (process.argv.includes("--built")) loadEnv();
else await prepare();

async function prepare() {
  await installDependencies();
  await writeEnvFile();
  loadEnv();
  await generateClient();
  await step("Migrations", () => runTs("scripts/db/migrate.ts"));
  await step("Sample data", () => runTs("sample/seed.ts", ["--if-empty"]));
  await (development ? bundleDevelopmentServer() : buildSite());
}

/** The program to run, with its options: of the build as it is now. */
function builtProgram() {
  try {
    return [...NODE_FLAGS, join(currentBuild(), basename(SERVER))];
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

const port = process.env.PORT ?? "3000";
// A line for every file of a page would bury what Next says of the sources.
const environment = development
  ? { LOG_LEVEL: "warn", ...process.env, NODE_ENV: "development" }
  : { ...process.env, NODE_ENV: "production" };
const program = development ? [DEVELOPMENT_SERVER] : builtProgram();
const server = spawn(process.execPath, program, {
  stdio: "inherit",
  env: { ...environment, PORT: port },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGUSR2"])
  process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));

console.log(`• Loopimmo: http://localhost:${port}`);
if (process.env.DEMO_ACCOUNTS === "true") {
  console.log(
    "  Demo people: vendeur@, acheteur@, looper@ and trust@demo.loopimmo.fr: one click fills the login",
  );
}
