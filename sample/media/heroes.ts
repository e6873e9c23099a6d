import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { drawHome, HOME_SIZE, type Moment } from "../illustrations/heroes/home.ts";
import { drawQuarter } from "../illustrations/heroes/quarter.ts";
import { drawSale } from "../illustrations/heroes/sale.ts";
import { paint, type Raster } from "../illustrations/render.ts";

/**
 * `npm run heroes [-- name…]`: the large pictures of the home page, of /vendre and of /looper, by day and in the evening,
 * into public/illustrations. The results are committed; run it again when a drawing changes.
 */
const WIDTHS = [640, 1280, 1920] as const;
const MOMENTS = ["day", "night"] as const satisfies Moment[];
/** No picture may be heavier, whatever its width. */
const MAX_BYTES = 80 * 1024;
const folder = path.resolve(import.meta.dirname, "../../public/illustrations");

interface Hero {
  name: string;
  draw: (moment: Moment) => string;
  calm: number;
  /** The wall a picture cut out of its sheet stands on: its edges keep nothing of another colour. */
  cutOut?: Record<Moment, string>;
}

const HEROES: readonly Hero[] = [
  // The top of the street's sky is the page's own colour: it stays even.
  { name: "hero", draw: drawHome, calm: Math.round(HOME_SIZE.height * 0.45) },
  { name: "vendre", draw: drawSale, calm: 0 },
  // --mimosa-soft of app/globals.css.
  { name: "looper", draw: drawQuarter, calm: 0, cutOut: { day: "#fcf1cf", night: "#2b271a" } },
];

/** The picture's own outline: how far each pixel is painted. */
function outlineOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).ensureAlpha().extractChannel("alpha").raw().toBuffer();
}

/** The best WebP of a picture at a width that is light enough. */
async function encode(
  { data, ...size }: Raster,
  outline: Buffer | null,
  width: number,
): Promise<{ webp: Buffer; quality: number }> {
  const painted = sharp(data, { raw: { ...size, channels: 3 } });
  const image = sharp(
    await (outline ? painted.joinChannel(outline, { raw: { ...size, channels: 1 } }) : painted)
      .raw()
      .toBuffer(),
    { raw: { ...size, channels: outline ? 4 : 3 } },
  ).resize({ width });
  for (let quality = 80; quality >= 40; quality -= 4) {
    const webp = await image
      .clone()
      .webp({ quality, alphaQuality: 60, effort: 6, smartSubsample: true })
      .toBuffer();
    if (webp.length <= MAX_BYTES) return { webp, quality };
  }
  throw new Error(`no quality makes a picture ${width} pixels wide light enough`);
}

await mkdir(folder, { recursive: true });
const names = process.argv.slice(2);
for (const { name, draw, calm, cutOut } of HEROES) {
  if (names.length > 0 && !names.includes(name)) continue;
  for (const moment of MOMENTS) {
    const svg = draw(moment);
    const raster = await paint(svg, calm, cutOut?.[moment]);
    const outline = cutOut ? await outlineOf(svg) : null;
    for (const width of WIDTHS) {
      const { webp, quality } = await encode(raster, outline, width);
      const file = `${name}-${moment}-${width}.webp`;
      await writeFile(path.join(folder, file), webp);
      console.log(`${file} (${Math.round(webp.length / 1024)} kB, quality ${quality})`);
    }
  }
}
