import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import type { OwnDatabase } from "../lib/testing/postgres/own-database";
import { SERVER } from "../scripts/setup/steps.mjs";
import { copySharedDatabase } from "./own-database";
import { inDatabase } from "./support";

const SECRET = "s".repeat(32);
let folder: string;
let database: OwnDatabase;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "loopimmo-start-"));
  database = await copySharedDatabase(join(folder, "app.db"));
});
test.afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Starts the site so, which it is to refuse; gives its exit code and its output. */
function start(env: Record<string, string>): Promise<{ code: unknown; lines: string[] }> {
  const configuration = {
    PATH: process.env.PATH ?? "",
    NODE_ENV: "production" as const,
    DATABASE_URL: database.url,
    AUTH_SECRET: SECRET,
    CAPTCHA_HMAC_KEY: SECRET,
    ...env,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [SERVER], { env: configuration }, (error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`.split("\n").filter(Boolean);
      resolve({ code: error?.code, lines });
    });
  });
}

test("a start without what it needs ends with one line that names the variable", async () => {
  const { code, lines } = await start({});
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining("DOCUMENT_KEY must be set in production.")]);
});

test("a start with another key than documents need ends with one line, and notes nothing", async () => {
  const key = "0123456789abcdef";
  const now = "2026-11-24T10:00:00.000+00:00";
  inDatabase(
    (site) => site.prepare("INSERT INTO DocumentKey (id, firstUsedAt) VALUES (?, ?)").run(key, now),
    database.url,
  );
  const { code, lines } = await start({ DOCUMENT_KEY: SECRET });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining("DOCUMENT_KEY is not the key")]);
  const keys = inDatabase((site) => site.prepare("SELECT id FROM DocumentKey").all(), database.url);
  expect(keys).toEqual([{ id: key }]);
});
