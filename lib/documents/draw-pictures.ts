import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { DomainError } from "../kernel/errors.ts";
import { inTurn } from "../platform/queue.ts";
import { DOCUMENT_PICTURES } from "./rules.ts";

/** A4 in points, upright, and the white around a picture. */
const PAGE = { width: 595.28, height: 841.89, margin: 24 } as const;
/** A page's letters are read at this many pixels of its longer side. */
const LONGEST_SIDE = 2_400;
const JPEG_QUALITY = 80;
/** A picture of a hundred megapixels takes 300 MB to decode. */
const MOST_PIXELS = 100_000_000;
const FORMATS: ReadonlySet<string | undefined> = new Set(["jpeg", "png", "webp"]);
const QUEUE = { atOnce: 1, waiting: 50 };

/** The parts of a form that are pictures, in their order. @throws {DomainError} document.picture-unreadable */
async function readPictures(path: string, contentType: string): Promise<Buffer[]> {
  const body = Readable.toWeb(createReadStream(path)) as ReadableStream;
  const form = await new Response(body, { headers: { "content-type": contentType } })
    .formData()
    .catch((cause: unknown) => {
      throw new DomainError("document.picture-unreadable", undefined, { cause });
    });
  const files = form.getAll("page").filter((part) => typeof part !== "string");
  if (files.length === 0) throw new DomainError("document.empty");
  if (files.length > DOCUMENT_PICTURES) throw new DomainError("document.too-long");
  return Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())));
}

/** A picture upright, as large as its letters need, without what its file says of its owner and place. */
async function legible(bytes: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw new TypeError("a picture of another format");
    const { data, info } = await picture
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (cause) {
    throw new DomainError("document.picture-unreadable", undefined, { cause });
  }
}

/** One A4 page a picture, lying where the picture is wider than high. */
async function draw(pictures: readonly Buffer[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const bytes of pictures) {
    const { data, width, height } = await legible(bytes);
    const image = await document.embedJpg(new Uint8Array(data));
    const [across, along] = width > height ? [PAGE.height, PAGE.width] : [PAGE.width, PAGE.height];
    const page = document.addPage([across, along]);
    const scale = Math.min((across - 2 * PAGE.margin) / width, (along - 2 * PAGE.margin) / height);
    const size = { width: width * scale, height: height * scale };
    const place = { x: (across - size.width) / 2, y: (along - size.height) / 2 };
    page.drawImage(image, { ...place, ...size });
  }
  return document.save();
}

/**
 * One PDF of the pictures that a form's body has as its parts `page`, in their order: what a telephone takes of a
 * paper's sides and pages.
 * @param path of the body's file
 * @param contentType of the body, with its boundary
 * @throws {DomainError} document.empty, document.too-long, document.picture-unreadable; service.unavailable where too
 * many wait
 */
export const pdfOfPictures = (path: string, contentType: string): Promise<Uint8Array> =>
  inTurn("documents.pictures", QUEUE, async () => draw(await readPictures(path, contentType)));
