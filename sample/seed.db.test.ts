import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { createTestDatabase } from "../lib/testing/database.ts";

test("`prisma db seed` fills a database, without the engine that its command line would download", async () => {
  const db = await createTestDatabase();
  const { PRISMA_SCHEMA_ENGINE_BINARY: _, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/prisma/build/index.js", "db", "seed", "--", "--count=3", "--no-pictures"],
    {
      encoding: "utf8",
      env: { ...inherited, NODE_ENV: "test", DATABASE_URL: `file:${db.file}` },
    },
  );
  expect(stdout + stderr).toContain("Catalogue: 3 listings added");
  expect(status).toBe(0);
  expect(db.raw.prepare(`SELECT count(*) FROM "Property"`).pluck().get()).toBe(8);
  await db.close();
});
