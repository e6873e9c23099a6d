import { spawn } from "node:child_process";
import { loadEnv } from "./setup/env.mjs";
import { runTs, step } from "./setup/run.mjs";
import {
  buildSite,
  checkNode,
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
await step("Sample data", () => runTs("sample/seed.ts", ["--if-empty", "--no-pictures"]));
// Beside the build, and beyond it where they take longer: until it is drawn, a picture has a placeholder.
step("Pictures", () => runTs("sample/media/make.ts", [], { quiet: true })).catch(({ message }) =>
  console.error(message),
);
if (!development) await buildSite();

const port = process.env.PORT ?? "3000";
const program = development
  ? ["node_modules/next/dist/bin/next", "dev", "-p", port]
  : [...NODE_FLAGS, SERVER];
const server = spawn(process.execPath, program, {
  stdio: "inherit",
  env: { ...process.env, PORT: port, NODE_ENV: development ? "development" : "production" },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));

console.log(`• Loopimmo: http://localhost:${port}`);
if (process.env.DEMO_ACCOUNTS === "true") {
  console.log(
    "  Demo people: vendeur@, acheteur@, looper@ and trust@demo.loopimmo.fr: one click fills the login",
  );
}
