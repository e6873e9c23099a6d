import { spawnSync } from "node:child_process";
import { generateClient } from "./setup/steps.mjs";

/** `npm run check`: every check that needs no server; all run, then the failures are named. */
const CHECKS = [
  ["format and lint", ["node_modules/@biomejs/biome/bin/biome", "check", "."]],
  ["types", ["node_modules/typescript/bin/tsc", "--noEmit"]],
  [
    "import directions",
    [
      "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
      "app",
      "components",
      "front-door",
      "lib",
      "scripts",
    ],
  ],
  ["access", ["--import", "tsx", "scripts/check-access.ts"]],
  ["dead code", ["node_modules/knip/bin/knip.js"]],
];

await generateClient();
const failed = [];
for (const [name, command] of CHECKS) {
  console.log(`• Check: ${name}`);
  const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
  if (status !== 0) failed.push(name);
}
console.log(`Checks: ${CHECKS.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(", ")}`);
  process.exit(1);
}
