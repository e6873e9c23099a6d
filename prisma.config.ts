import { defineConfig } from "prisma/config";

/** The command line reads the models from here; the database address is the adapter's business. */
export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations", seed: "tsx scripts/db/seed.ts" },
});
