import { defineConfig } from "vitest/config";
import testsOnBoth from "./lib/testing/postgres/tests-on-both.json" with { type: "json" };
import { OFFLINE } from "./scripts/setup/offline.mjs";

const ROOMS = "{lib,scripts,components,app,server,sample}/**";

/** `npm run test:postgres`: database tests once more, and PostgreSQL's own. */
const onPostgres = process.env.TEST_DATABASE === "postgresql";

/** The database tests that the list names, and what is of PostgreSQL alone. */
const POSTGRES = {
  extends: true as const,
  test: {
    name: "postgres",
    // Paths of routes have brackets, which are no pattern here.
    include: [
      ...testsOnBoth.map((path) => path.replaceAll(/[()[\]]/g, "\\$&")),
      `${ROOMS}/*.postgres.test.ts`,
    ],
    globalSetup: ["lib/testing/postgres/global-setup.ts"],
    isolate: false,
    setupFiles: [
      "lib/testing/postgres/use-server.ts",
      "lib/testing/no-mocks.ts",
      "lib/testing/forget-process.ts",
    ],
  },
};

export default defineConfig({
  resolve: { alias: { "@": import.meta.dirname } },
  plugins: [
    {
      // As Next imports a picture: an object with its address, where Vite gives the address alone.
      name: "pictures-as-next-gives-them",
      enforce: "pre",
      load: (id) => (id.endsWith(".svg") ? 'export default { src: "/icons.svg" };' : null),
    },
  ],
  test: {
    maxWorkers: "100%",
    // Only a guard against a test that hangs: machines are shared, and none depends on speed.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    env: OFFLINE,
    projects: onPostgres
      ? [POSTGRES]
      : [
          {
            extends: true,
            test: {
              name: "unit",
              include: [`${ROOMS}/*.test.{ts,tsx}`, "proxy.test.ts"],
              exclude: ["**/*.{db,mocks,postgres}.test.{ts,tsx}"],
              // Pure code keeps nothing between files: what they share is loaded once a worker.
              isolate: false,
              setupFiles: ["lib/testing/no-mocks.ts"],
            },
          },
          {
            extends: true,
            // What replaces a module stays alone: others may have loaded the real one, and would get the other.
            test: {
              name: "mocks",
              include: [`${ROOMS}/*.mocks.test.{ts,tsx}`],
              globalSetup: ["lib/testing/global-setup.ts"],
            },
          },
          {
            extends: true,
            test: {
              name: "database",
              include: [`${ROOMS}/*.db.test.{ts,tsx}`, "proxy.db.test.ts"],
              globalSetup: ["lib/testing/global-setup.ts"],
              // Prisma's compiler and our own modules are loaded, and compiled, once a worker.
              isolate: false,
              setupFiles: ["lib/testing/no-mocks.ts", "lib/testing/forget-process.ts"],
            },
          },
        ],
  },
});
