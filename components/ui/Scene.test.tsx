import { statSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { Scene } from "./Scene";

const MAX_BYTES = 80 * 1024;
const fileOf = (name: string) =>
  path.resolve(import.meta.dirname, "../../public/illustrations", name);

describe.each(["hero", "vendre", "looper"] as const)("the scene %s", (name) => {
  const markup = renderToStaticMarkup(<Scene name={name} sizes="100vw" alt="" />);

  it("names files that are there, each of its width and at most 80 kB, by day and at night", async () => {
    const named = [...markup.matchAll(/\/illustrations\/([\w-]+\.webp) (\d+)w/g)];
    expect(named).toHaveLength(6);
    for (const [, file = "", width] of named) {
      expect((await sharp(fileOf(file)).metadata()).width, file).toBe(Number(width));
      expect(statSync(fileOf(file)).size, file).toBeLessThanOrEqual(MAX_BYTES);
    }
    for (const moment of ["day", "night"]) {
      expect(named.filter(([, file]) => file?.startsWith(`${name}-${moment}-`))).toHaveLength(3);
    }
  });

  it("takes the room that its largest file has, so that nothing moves when it comes", async () => {
    const { width, height } = await sharp(fileOf(`${name}-day-1920.webp`)).metadata();
    expect(markup).toContain(`width="${width}" height="${height}"`);
  });
});

it("leaves the wall around the looper's quarter unpainted", async () => {
  const { data } = await sharp(fileOf("looper-night-640.webp"))
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]).toBe(0);
  expect(data.includes(255)).toBe(true);
});
