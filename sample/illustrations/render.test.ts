import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { MEDIA_WIDTHS } from "../../lib/listings/media/rules.ts";
import { paint, renderPicture } from "./render.ts";
import { sceneOf } from "./scenes.ts";

/** Heaviest file allowed at each width, in kB: a façade full of windows, not the average. */
const LIMITS = { 160: 7, 320: 20, 640: 50, 1280: 120 } as const;

describe("rendering", () => {
  it.each(["facade-alsace-01", "longere-01", "cuisine-02", "mer-03"])(
    "%s comes in every width, light enough",
    async (key) => {
      const files = await renderPicture(sceneOf(key));
      for (const width of MEDIA_WIDTHS) {
        const { format, width: wide, height } = await sharp(files[width]).metadata();
        expect({ format, wide, height }).toEqual({
          format: "webp",
          wide: width,
          height: Math.round((width * 853) / 1280),
        });
        expect(files[width].length).toBeLessThan(LIMITS[width] * 1024);
        expect(files[width].length).toBeGreaterThan(1024);
      }
    },
  );

  it("lays paint evenly over the rows that must meet a page's colour", async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><path d="M0 0h120v80H0Z" fill="#e2edf4"/></svg>`;
    const { data } = await paint(svg, 60);
    const colours = (from: number, to: number) =>
      new Set(Array.from({ length: (to - from) * 120 }, (_, i) => data[(from * 120 + i) * 3]));
    expect([...colours(0, 30)]).toEqual([0xe2]);
    expect(colours(62, 80).size).toBeGreaterThan(1);
  });
});
