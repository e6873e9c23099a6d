import { defineConfig } from "prisma/config";

// The native engine can't be downloaded everywhere, and `db seed` and `generate` do not use it: the
// command line only wants a file there.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

/** The command line reads the models from here; the database address is the adapter's business. */
export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations", seed: "tsx sample/seed.ts" },
});
