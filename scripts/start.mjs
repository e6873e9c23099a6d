import { spawn } from "node:child_process";
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

/** `npm start`: everything from a fresh clone to a running site. `--dev`: the development server. */
const development = process.argv.includes("--dev");

checkNode();
await installDependencies();
await writeEnvFile();
loadEnv();
await generateClient();
await step("Migrations", () => runTs("scripts/db/migrate.ts"));
await step("Sample data", () => runTs("sample/seed.ts", ["--if-empty"]));
if (development) await bundleDevelopmentServer();
else await buildSite();

const port = process.env.PORT ?? "3000";
// A line for every file of a page would bury what Next says of the sources.
const environment = development
  ? { LOG_LEVEL: "warn", ...process.env, NODE_ENV: "development" }
  : { ...process.env, NODE_ENV: "production" };
const program = development ? [DEVELOPMENT_SERVER] : [...NODE_FLAGS, SERVER];
const server = spawn(process.execPath, program, {
  stdio: "inherit",
  env: { ...environment, PORT: port },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));

console.log(`• Loopimmo: http://localhost:${port}`);
if (process.env.DEMO_ACCOUNTS === "true") {
  console.log(
    "  Demo people: vendeur@, acheteur@, looper@ and trust@demo.loopimmo.fr: one click fills the login",
  );
}
