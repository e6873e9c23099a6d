import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBuckets } from "../../testing/buckets.ts";
import { diskStorage } from "./disk.ts";
import { encryptedStorage } from "./encrypted.ts";
import { s3Storage } from "./s3.ts";
import { fileKeyOf, isUnreadableFile } from "./sealed-file.ts";
import type { Storage } from "./storage.ts";

const bytes = (content: string) => new TextEncoder().encode(content);
const parent = mkdtempSync(join(tmpdir(), "loopimmo-storage-"));
const folder = join(parent, "files");
let close: () => Promise<void>;
const stores: Record<string, Storage> = { disk: diskStorage(folder) };

beforeAll(async () => {
  const buckets = await openBuckets("files");
  close = buckets.close;
  stores.bucket = s3Storage(buckets.bucket("files"));
});
afterAll(async () => {
  await close();
  rmSync(parent, { recursive: true });
});

describe.each(["disk", "bucket"])("a store on a %s", (kind) => {
  const store = () => stores[kind] as Storage;
  const namesIn = async () => {
    const names = [];
    for await (const { name } of store().list()) names.push(name);
    return names.sort();
  };

  test("writes, reads, replaces and removes a file", async () => {
    expect(await store().get("a-1.webp")).toBeNull();
    expect(await store().head("a-1.webp", 2)).toBeNull();
    await store().put("a-1.webp", bytes("one"));
    await store().put("a-1.webp", bytes("two"));
    expect(String(await store().get("a-1.webp"))).toBe("two");
    expect(String(await store().head("a-1.webp", 2))).toBe("tw");
    expect(String(await store().head("a-1.webp", 200))).toBe("two");
    expect(await namesIn()).toEqual(["a-1.webp"]);
    await store().remove("a-1.webp");
    await store().remove("a-1.webp");
    expect(await namesIn()).toEqual([]);
  });

  test("keeps any bytes as they are, none and many too", async () => {
    const every = Uint8Array.from({ length: 256 }, (_, at) => at);
    const large = Buffer.alloc(15 * 1024 * 1024, every);
    for (const content of [new Uint8Array(), every, large]) {
      await store().put("x", content);
      expect((await store().get("x"))?.equals(content)).toBe(true);
    }
    await store().remove("x");
  });

  test("has one whole file after many writes of one name at once", async () => {
    const contents = Array.from({ length: 40 }, (_, at) => `${at}`.repeat(1_000));
    await Promise.all(contents.map((content) => store().put("shared", bytes(content))));
    expect(contents).toContain(String(await store().get("shared")));
    expect(await namesIn()).toEqual(["shared"]);
    await store().remove("shared");
  });

  test("lists what it has, with sizes and ages", async () => {
    const from = Date.now();
    const expected = Array.from({ length: 105 }, (_, at) => `file-${at}`).sort();
    for (let at = 0; at < expected.length; at += 50) {
      const names = expected.slice(at, at + 50);
      await Promise.all(names.map((name) => store().put(name, bytes("12345"))));
    }
    const files = [];
    for await (const file of store().list()) files.push(file);
    expect(files.map(({ name }) => name).sort()).toEqual(expected);
    expect(new Set(files.map((file) => file.bytes))).toEqual(new Set([5]));
    const ages = files.map(({ modifiedAt }) => modifiedAt.getTime());
    expect(Math.min(...ages)).toBeGreaterThan(from - 5_000);
    await Promise.all(expected.map((name) => store().remove(name)));
    expect(await namesIn()).toEqual([]);
  });

  test("removes no file with what writes left that never ended", async () => {
    await store().put("whole", bytes("x"));
    await store().removeDrafts(new Date(Date.now() + 3_600_000));
    expect(await namesIn()).toEqual(["whole"]);
    await store().remove("whole");
  });

  test.each([
    "",
    ".",
    "..",
    "../secret",
    "a/b",
    "a\\b",
    "/etc/passwd",
    ".draft-0123456789abcdef",
    "a.webp.exe",
    "A",
    "é",
    "a\0",
    "a\n",
    "a".repeat(101),
  ])("lets no name lead out of it: %j", async (name) => {
    writeFileSync(join(parent, "secret"), "private");
    for (const use of [
      () => store().put(name, bytes("x")),
      () => store().get(name),
      () => store().head(name, 1),
      () => store().remove(name),
    ]) {
      await expect(use()).rejects.toThrow(RangeError);
    }
    expect(await namesIn()).toEqual([]);
  });

  test("of private files holds nothing that can be read without the key", async () => {
    const former = { current: fileKeyOf("a".repeat(32)), previous: null };
    const present = { current: fileKeyOf("b".repeat(32)), previous: former.current };
    const alone = { current: present.current, previous: null };
    await encryptedStorage(store(), former).put("paper", bytes("%PDF identity"));
    expect((await store().get("paper"))?.includes("identity")).toBe(false);
    const rotating = encryptedStorage(store(), present);
    expect(String(await rotating.get("paper"))).toBe("%PDF identity");
    expect(await rotating.rewrap("paper")).toBe(true);
    expect(await rotating.rewrap("paper")).toBe(false);
    expect(await rotating.rewrap("missing")).toBe(false);
    expect(String(await encryptedStorage(store(), alone).get("paper"))).toBe("%PDF identity");
    const refused = await encryptedStorage(store(), former)
      .get("paper")
      .catch((error: unknown) => error);
    expect(isUnreadableFile(refused)).toBe(true);
    await store().remove("paper");
  });
});
