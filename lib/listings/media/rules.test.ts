import { afterEach, describe, expect, test, vi } from "vitest";
import { shareMediaBase } from "./base.ts";
import {
  fullMediaUrl,
  mediaDelivery,
  mediaKeyOf,
  mediaSrcSet,
  mediaUrl,
  negotiatedMediaPath,
} from "./rules.ts";

const KEY = "0123456789abcdefghjkmnpqrstvwxyz";

test.each([
  [`${KEY}-640.webp`, KEY],
  [`${KEY}-1280.avif`, KEY],
  [`${KEY}-640.svg`, null],
  [`${KEY}x-640.webp`, null],
  ["maison-ville-3-640.webp", null],
  [`../${KEY}-640.webp`, null],
  [`${KEY}.webp`, null],
])("of %s the key of an upload is %j", (file, key) => {
  expect(mediaKeyOf(file)).toBe(key);
});

const CHROME = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

test.each([
  [CHROME, "avif"],
  ["image/webp, image/avif", "avif"],
  ["IMAGE/AVIF;q=0.5", "avif"],
  ["image/avif;q=0", "webp"],
  ["image/avif; q=0.0, image/webp", "webp"],
  ["image/avif-sequence,image/webp", "webp"],
  ["image/webp,*/*", "webp"],
  ["*/*", "webp"],
  ["", "webp"],
  [undefined, "webp"],
])("who accepts %j gets %s of an uploaded picture", (accept, format) => {
  expect(negotiatedMediaPath(`/media/${KEY}-640.webp`, accept)).toBe(`/media/${KEY}-640.${format}`);
});

test.each([
  "/media/maison-ville-3-640.webp",
  `/media/${KEY}-640.avif`,
  `/media/${KEY}-640.webp?x=1`,
  `/media/../${KEY}-640.webp`,
  `/bien/${KEY}-640.webp`,
  "/",
])("%s stays as it is for whoever accepts AVIF", (path) => {
  expect(negotiatedMediaPath(path, CHROME)).toBe(path);
});

describe("a picture's address", () => {
  afterEach(() => {
    shareMediaBase(undefined);
    vi.unstubAllGlobals();
  });

  test("is the site's own where no other is configured", () => {
    expect(mediaUrl("facade", 640)).toBe("/media/facade-640.webp");
    expect(fullMediaUrl("https://loopimmo.fr", "facade", 640)).toBe(
      "https://loopimmo.fr/media/facade-640.webp",
    );
  });

  test("is the bucket's or the CDN's where the process names one", () => {
    shareMediaBase("https://cdn.example/pictures");
    expect(mediaUrl("facade", 640)).toBe("https://cdn.example/pictures/facade-640.webp");
    expect(fullMediaUrl("https://loopimmo.fr", "facade", 640)).toBe(mediaUrl("facade", 640));
    expect(mediaSrcSet("facade", [320])).toBe("https://cdn.example/pictures/facade-320.webp 320w");
  });

  test("is the one that the page says, in a browser", () => {
    vi.stubGlobal("document", { documentElement: { dataset: { media: "https://cdn.example" } } });
    expect(mediaUrl("facade", 640)).toBe("https://cdn.example/facade-640.webp");
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    expect(mediaUrl("facade", 640)).toBe("/media/facade-640.webp");
  });
});

test.each([
  [`${KEY}-640.avif`, "image/avif", /immutable$/],
  ["facade-640.webp", "image/webp", /max-age=604800/],
])("%s is given as %s, for as long as it stays the same", (file, type, cacheControl) => {
  expect(mediaDelivery(file)).toEqual({ type, cacheControl: expect.stringMatching(cacheControl) });
});
