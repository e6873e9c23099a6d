import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { MEDIA_WIDTHS } from "../../lib/listings/media/rules.ts";
import { masterFile, widthFile } from "./files.ts";
import { MEDIA_POOL } from "./pool.ts";
import { widthsOf } from "./widths.ts";

const KEYS = MEDIA_POOL.map(({ key }) => key);
/** Heaviest file allowed at each width, in kB: a façade full of windows, not the average. */
const LIMITS = { 160: 7, 320: 20, 640: 50, 1280: 120 } as const;
const MASTERS_MB = 20;

const namesBeside = (file: string, extension: string) =>
  readdirSync(path.dirname(file))
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
    .sort();

const sizeOf = async (file: string) => {
  const { width, height, format, mediaType } = await sharp(file).metadata();
  return { width, height, type: mediaType ?? format };
};

/** How far two pictures are apart, in steps of colour of 255, on the average of their pixels. */
async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).raw().toBuffer()));
  if (!a || a.length !== b?.length) return 255;
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

describe("the files of the pictures", () => {
  it("are those of the manifest, no more and no less", () => {
    expect(namesBeside(masterFile("x"), ".avif")).toEqual(KEYS.toSorted());
    for (const width of MEDIA_WIDTHS) {
      expect(namesBeside(widthFile("x", width), ".webp")).toEqual(KEYS.toSorted());
    }
  });

  it("have their widths, in the shape of 3:2, light enough", async () => {
    for (const width of MEDIA_WIDTHS) {
      const files = KEYS.map((key) => widthFile(key, width));
      const size = { width, height: Math.round((width * 853) / 1280), type: "image/webp" };
      expect(await Promise.all(files.map(sizeOf))).toEqual(files.map(() => size));
      const heavy = files.filter((file) => statSync(file).size > LIMITS[width] * 1024);
      expect(heavy).toEqual([]);
    }
  });

  it("have a master of 1600 pixels each, all of them in some megabytes", async () => {
    const files = KEYS.map(masterFile);
    const size = { width: 1600, height: 1066, type: "image/avif" };
    expect(await Promise.all(files.map(sizeOf))).toEqual(files.map(() => size));
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThan(MASTERS_MB * 1e6);
  });

  it.each(["facade-alsace-01", "cuisine-02", "mer-03", "plan-thabor-01"])(
    "have the colours of their master: %s",
    async (key) => {
      const means = async (file: string) =>
        (await sharp(file).removeAlpha().stats()).channels.map(({ mean }) => mean);
      const master = await means(masterFile(key));
      for (const width of MEDIA_WIDTHS) {
        const own = await means(widthFile(key, width));
        for (const [channel, mean] of master.entries()) {
          expect(Math.abs(mean - (own[channel] ?? 0)), `${width}, ${channel}`).toBeLessThan(2);
        }
      }
    },
  );

  it.each(["facade-alsace-01", "cuisine-02", "mer-03"])(
    "show what their master does: %s",
    async (key) => {
      const made = await widthsOf(masterFile(key));
      for (const width of MEDIA_WIDTHS) {
        expect(await distance(made[width], readFileSync(widthFile(key, width)))).toBeLessThan(4);
      }
      expect(await distance(made[160], readFileSync(widthFile("salon-01", 160)))).toBeGreaterThan(
        20,
      );
    },
  );
});
