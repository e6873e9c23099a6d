import { runNode } from "./setup/run.mjs";
import { generateClient } from "./setup/steps.mjs";

/**
 * `npm run test:postgres`: the database tests on a PostgreSQL server of their own, from npm. What follows `--` goes to
 * vitest: parts of paths, for some files alone.
 */
await generateClient();
await runNode("node_modules/vitest/vitest.mjs", ["run", ...process.argv.slice(2)], {
  env: { TEST_DATABASE: "postgresql" },
});
