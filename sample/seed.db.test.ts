import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MEDIA_WIDTHS } from "../lib/listings/media/rules.ts";
import { createTestDatabase } from "../lib/testing/database.ts";

test("`prisma db seed` fills a database and the store of its pictures, without the engine that its command line would download", async () => {
  const db = await createTestDatabase();
  const media = mkdtempSync(join(tmpdir(), "loopimmo-seed-"));
  const { PRISMA_SCHEMA_ENGINE_BINARY: _, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/prisma/build/index.js", "db", "seed", "--", "--count=3"],
    {
      encoding: "utf8",
      env: { ...inherited, NODE_ENV: "test", DATABASE_URL: `file:${db.file}`, MEDIA_DIR: media },
    },
  );
  expect(stdout + stderr).toContain("Catalogue: 3 listings added");
  expect(status).toBe(0);
  expect(db.raw.prepare(`SELECT count(*) FROM "Property"`).pluck().get()).toBe(5 + 12 + 3);
  const keys = db.raw
    .prepare<[], string>(`SELECT DISTINCT "mediaKey" FROM "PropertyPhoto"`)
    .pluck()
    .all();
  expect(keys.length).toBeGreaterThan(20);
  // The last is what the site shows of a listing without a picture.
  const files = [...keys, "sans-photo"].flatMap((key) =>
    MEDIA_WIDTHS.map((width) => `${key}-${width}.webp`),
  );
  expect(files.filter((file) => !existsSync(join(media, file)))).toEqual([]);
  rmSync(media, { recursive: true });
  await db.close();
});
