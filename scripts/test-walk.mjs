import { runTs } from "./setup/run.mjs";
import { buildSite, generateClient } from "./setup/steps.mjs";

/** `npm run test:walk`: the browser tests of the tag `@walk` on PostgreSQL and several processes, as in `npm test`. */
await generateClient();
await buildSite();
await runTs("e2e/walk-on-postgres.ts");
