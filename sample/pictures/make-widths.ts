import { writeFile } from "node:fs/promises";
import { MEDIA_WIDTHS } from "../../lib/listings/media/rules.ts";
import { masterFile, widthFile } from "./files.ts";
import { findPicture } from "./pool.ts";
import { widthsOf } from "./widths.ts";

/**
 * `npm run pictures -- <key>…`: the files that the site serves of new or changed masters. They are committed: of all
 * the pictures, they take fifty seconds of a core to make and a moment to copy.
 */
const keys = process.argv.slice(2);
if (keys.length === 0) console.log("Name pictures of sample/pictures/manifest.ts by their keys.");
for (const key of keys) {
  if (!findPicture(key)) throw new RangeError(`no picture "${key}" in the manifest`);
  const files = await widthsOf(masterFile(key));
  for (const width of MEDIA_WIDTHS) await writeFile(widthFile(key, width), files[width]);
  console.log(`${key}: ${MEDIA_WIDTHS.join(", ")}`);
}
