import { execFile } from "node:child_process";
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
      "server",
      "lib",
      "sample",
      "scripts",
    ],
  ],
  ["access", ["--import", "tsx", "scripts/check-access.ts"]],
  ["reads", ["--import", "tsx", "scripts/check-reads.ts"]],
  ["words", ["scripts/check-words.mjs"]],
  ["dead code", ["node_modules/knip/bin/knip.js"]],
  // What tests alone import is dead too. The generators of the data model are imported nowhere.
  [
    "dead code but for tests",
    ["node_modules/knip/bin/knip.js", "--production", "--exclude=dependencies"],
  ],
];

await generateClient();
const results = await Promise.all(CHECKS.map(([name, command]) => check(name, command)));
const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
console.log(`Checks: ${CHECKS.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(", ")}`);
  process.exit(1);
}

/** Runs one check beside the others; what it printed comes whole, once it is done. */
function check(name, command) {
  return new Promise((resolve) => {
    execFile(process.execPath, command, { maxBuffer: Infinity }, (error, stdout, stderr) => {
      process.stdout.write(`• Check: ${name}\n${stdout}${stderr}`);
      resolve({ name, passed: error === null });
    });
  });
}
