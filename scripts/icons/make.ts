import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { encodeIco } from "./ico.ts";

/**
 * `npx tsx scripts/icons/make.ts`: every raster icon of the site itself, from the one drawing in
 * public/icon.svg. The results are committed; run it again when the drawing changes.
 */
const root = path.resolve(import.meta.dirname, "../..");
const drawing = await readFile(path.join(root, "public/icon.svg"), "utf8");

// Systems that cut their own shape want the colour to the edge.
const fullBleed = drawing.replace(/ rx="\d+"/, "");
// Only the middle 80 % of a maskable icon is sure to be seen.
const maskable = fullBleed
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
  .replace('<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"');

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

async function write(file: string, content: Buffer): Promise<void> {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
  console.log(`${file} (${content.length} bytes)`);
}

await write("public/apple-icon.png", await png(fullBleed, 180));
await write("public/icons/icon-192.png", await png(drawing, 192));
await write("public/icons/icon-512.png", await png(drawing, 512));
await write("public/icons/maskable-512.png", await png(maskable, 512));
const favicons = [16, 32, 48].map(async (size) => ({ size, png: await png(drawing, size) }));
await write("public/favicon.ico", encodeIco(await Promise.all(favicons)));
