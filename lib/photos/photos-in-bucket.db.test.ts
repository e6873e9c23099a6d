import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { readMedia } from "../listings/media/queries/read-media.ts";
import { parseEnvironment } from "../platform/env-schema.ts";
import { replaceOnce } from "../platform/once.ts";
import { BUCKET_LIMITS, type Bucket, s3Storage } from "../platform/storage/s3.ts";
import { isUnavailable } from "../platform/unavailable.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { bucketUrl, oddBucket, openBuckets } from "../testing/buckets.ts";
import { photo } from "../testing/hostile-photos.ts";
import { createPerson } from "../testing/people.ts";
import { removeUnfinishedPhotos } from "./commands/remove-unfinished-photos.ts";
import { storePhoto } from "./commands/store-photo.ts";

/** The machine's clock: its files bear its time, and so must the rows beside them. */
const NOW = new Date();
const database = adoptedDatabase();
const root = mkdtempSync(join(tmpdir(), "loopimmo-bucket-"));
const uploads = join(root, "uploads");
let buckets: Awaited<ReturnType<typeof openBuckets>>;
let seller: Actor;
let revisionId: string;

function configure(bucket: Bucket): void {
  const source = { NODE_ENV: "test", MEDIA_S3_URL: bucketUrl(bucket), UPLOAD_DIR: uploads };
  replaceOnce("env", parseEnvironment(source));
}

beforeAll(async () => {
  buckets = await openBuckets("media");
  seller = await createPerson(database, [["seller", "active"]]);
  revisionId = newId();
  const data = { content: {}, fieldVersions: {}, createdAt: NOW, updatedAt: NOW };
  await database.writer.$transaction((tx) =>
    tx.listingRevision.create({ data: { id: revisionId, sellerId: seller.userId, ...data } }),
  );
});
beforeEach(() => {
  replaceOnce("storage.bucket-policies", undefined);
  replaceOnce("storage.bucket-limits", { ...BUCKET_LIMITS, retryMs: 1 });
  configure(buckets.bucket("media"));
});
afterAll(async () => {
  for (const name of ["env", "storage.bucket-policies", "storage.bucket-limits"]) {
    replaceOnce(name, undefined);
  }
  await buckets.close();
  rmSync(root, { recursive: true });
});

async function send(bytes: Uint8Array) {
  const path = join(root, "sent");
  writeFileSync(path, bytes);
  return storePhoto({ revisionId, path }, { kind: "seller", actor: seller }, NOW);
}
async function namesIn(): Promise<string[]> {
  const names = [];
  for await (const { name } of s3Storage(buckets.bucket("media")).list()) names.push(name);
  return names;
}
const keysInRows = () =>
  database.raw
    .prepare<[], { key: string }>("SELECT key FROM MediaAsset")
    .all()
    .map(({ key }) => key);

test("a picture's files are in the bucket in every width, and read from it", async () => {
  const { key } = await send(await photo("png", { width: 400, height: 300 }));
  expect(await namesIn()).toHaveLength(8);
  const given = await readMedia(`${key}-1280.webp`);
  expect(given).toMatchObject({ uploaded: true, type: "image/webp" });
  expect(await readMedia(`${"0".repeat(32)}-1280.webp`)).toBeNull();
});

test("of a picture that a bucket takes half of, no row is left, and its files go once they can", async () => {
  const before = [await namesIn(), keysInRows()];
  const deleted: string[] = [];
  let written = 0;
  let isFull = true;
  const odd = await oddBucket((request, response) => {
    request.resume();
    request.on("end", () => {
      if (request.method === "PUT") written += 1;
      if (request.method === "DELETE" && !isFull) deleted.push(request.url ?? "");
      response.writeHead(isFull && (written > 3 || request.method === "DELETE") ? 507 : 200).end();
    });
  });
  configure(odd.bucket);
  const error = await send(await photo("jpeg")).catch((thrown: unknown) => thrown);
  expect(isUnavailable(error)).toBe(true);
  expect(keysInRows()).toEqual(before[1]);
  // It could not be cleaned up at once: what says so is this machine's, and is looked at when it is old.
  const [mark = ""] = readdirSync(uploads);
  expect(mark).toMatch(/^writing-[0-9a-z]{32}$/);
  await removeUnfinishedPhotos(NOW);
  expect([deleted, readdirSync(uploads)]).toEqual([[], [mark]]);
  isFull = false;
  await removeUnfinishedPhotos(new Date(NOW.getTime() + 2 * 3_600_000));
  expect(deleted).toHaveLength(8);
  expect(deleted.every((url) => url.includes(mark.slice("writing-".length)))).toBe(true);
  expect(readdirSync(uploads)).toEqual([]);
  await odd.close();
});

test("a bucket that is away is no picture that is missing", async () => {
  const odd = await oddBucket((request) => request.socket.destroy());
  configure(odd.bucket);
  const error = await readMedia("facade-640.webp").catch((thrown: unknown) => thrown);
  expect(isUnavailable(error)).toBe(true);
  await odd.close();
});
