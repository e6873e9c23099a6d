import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawHome } from "../illustrations/heroes/home.ts";
import { drawQuarter } from "../illustrations/heroes/quarter.ts";
import { drawSale } from "../illustrations/heroes/sale.ts";

const folder = path.resolve(import.meta.dirname, "../../public/illustrations");

describe("the large pictures", () => {
  it.each(
    ["hero", "vendre", "looper"].flatMap((name) =>
      ["day", "night"].flatMap((moment) =>
        [640, 1280, 1920].map((width) => [`${name}-${moment}-${width}.webp`, width] as const),
      ),
    ),
  )("%s is committed, of its width and at most 80 kB", async (file, width) => {
    const content = await readFile(path.join(folder, file));
    expect((await sharp(content).metadata()).width).toBe(width);
    expect(content.length).toBeLessThanOrEqual(80 * 1024);
  });

  it("show the same place by day and in the evening", () => {
    expect(drawHome("day")).not.toBe(drawHome("night"));
    expect(drawHome("day")).toBe(drawHome("day"));
    expect(drawSale("night")).toContain("#ffe7b0");
    expect(drawQuarter("day")).toBe(drawQuarter("day"));
  });

  it("leave the wall around the looper's quarter unpainted", async () => {
    const { data } = await sharp(path.join(folder, "looper-night-640.webp"))
      .extractChannel("alpha")
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBe(0);
    expect(data.includes(255)).toBe(true);
  });
});
