/* Reads one HEIC photo and answers with a JPEG no larger than a box; runs after libheif in the same worker (route.ts). */
/* global libheif */

const JPEG_QUALITY = 0.9;

/** The width and height inside a box, never enlarged. */
function sizeWithin({ width, height }, box) {
  const scale = Math.min(1, box.width / width, box.height / height);
  const scaled = (side) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** The photo's pixels, turned upright as its file says. */
function pixelsOf(image) {
  const width = image.get_width();
  const height = image.get_height();
  return new Promise((resolve, reject) => {
    image.display(new ImageData(width, height), (pixels) =>
      pixels ? resolve(pixels) : reject(new Error("no pixels")),
    );
  });
}

function canvasOf({ width, height }) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  return { canvas, context };
}

self.onmessage = async ({ data: { bytes, box } }) => {
  try {
    const file = await fetch(new URL("libheif.wasm", self.location.href));
    const heif = libheif({ wasmBinary: await file.arrayBuffer() });
    const images = new heif.HeifDecoder().decode(new Uint8Array(bytes));
    const image = images.find((each) => each.is_primary?.()) ?? images[0];
    if (!image) throw new Error("no image");
    const pixels = await pixelsOf(image);
    for (const each of images) each.free?.();
    const bitmap = await createImageBitmap(pixels);
    const size = sizeWithin(bitmap, box);
    const { canvas, context } = canvasOf(size);
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    self.postMessage({
      jpeg: await canvas.convertToBlob({ type: "image/jpeg", quality: JPEG_QUALITY }),
    });
  } catch (error) {
    self.postMessage({ problem: String(error) });
  }
};
