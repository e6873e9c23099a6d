import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { drawHome, HOME_SIZE, type Moment } from "../../lib/illustrations/heroes/home.ts";
import { drawSale } from "../../lib/illustrations/heroes/sale.ts";
import { paint } from "../../lib/illustrations/render.ts";

/**
 * `npm run heroes`: the large pictures of the home page and of /vendre, by day and in the evening,
 * into public/illustrations. The results are committed; run it again when a drawing changes.
 */
const WIDTHS = [640, 1280, 1920] as const;
const MOMENTS = ["day", "night"] as const satisfies Moment[];
/** No picture may be heavier, whatever its width. */
const MAX_BYTES = 80 * 1024;
const folder = path.resolve(import.meta.dirname, "../../public/illustrations");

const HEROES: readonly { name: string; draw: (moment: Moment) => string; calm: number }[] = [
  // The top of the street's sky is the page's own colour: it stays even.
  { name: "hero", draw: drawHome, calm: Math.round(HOME_SIZE.height * 0.45) },
  { name: "vendre", draw: drawSale, calm: 0 },
];

/** The best WebP of a picture at a width that is light enough. */
async function encode(data: Uint8Array, size: { width: number; height: number }, width: number) {
  for (let quality = 80; quality >= 40; quality -= 4) {
    const image = sharp(data, { raw: { ...size, channels: 3 } }).resize({ width });
    const webp = await image.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length <= MAX_BYTES) return { webp, quality };
  }
  throw new Error(`no quality makes a picture ${width} pixels wide light enough`);
}

await mkdir(folder, { recursive: true });
for (const { name, draw, calm } of HEROES) {
  for (const moment of MOMENTS) {
    const { data, width: full, height } = await paint(draw(moment), calm);
    for (const width of WIDTHS) {
      const { webp, quality } = await encode(data, { width: full, height }, width);
      const file = `${name}-${moment}-${width}.webp`;
      await writeFile(path.join(folder, file), webp);
      console.log(`${file} (${Math.round(webp.length / 1024)} kB, quality ${quality})`);
    }
  }
}
