import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findAsset } from "./assets.ts";

const OWN = ".next-aaaaaaaaaaaaaaaa";
const OTHER = ".next-bbbbbbbbbbbbbbbb";
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "loopimmo-assets-"));
  for (const build of [OWN, OTHER]) {
    mkdirSync(join(root, build, "static/chunks"), { recursive: true });
    writeFileSync(join(root, build, "secret.js"), "not for anybody");
  }
  writeFileSync(join(root, OWN, "static/chunks/own.js"), "own");
  writeFileSync(join(root, OTHER, "static/chunks/0a~b.1-c.js"), "« œuvre »");
  writeFileSync(join(root, OTHER, "static/chunks/list.txt"), "no asset");
});
afterAll(() => rmSync(root, { recursive: true }));

test("an asset of another build is found, as the bytes that it is, for good", async () => {
  const found = await findAsset("/_next/static/chunks/0a~b.1-c.js", OWN, root);
  expect(Buffer.from(found?.text ?? "", "latin1").toString()).toBe("« œuvre »");
  expect(found).toMatchObject({
    status: 200,
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
});

test.each([
  "/_next/static/chunks/own.js",
  "/_next/static/chunks/absent.js",
  "/_next/static/chunks/list.txt",
  "/_next/static/chunks",
  "/_next/static/../secret.js",
  "/_next/static/chunks/../../secret.js",
  "/_next/static/%2e%2e/secret.js",
  "/_next/static/.hidden/a.js",
  "/_next/static//chunks/0a~b.1-c.js",
  "/secret.js",
])("%s is none of another build", async (path) => {
  expect(await findAsset(path, OWN, root)).toBeNull();
});
