import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { log } from "../../platform/log.ts";
import { inTurn } from "../../platform/queue.ts";
import { readMedia } from "./queries/read-media.ts";
import { mediaFile, SOCIAL_PICTURE } from "./rules.ts";

// One thread, and no memory of what was drawn before: each picture is another one.
sharp.concurrency(1);
sharp.cache(false);

/** The night of the identity, for a page without a cover. */
const NO_COVER = "#0f2b40";

/** The display font in bold: a static WOFF, for the drawing library reads neither WOFF2 nor variable fonts. */
const DISPLAY_FONT =
  "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff";

/** The font that social pictures are written in. */
export function readDisplayFont(): Promise<Buffer> {
  return readFile(join(/* turbopackIgnore: true */ process.cwd(), DISPLAY_FONT));
}

/** A quarter of a second of a core each: those waiting are some seconds of work. */
const QUEUE = { atOnce: 1, waiting: 20 };

/**
 * Draws and composes a social picture when it is its turn.
 * @throws {DomainError} service.unavailable when too many wait.
 */
export function drawInTurn<Picture>(draw: () => Promise<Picture>): Promise<Picture> {
  return inTurn("social-pictures", QUEUE, draw);
}

/** A listing's social picture. */
export interface ListingPicture {
  /** JPEG, which every network reads. */
  body: Buffer;
  /** False when the listing has a cover and it could not be shown: missing, unreadable or damaged. */
  isComplete: boolean;
}

/**
 * A listing's cover under a transparent drawing of the picture's size, or a plain ground where there
 * is no cover to show.
 * @param mediaKey the cover's; null where the listing has none
 */
export async function composeListingPicture(
  mediaKey: string | null,
  drawing: Buffer,
): Promise<ListingPicture> {
  if (mediaKey === null)
    return { body: await composeSocialPicture(null, drawing), isComplete: true };
  const cover = await readMedia(mediaFile(mediaKey, 1280));
  if (cover) {
    try {
      return { body: await composeSocialPicture(cover.body, drawing), isComplete: true };
    } catch (error) {
      log().error({ mediaKey, err: error }, "a cover is damaged");
    }
  }
  return { body: await composeSocialPicture(null, drawing), isComplete: false };
}

/** A cover, filling the picture, under the drawing. */
async function composeSocialPicture(cover: Buffer | null, drawing: Buffer): Promise<Buffer> {
  const { width, height } = SOCIAL_PICTURE;
  const base = cover
    ? // The drawing's words stand at the bottom: what the cover shows there is lost anyway.
      sharp(cover).resize(width, height, { fit: "cover", position: "bottom" })
    : sharp({ create: { width, height, channels: 3, background: NO_COVER } });
  return base
    .composite([{ input: drawing }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** The street of the home page. Without its tallest house the words have the sky to themselves. */
const STREET = "public/illustrations/hero-day-1920.webp";
const STREET_WIDTH = 1498;
const STREET_LEFT = 298;
const STREET_TOP = 130;

/** The street under a transparent drawing of the whole picture's size. */
export async function composeSitePicture(drawing: Buffer): Promise<Buffer> {
  const { width, height } = SOCIAL_PICTURE;
  const street = sharp(join(/* turbopackIgnore: true */ process.cwd(), STREET))
    .resize({ width: STREET_WIDTH })
    .extract({ left: STREET_LEFT, top: 0, width, height: height - STREET_TOP });
  const scene = await street.png().toBuffer();
  // The sky goes on in the colour it has at the scene's edge.
  const [red = 0, green = 0, blue = 0] = await sharp(scene)
    .extract({ left: width / 2, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp({
    create: { width, height, channels: 3, background: { r: red, g: green, b: blue } },
  })
    .composite([{ input: scene, left: 0, top: STREET_TOP }, { input: drawing }])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}
