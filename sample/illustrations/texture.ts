import { seededRandom } from "../../lib/kernel/random.ts";

/**
 * The hand: edges waver by about a pixel as if cut and painted, and colour lies unevenly as
 * gouache does. Worked out once per size, then laid on every picture.
 */
export interface Texture {
  width: number;
  height: number;
  /** Where each pixel's colour is taken from, in 1/256 pixels relative to it. */
  dx: Int16Array;
  dy: Int16Array;
  /** Brightness factor minus one, in 1/1024. */
  tone: Int8Array;
}

/** Smooth noise in [−1, 1] over a lattice of `cell` pixels; cells may be wider than high. */
function noise(
  width: number,
  height: number,
  cellWidth: number,
  cellHeight: number,
  seed: number,
): Float32Array {
  const random = seededRandom(seed);
  const columns = Math.ceil(width / cellWidth) + 2;
  const rows = Math.ceil(height / cellHeight) + 2;
  const lattice = Float32Array.from({ length: columns * rows }, () => random() * 2 - 1);
  const field = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / cellHeight);
    const ty = ease(y / cellHeight - row);
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor(x / cellWidth);
      const tx = ease(x / cellWidth - column);
      const corner = row * columns + column;
      const a = lattice[corner] ?? 0;
      const b = lattice[corner + 1] ?? 0;
      const c = lattice[corner + columns] ?? 0;
      const d = lattice[corner + columns + 1] ?? 0;
      field[y * width + x] = a + (b - a) * tx + (c - a + (a - b - c + d) * tx) * ty;
    }
  }
  return field;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

const TEXTURES = new Map<string, Texture>();

/** The texture for a picture size in pixels; the same at every call. */
export function textureOf(width: number, height: number): Texture {
  const name = `${width}×${height}`;
  const known = TEXTURES.get(name);
  if (known) return known;
  const size = width * height;
  const broadX = noise(width, height, 46, 46, 11);
  const fineX = noise(width, height, 13, 13, 12);
  const broadY = noise(width, height, 46, 46, 13);
  const fineY = noise(width, height, 13, 13, 14);
  const wash = noise(width, height, 170, 120, 15);
  const brush = noise(width, height, 74, 9, 16);
  const grain = noise(width, height, 5, 4, 17);
  const dx = new Int16Array(size);
  const dy = new Int16Array(size);
  const tone = new Int8Array(size);
  for (let index = 0; index < size; index += 1) {
    dx[index] = Math.round(256 * (1.15 * (broadX[index] ?? 0) + 0.4 * (fineX[index] ?? 0)));
    dy[index] = Math.round(256 * (1.15 * (broadY[index] ?? 0) + 0.4 * (fineY[index] ?? 0)));
    tone[index] = Math.round(
      26 * (wash[index] ?? 0) + 17 * (brush[index] ?? 0) + 8 * (grain[index] ?? 0),
    );
  }
  const texture: Texture = { width, height, dx, dy, tone };
  TEXTURES.set(name, texture);
  return texture;
}

/**
 * Lays the texture on interleaved 8-bit RGB pixels of its size; returns new pixels. Over the
 * first `calm` rows the paint lies even, so that a sky can meet a page of its colour.
 */
export function laid(texture: Texture, pixels: Uint8Array, calm = 0): Uint8Array {
  const { width, height, dx, dy, tone } = texture;
  const output = new Uint8Array(width * height * 3);
  const maxX = (width - 1) * 256 - 1;
  const maxY = (height - 1) * 256 - 1;
  const rowLength = width * 3;
  let index = 0;
  for (let y = 0; y < height; y += 1) {
    const unevenness = calm > 0 ? Math.min(1, Math.max(0, (y * 2) / calm - 1)) : 1;
    for (let x = 0; x < width; x += 1) {
      const fromX = Math.min(maxX, Math.max(0, x * 256 + (dx[index] ?? 0)));
      const fromY = Math.min(maxY, Math.max(0, y * 256 + (dy[index] ?? 0)));
      const tx = fromX & 255;
      const ty = fromY & 255;
      const corner = (fromY >> 8) * rowLength + (fromX >> 8) * 3;
      const weight = 1024 + (tone[index] ?? 0) * unevenness;
      const target = index * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const from = corner + channel;
        const a = pixels[from] ?? 0;
        const b = pixels[from + 3] ?? 0;
        const c = pixels[from + rowLength] ?? 0;
        const d = pixels[from + rowLength + 3] ?? 0;
        const top = a * 256 + (b - a) * tx;
        const low = c * 256 + (d - c) * tx;
        const value = ((top * 256 + (low - top) * ty) / 65536) * weight;
        output[target + channel] = Math.min(255, value / 1024 + 0.5);
      }
      index += 1;
    }
  }
  return output;
}
