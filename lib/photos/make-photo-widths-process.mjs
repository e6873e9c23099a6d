// Decodes pictures that people sent and makes their widths, in a process of its own (make-photo-widths.ts): what
// a hostile file does to a decoder is done to this process, which is killed when it takes too long, and its memory
// ends with it.
import { readFile } from "node:fs/promises";
import sharp from "sharp";

// One thread and no memory of what was before: each picture is another one, and pages come first.
sharp.concurrency(1);
sharp.cache(false);

const BLACK_TO_WHITE = 255;
/** Width and height that blur and light are measured at. */
const MEASURED = 512;
/** A difference hash: eight comparisons in each of eight rows. */
const HASH = { width: 9, height: 8 };
const WEBP = { quality: 80, effort: 4 };
const AVIF = { quality: 55, effort: 2 };

/** By EXIF orientation: clockwise degrees, then whether it is mirrored. */
const TURNS = [
  [0, false],
  [0, false],
  [0, true],
  [180, false],
  [180, true],
  [90, true],
  [90, false],
  [270, true],
  [270, false],
];

/** A refusal that is reported to the sender; anything else that fails is a damaged picture. */
class Refusal extends Error {
  isRefusal = true;
}

/** @param {{ data: Buffer, info: { width: number, height: number, channels: 1 | 2 | 3 | 4 } }} pixels */
const fromPixels = ({ data, info: { width, height, channels } }) =>
  sharp(data, { raw: { width, height, channels } });

/**
 * Bytes that a decoder needs at once besides some rows: all of a picture that comes in passes, each finer
 * than the one before, or that is stored without loss as a WebP.
 */
function bytesAtOnce(
  { width, height, isProgressive, format, channels, depth, chromaSubsampling },
  lossless,
) {
  if (lossless) return width * height * 4;
  if (!isProgressive) return 0;
  if (format === "jpeg") return width * height * (chromaSubsampling === "4:2:0" ? 3 : 2 * channels);
  return width * height * channels * (depth === "ushort" ? 2 : 1);
}

/**
 * The picture's pixels in sRGB at the largest size that is needed, as it is stored: turned later, when it is
 * small, for a large one would have to be in memory whole to be turned.
 */
async function readPixels({ path, lossless, bounds: { pixels, bytes, leastSide, box } }) {
  // Whole, where a failure of the disk is none of the picture: a file has some megabytes.
  const file = await readFile(path).catch(() => {
    throw new Refusal("service.unavailable");
  });
  const open = (limitInputPixels) =>
    sharp(file, { limitInputPixels, failOn: "error", sequentialRead: true, pages: 1 });
  const metadata = await open(false).metadata();
  const { width, height, pages = 1, orientation = 1 } = metadata;
  if (pages > 1) throw new Refusal("photo.animated");
  if (width * height > pixels) throw new Refusal("photo.too-many-pixels");
  if (bytesAtOnce(metadata, lossless) > bytes) throw new Refusal("photo.too-heavy");
  if (Math.min(width, height) < leastSide) throw new Refusal("photo.too-small");
  const isTurned = orientation >= 5;
  const inside = isTurned ? { width: box.height, height: box.width } : box;
  const raw = await open(pixels)
    .resize({ ...inside, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  return turnedUpright(raw, orientation);
}

async function turnedUpright(raw, orientation) {
  const [degrees, mirrored] = TURNS[orientation] ?? [0, false];
  let upright = raw;
  if (degrees !== 0) {
    upright = await fromPixels(upright).rotate(degrees).raw().toBuffer({ resolveWithObject: true });
  }
  if (mirrored) {
    upright = await fromPixels(upright).flop().raw().toBuffer({ resolveWithObject: true });
  }
  return upright;
}

/** Mean luminance, and the variance of the Laplacian: how much there is that has an edge. */
async function measure(pixels) {
  const { data, info } = await fromPixels(pixels)
    .resize({ width: MEASURED, height: MEASURED, fit: "inside", withoutEnlargement: true })
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  let light = 0;
  for (const value of data) light += value;
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const edge = 4 * data[at] - data[at - 1] - data[at + 1] - data[at - width] - data[at + width];
      sum += edge;
      squares += edge * edge;
    }
  }
  const count = Math.max(1, (width - 2) * (height - 2));
  return {
    brightness: Math.min(BLACK_TO_WHITE, Math.round(light / data.length)),
    sharpness: Math.max(0, Math.round(squares / count - (sum / count) ** 2)),
  };
}

/** The same for the same picture, whatever its size and compression: 64 bits as hexadecimal digits. */
async function similarityOf(pixels) {
  const data = await fromPixels(pixels)
    .resize({ ...HASH, fit: "fill" })
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer();
  let bits = 0n;
  for (let y = 0; y < HASH.height; y++) {
    for (let x = 0; x < HASH.width - 1; x++) {
      const at = y * HASH.width + x;
      bits = (bits << 1n) | (data[at] < data[at + 1] ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, "0");
}

const hexadecimal = (value) => value.toString(16).padStart(2, "0");

/** What uploads need of a picture: its files and the facts known about it. */
async function make({ widths, ...sent }) {
  const pixels = await readPixels(sent);
  const files = [];
  let last = pixels.info;
  for (const width of widths) {
    const resized = await fromPixels(pixels)
      .resize({ width, height: 2 * width, fit: "inside", withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    files.push({ width, format: "webp", bytes: await fromPixels(resized).webp(WEBP).toBuffer() });
    files.push({ width, format: "avif", bytes: await fromPixels(resized).avif(AVIF).toBuffer() });
    last = resized.info;
    // Not enlarged: the wider ones would be the same.
    if (last.width === pixels.info.width && last.height === pixels.info.height) break;
  }
  const { dominant } = await fromPixels(pixels).stats();
  return {
    files,
    width: last.width,
    height: last.height,
    color: `#${[dominant.r, dominant.g, dominant.b].map(hexadecimal).join("")}`,
    similarity: await similarityOf(pixels),
    ...(await measure(pixels)),
  };
}

/** How often it is looked at how much a picture has cost. */
const WATCH_MS = 50;
const MICROSECONDS = 1_000;

/**
 * Gives a picture up that takes more of a core than it may: by its own work, not by the clock, so that a
 * machine that is busy refuses nobody. @returns what to call at its end
 */
function watchCost(id, mostMs) {
  const began = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(began);
    if (user + system > mostMs * MICROSECONDS) process.send?.({ id, refusal: "photo.too-slow" });
  }, WATCH_MS);
  return () => clearInterval(timer);
}

process.on("message", async ({ id, mostMs, ...photo }) => {
  const stop = watchCost(id, mostMs);
  try {
    process.send?.({ id, made: await make(photo) });
  } catch (error) {
    process.send?.({
      id,
      refusal: error.isRefusal ? error.message : null,
      error: String(error),
    });
  } finally {
    stop();
  }
});
process.on("disconnect", () => process.exit());
