import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { parseEnvironment } from "../platform/env-schema.ts";
import { replaceOnce } from "../platform/once.ts";
import { problemOf } from "../platform/problem.ts";
import { BUCKET_LIMITS, type Bucket, s3Storage } from "../platform/storage/s3.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { bucketUrl, oddBucket, openBuckets } from "../testing/buckets.ts";
import { codeOf } from "../testing/error-code.ts";
import { pdf } from "../testing/pdfs.ts";
import { createPerson } from "../testing/people.ts";
import { deleteDocument } from "./commands/delete-document.ts";
import { openDocument } from "./commands/open-document.ts";
import { storeDocument } from "./commands/store-document.ts";
import { sweepDocuments } from "./commands/sweep-documents.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const database = adoptedDatabase();
const root = mkdtempSync(join(tmpdir(), "loopimmo-bucket-"));
let buckets: Awaited<ReturnType<typeof openBuckets>>;
let owner: Actor;

/** Has documents be in a bucket, and nowhere on the disk. */
function configure(bucket: Bucket): void {
  const source = { NODE_ENV: "test", DOCUMENTS_S3_URL: bucketUrl(bucket), DOCUMENT_DIR: root };
  replaceOnce("env", parseEnvironment(source));
}

beforeAll(async () => {
  buckets = await openBuckets("papers");
  owner = await createPerson(database, [["buyer", "active"]]);
});
beforeEach(() => {
  replaceOnce("storage.bucket-policies", undefined);
  replaceOnce("storage.bucket-limits", { ...BUCKET_LIMITS, timeMs: 500, retryMs: 1 });
  configure(buckets.bucket("papers"));
});
afterAll(async () => {
  for (const name of ["env", "storage.bucket-policies", "storage.bucket-limits"]) {
    replaceOnce(name, undefined);
  }
  await buckets.close();
  rmSync(root, { recursive: true });
});

async function send(bytes: Buffer): Promise<string> {
  const path = join(root, "received");
  writeFileSync(path, bytes);
  return (await storeDocument({ kind: "identity", name: "x.pdf" }, path, owner, NOW)).documentId;
}
const rows = () => database.raw.prepare("SELECT id FROM StoredDocument").all().length;
async function namesIn(): Promise<string[]> {
  const names = [];
  for await (const { name } of s3Storage(buckets.bucket("papers")).list()) names.push(name);
  return names;
}

test("a document is in the bucket, encrypted, until it is deleted", async () => {
  const bytes = await pdf("Identité");
  const id = await send(bytes);
  const [name = "", ...others] = await namesIn();
  expect(others).toEqual([]);
  const file = await s3Storage(buckets.bucket("papers")).get(name);
  expect(file?.includes("PDF")).toBe(false);
  expect((await openDocument(id, owner, NOW)).content.equals(bytes)).toBe(true);
  await deleteDocument({ documentId: id }, owner, NOW);
  expect(await namesIn()).toEqual([]);
});

test("bytes without a document are removed from it once they are old", async () => {
  await s3Storage(buckets.bucket("papers")).put("left-behind", Buffer.from("x"));
  expect(await sweepDocuments(new Date())).toBe(0);
  expect(await sweepDocuments(new Date(Date.now() + 2 * 86_400_000))).toBe(1);
  expect(await namesIn()).toEqual([]);
});

test.each<[string, RequestListener]>([
  ["refuses", (_, response) => response.writeHead(403).end()],
  ["is full", (_, response) => response.writeHead(507).end()],
  ["fails", (_, response) => response.writeHead(500).end()],
  ["is slow", () => {}],
  ["is away", (request) => request.socket.destroy()],
])(
  "where the bucket %s, an upload and a document answer 503, and nothing half is left",
  async (_, answer) => {
    const id = await send(await pdf());
    const before = rows();
    const odd = await oddBucket((request, response) => {
      request.resume();
      request.on("end", () => answer(request, response));
    });
    configure(odd.bucket);
    const bytes = await pdf();
    for (const work of [() => send(bytes), () => openDocument(id, owner, NOW)]) {
      const response = await work().then(() => null, problemOf);
      expect(response?.status).toBe(503);
      expect(Number(response?.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await response?.json()).toMatchObject({ code: "service.unavailable" });
    }
    expect(rows()).toBe(before);
    await odd.close();
    configure(buckets.bucket("papers"));
    expect(await codeOf(openDocument(id, owner, NOW))).toBeNull();
  },
);
