import { expect, test } from "vitest";
import { mediaKeyOf, negotiatedMediaPath } from "./rules.ts";

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
