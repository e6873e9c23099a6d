import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { SOCIAL_PICTURE } from "../listings/media.ts";
import { composeSitePicture, composeSocialPicture, readDisplayFont } from "./social-picture.ts";

const { width, height } = SOCIAL_PICTURE;

function plain(size: { width: number; height: number }, background: object): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 4, background } })
    .png()
    .toBuffer();
}

describe("composeSocialPicture", () => {
  it.each([
    ["a cover of another shape", () => plain({ width: 300, height: 500 }, { r: 200, g: 0, b: 0 })],
    ["no cover", async () => null],
  ])("makes a JPEG of the right size from %s", async (_case, makeCover) => {
    const drawing = await plain(SOCIAL_PICTURE, { r: 0, g: 0, b: 0, alpha: 0 });
    const picture = await sharp(await composeSocialPicture(await makeCover(), drawing)).metadata();
    expect(picture).toMatchObject({ format: "jpeg", width, height });
  });
});

describe("composeSitePicture", () => {
  it("sets the drawing over the home page's street", async () => {
    const drawing = await plain(SOCIAL_PICTURE, { r: 0, g: 0, b: 0, alpha: 0 });
    const picture = sharp(await composeSitePicture(drawing));
    expect(await picture.metadata()).toMatchObject({ format: "jpeg", width, height });
    // A plain sky says that the street was not found in its place.
    expect((await picture.stats()).channels[0]?.stdev).toBeGreaterThan(20);
  });
});

describe("readDisplayFont", () => {
  it("finds the installed font, in the format that the drawing reads", async () => {
    expect((await readDisplayFont()).subarray(0, 4).toString("latin1")).toBe("wOFF");
  });
});
