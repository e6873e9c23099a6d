import { describe, expect, test } from "vitest";
import {
  hammingDistance,
  isAnimated,
  isLossless,
  type PhotoMeasures,
  photoFormat,
  photoHints,
  takesPlace,
} from "./rules.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const PNG = "\x89PNG\r\n\x1a\n";

test.each([
  ["jpeg", "\xff\xd8\xff\xe0\0\x10JFIF"],
  ["png", `${PNG}\0\0\0\rIHDR`],
  ["webp", "RIFF\x10\0\0\0WEBPVP8 "],
  ["heic", "\0\0\0\x18ftypheic\0\0\0\0mif1heic"],
  ["heic", "\0\0\0\x18ftypmif1\0\0\0\0mif1heic"],
  [null, "\0\0\0\x1cftypavif\0\0\0\0mif1avif"],
  [null, "\0\0\0\x1cftypmif1\0\0\0\0mif1avif"],
  [null, "GIF89a"],
  [null, "RIFF\x10\0\0\0WAVEfmt "],
  [null, "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  [null, "II*\0"],
  [null, "%PDF-1.7"],
  [null, "\xff\xd8"],
  [null, " \xff\xd8\xff"],
  [null, ""],
])("a file's bytes say that it is %j: %j", (format, head) => {
  expect(photoFormat(bytes(head))).toBe(format);
});

test.each([
  [true, "webp", "RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x02"],
  [false, "webp", "RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x10"],
  [false, "webp", "RIFF\0\0\0\0WEBPVP8 \x0a\0\0\0\x02"],
  [true, "png", `${PNG}IHDR...acTL...IDAT`],
  [true, "png", `${PNG}IHDR...acTL`],
  [false, "png", `${PNG}IHDR...IDAT...acTL`],
  [false, "png", `${PNG}IHDR...IDAT`],
  [false, "jpeg", "\xff\xd8\xffacTL"],
] as const)("whether it is animated is %j of a %s", (animated, format, head) => {
  expect(isAnimated(bytes(head), format)).toBe(animated);
});

test("a WebP is without loss where it says so", () => {
  expect(isLossless(bytes("RIFF\0\0\0\0WEBPVP8L"), "webp")).toBe(true);
  expect(isLossless(bytes("RIFF\0\0\0\0WEBPVP8 "), "webp")).toBe(false);
  expect(isLossless(bytes(`${PNG}VP8L`), "png")).toBe(false);
});

test.each([
  ["0000000000000000", "0000000000000000", 0],
  ["0000000000000000", "0000000000000001", 1],
  ["0000000000000000", "ffffffffffffffff", 64],
  ["f0f0f0f0f0f0f0f0", "0f0f0f0f0f0f0f0f", 64],
  ["8000000000000000", "0000000000000003", 3],
])("%s and %s differ by %i bits", (one, other, distance) => {
  expect(hammingDistance(one, other)).toBe(distance);
});

test.each([
  ["is named", true, "09:00", "10:00", "12:00", true],
  ["came after what is stored", false, "10:30", "10:00", "12:00", true],
  ["was taken out again", false, "09:00", "10:00", "12:00", false],
  ["came a moment before another field was stored", false, "10:00", "10:00:20", "10:00:40", true],
  ["came a minute before that", false, "10:00", "10:00:20", "10:01", false],
])("whether a picture that %s takes a place", (_, isNamed, created, stored, now, takes) => {
  const at = (time: string) => new Date(`2026-11-20T${time.padEnd(8, ":00")}Z`);
  expect(takesPlace({ isNamed, createdAt: at(created) }, at(stored), at(now))).toBe(takes);
});

describe("what is told of a picture", () => {
  const good: PhotoMeasures = {
    width: 1_280,
    height: 853,
    sharpness: 400,
    brightness: 120,
    similarity: "0f0f0f0f0f0f0f0f",
  };
  const other = { similarity: "f0f0f0f0f0f0f0f0" };
  test.each<[string, Partial<PhotoMeasures>, { similarity: string }[], string[]]>([
    ["a good one", {}, [other], []],
    ["one without edges", { sharpness: 59 }, [], ["blurred"]],
    ["one with some", { sharpness: 60 }, [], []],
    ["one in the dark", { brightness: 49 }, [], ["dark"]],
    ["one at dusk", { brightness: 50 }, [], []],
    ["a small one", { width: 999, height: 700 }, [], ["small"]],
    ["a tall one", { width: 700, height: 1_000 }, [], []],
    ["the same as another", {}, [other, good], ["duplicate"]],
    ["six bits from another", {}, [{ similarity: "0f0f0f0f0f0f0f30" }], ["duplicate"]],
    ["seven bits from another", {}, [{ similarity: "0f0f0f0f0f0f0f70" }], []],
    ["a black one", { sharpness: 0, brightness: 0 }, [], ["blurred", "dark"]],
  ])("%s", (_, changes, earlier, hints) => {
    expect(photoHints({ ...good, ...changes }, earlier)).toEqual(hints);
  });
});
