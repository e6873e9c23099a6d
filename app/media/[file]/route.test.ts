import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readMedia } from "@/lib/listings/media/queries/read-media";
import { parseEnvironment } from "@/lib/platform/env-schema";
import { replaceOnce } from "@/lib/platform/once";
import { GET } from "./route";

let folder: string;
let whole: Buffer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "loopimmo-media-"));
  replaceOnce("env", parseEnvironment({ NODE_ENV: "test", MEDIA_DIR: folder }));
  whole = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c33" } })
    .webp()
    .toBuffer();
});
afterAll(() => {
  replaceOnce("env", undefined);
  rmSync(folder, { recursive: true });
});

const answer = (file: string, headers = {}) =>
  GET(new Request(`http://loopimmo.test/media/${file}`, { headers }), {
    params: Promise.resolve({ file }),
  });

test("a picture is given for a week, and once only to whoever has it", async () => {
  writeFileSync(join(folder, "whole-640.webp"), whole);
  const given = await answer("whole-640.webp");
  expect(given.status).toBe(200);
  expect(given.headers.get("cache-control")).toContain("max-age=604800");
  expect(Buffer.from(await given.arrayBuffer())).toEqual(whole);
  const etag = given.headers.get("etag") ?? "";
  expect((await answer("whole-640.webp", { "if-none-match": etag })).status).toBe(304);
});

describe("an uploaded picture", () => {
  const key = "0123456789abcdefghjkmnpqrstvwxyz";
  let avif: Buffer;
  beforeAll(async () => {
    avif = await sharp(whole).avif().toBuffer();
    for (const width of [160, 320]) {
      writeFileSync(join(folder, `${key}-${width}.webp`), whole);
      writeFileSync(join(folder, `${key}-${width}.avif`), avif);
    }
  });

  test.each(["webp", "avif"])(
    "is given for good as %s, in the format that is accepted",
    async (format) => {
      const given = await answer(`${key}-320.${format}`);
      expect(given.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(given.headers.get("vary")).toBe("Accept");
      expect(given.headers.get("content-type")).toBe(`image/${format}`);
    },
  );

  test.each([
    ["cut", () => avif.subarray(0, -1)],
    ["longer than its boxes", () => Buffer.concat([avif, Buffer.from("more")])],
    ["empty", () => Buffer.alloc(0)],
    ["no AVIF", () => whole],
  ])("that is %s is not there", async (name, bytes) => {
    const other = `${name.replaceAll(" ", "")}${"0".repeat(32)}`.slice(0, 32);
    writeFileSync(join(folder, `${other}-160.avif`), bytes());
    expect((await answer(`${other}-160.avif`)).status).toBe(404);
  });
});

test("a page's image that is missing is a placeholder, which nobody stores", async () => {
  const accept = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
  const given = await answer("missing-640.webp", { accept });
  expect(given.status).toBe(404);
  expect(given.headers.get("content-type")).toBe("image/svg+xml");
  expect(given.headers.get("cache-control")).toBe("no-store");
  const { format, width, height } = await sharp(Buffer.from(await given.arrayBuffer())).metadata();
  expect({ format, shape: (width ?? 0) / (height ?? 1) }).toEqual({ format: "svg", shape: 1.5 });
});

describe("a picture that can't be shown is not there, and its absence is not stored", () => {
  const changed = (at: number, text: string) => {
    const copy = Buffer.from(whole);
    copy.write(text, at, "latin1");
    return copy;
  };
  const put = (bytes: () => Buffer | string) => (file: string) => writeFileSync(file, bytes());
  test.each<[string, (file: string) => void]>([
    ["missing", () => {}],
    ["empty", put(() => "")],
    ["shorter than a header", put(() => "RIFF")],
    ["cut in its middle", put(() => whole.subarray(0, whole.length / 2))],
    ["a byte short", put(() => whole.subarray(0, -1))],
    ["zeros, as after a crash of the machine", put(() => Buffer.alloc(whole.length))],
    ["of another RIFF kind", put(() => changed(8, "WAVE"))],
    ["without pixels", put(() => changed(12, "ICCP"))],
    ["a page", put(() => `<html>${"x".repeat(500)}</html>`)],
    ["a folder", (file) => mkdirSync(file)],
    ["a link to nothing", (file) => symlinkSync("nowhere", file)],
    ["a link to itself", (file) => symlinkSync(file, file)],
  ])("%s", async (name, make) => {
    const file = `${name.replaceAll(/[^a-z]+/g, "-").slice(0, 40)}-640.webp`;
    make(join(folder, file));
    expect(await readMedia(file)).toBeNull();
    const given = await answer(file);
    expect(given.status).toBe(404);
    expect(given.headers.get("cache-control")).toBe("no-store");
    expect(await given.json()).toMatchObject({ code: "media.not-found" });
  });

  test.skipIf(process.getuid?.() === 0)("that may not be read", async () => {
    writeFileSync(join(folder, "secret-640.webp"), whole);
    chmodSync(join(folder, "secret-640.webp"), 0);
    expect((await answer("secret-640.webp")).status).toBe(404);
  });
});
