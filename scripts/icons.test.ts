import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ICON_NAMES } from "../components/ui/icon-names.ts";
import { drawSprite, SPRITE } from "./icons.ts";

const root = path.resolve(import.meta.dirname, "..");

/** Every source file of the interface but the list itself, joined. */
async function interfaceSource(): Promise<string> {
  const texts: string[] = [];
  for (const folder of ["app", "components"]) {
    for (const file of await readdir(path.join(root, folder), { recursive: true })) {
      if (!/\.tsx?$/.test(file) || /\.test\.|icon-names/.test(file)) continue;
      texts.push(await readFile(path.join(root, folder, file), "utf8"));
    }
  }
  return texts.join("\n");
}

describe("the sprite of icons", () => {
  it("is exactly what the script writes", async () => {
    expect(await readFile(SPRITE, "utf8")).toBe(await drawSprite());
  });

  it("gives each icon an id of its own", async () => {
    const ids = [...(await drawSprite()).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual([...ICON_NAMES]);
  });

  it("leaves the fill, the stroke and its width to the page's styles", async () => {
    expect(await drawSprite()).not.toMatch(/(fill|stroke|stroke-width)="(?!currentColor)/);
  });

  it("holds no icon that nothing shows", async () => {
    const source = await interfaceSource();
    expect(ICON_NAMES.filter((name) => !source.includes(`"${name}"`))).toEqual([]);
  });
});
