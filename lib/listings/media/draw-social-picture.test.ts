import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseEnvironment } from "../../platform/env-schema.ts";
import { replaceOnce } from "../../platform/once.ts";
import {
  composeListingPicture,
  composeSitePicture,
  drawInTurn,
  readDisplayFont,
} from "./draw-social-picture.ts";
import { SOCIAL_PICTURE } from "./rules.ts";

const { width, height } = SOCIAL_PICTURE;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

function plain(size: { width: number; height: number }, background: object) {
  return sharp({ create: { ...size, channels: 4, background } });
}
const clearDrawing = () => plain(SOCIAL_PICTURE, CLEAR).png().toBuffer();

describe("composeListingPicture", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "loopimmo-media-"));
    replaceOnce("env", parseEnvironment({ NODE_ENV: "test", MEDIA_DIR: folder }));
  });
  afterAll(() => {
    replaceOnce("env", undefined);
    rmSync(folder, { recursive: true });
  });

  /** A red cover in the store, changed before it is written. */
  async function store(mediaKey: string, change: (cover: Buffer) => Buffer) {
    const cover = await plain({ width: 300, height: 500 }, { r: 200, g: 0, b: 0, alpha: 1 })
      .webp()
      .toBuffer();
    writeFileSync(join(folder, `${mediaKey}-1280.webp`), change(cover));
  }

  async function compose(mediaKey: string | null) {
    const { body, isComplete } = await composeListingPicture(mediaKey, await clearDrawing());
    const picture = sharp(body);
    expect(await picture.metadata()).toMatchObject({ format: "jpeg", width, height });
    const { dominant } = await picture.stats();
    return { isComplete, isRed: dominant.r > 150 };
  }

  it("fills the picture with a cover of any shape", async () => {
    await store("cover", (cover) => cover);
    expect(await compose("cover")).toEqual({ isComplete: true, isRed: true });
  });

  it("has a plain ground where the listing has no cover", async () => {
    expect(await compose(null)).toEqual({ isComplete: true, isRed: false });
  });

  it.each<[string, (cover: Buffer) => Buffer]>([
    ["is empty", () => Buffer.alloc(0)],
    ["is cut", (cover) => cover.subarray(0, cover.length / 2)],
    [
      "has a header and nothing a decoder can read",
      (cover) => Buffer.concat([cover.subarray(0, 20), Buffer.alloc(cover.length - 20)]),
    ],
  ])(
    "has a plain ground, and says that it is a makeshift, where the cover %s",
    async (_, change) => {
      await store("damaged", change);
      expect(await compose("damaged")).toEqual({ isComplete: false, isRed: false });
    },
  );

  it("says the same where the cover is missing", async () => {
    expect(await compose("missing")).toEqual({ isComplete: false, isRed: false });
  });
});

describe("drawInTurn", () => {
  it("draws one at a time, and answers that the service is busy when many wait", async () => {
    let atOnce = 0;
    let most = 0;
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const draw = async () => {
      most = Math.max(most, ++atOnce);
      await gate;
      atOnce--;
    };
    const drawn = Array.from({ length: 21 }, () => drawInTurn(draw));
    await Promise.resolve();
    await expect(drawInTurn(draw)).rejects.toMatchObject({ code: "service.unavailable" });
    release();
    await Promise.all(drawn);
    expect(most).toBe(1);
    await expect(drawInTurn(async () => "drawn")).resolves.toBe("drawn");
  });
});

describe("composeSitePicture", () => {
  it("sets the drawing over the home page's street", async () => {
    const picture = sharp(await composeSitePicture(await clearDrawing()));
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
