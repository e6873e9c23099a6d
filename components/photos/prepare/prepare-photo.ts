import { PHOTO_BYTES } from "../../../lib/photos/rules.ts";
import { decodeHeic } from "./decode-heic.ts";
import { isHeic, isReduced, SENT_BOX, type Size, sizeWithin } from "./size.ts";

/** The picture that is sent for a chosen file, or why none is. */
export type PreparedPhoto = { blob: Blob } | { problem: "heic" | "too-large" };

const JPEG_QUALITY = 0.9;

/** A picture's element, whose size is known before its pixels are; null where the browser can't read it. */
function load(file: Blob): Promise<{ image: HTMLImageElement; done: () => void } | null> {
  const url = URL.createObjectURL(file);
  const done = () => URL.revokeObjectURL(url);
  const image = new Image();
  return new Promise((resolve) => {
    image.onload = () => resolve({ image, done });
    image.onerror = () => {
      done();
      resolve(null);
    };
    image.src = url;
  });
}

function canvasOf({ width, height }: Size) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  // A JPEG shows nothing through.
  if (context) {
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = "high";
  }
  return { canvas, context };
}

/**
 * Whether a canvas gives back what was drawn: browsers that hide what they run on answer with
 * noise.
 */
function readsCanvas(): boolean {
  const { context } = canvasOf({ width: 8, height: 8 });
  if (!context) return false;
  context.fillStyle = "#204060";
  context.fillRect(0, 0, 8, 8);
  const { data } = context.getImageData(0, 0, 8, 8);
  return data.every((value, at) => value === [0x20, 0x40, 0x60, 0xff][at % 4]);
}

/** The picture at a size, turned upright as its file says; read at that size at once where the browser can. */
async function drawn(file: Blob, image: HTMLImageElement, size: Size): Promise<Blob | null> {
  const { canvas, context } = canvasOf(size);
  if (!context) return null;
  const bitmap = await createImageBitmap(file, {
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: "high",
  }).catch(() => null);
  // A browser without that reads it whole.
  context.drawImage(bitmap ?? image, 0, 0, size.width, size.height);
  bitmap?.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY));
}

/** A picture no larger than is sent, as a JPEG without what stood in its file; null where the browser can't. */
async function reduced(file: Blob, isAlways: boolean): Promise<Blob | "as it is" | null> {
  const loaded = await load(file);
  if (!loaded) return null;
  const { image, done } = loaded;
  try {
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    if (!isAlways && !isReduced(size, file.size)) return "as it is";
    return readsCanvas() ? await drawn(file, image, sizeWithin(size, SENT_BOX)) : null;
  } catch {
    // Too many pixels for this browser: the server may have room for them.
    return null;
  } finally {
    done();
  }
}

/**
 * Makes of a file what is sent: large pictures smaller, a HEIC a JPEG, by the browser itself where it can, else by
 * a decoder that is loaded for it. What can't be read here is sent as it is, for the server to look at.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  if (isHeic(file)) {
    const jpeg = (await reduced(file, true)) ?? (await decodeHeic(file, SENT_BOX));
    return jpeg === null || jpeg === "as it is" ? { problem: "heic" } : { blob: jpeg };
  }
  const made = await reduced(file, false);
  const blob = made === null || made === "as it is" ? file : made;
  return blob.size > PHOTO_BYTES ? { problem: "too-large" } : { blob };
}
