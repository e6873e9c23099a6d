import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { diskStorage } from "../../lib/platform/storage/disk.ts";
import { widthFile } from "./files.ts";
import { syncPictures } from "./sync.ts";

const KEYS = ["bureau-02", "chambre-04"] as const;

describe("copying the pictures", () => {
  let dir: string;

  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), "pictures-"));
  });

  afterEach(() => rm(dir, { recursive: true }));

  it("writes every width of every picture into a store that is new", async () => {
    const folder = path.join(dir, "new", "media");
    expect(await syncPictures(diskStorage(folder), KEYS)).toEqual({ written: 8, total: 8 });
    expect((await readdir(folder)).sort()).toEqual(
      KEYS.flatMap((key) => ["1280", "160", "320", "640"].map((width) => `${key}-${width}.webp`)),
    );
    const file = await readFile(path.join(folder, "bureau-02-640.webp"));
    expect(file.equals(await readFile(widthFile("bureau-02", 640)))).toBe(true);
  });

  it("leaves what is there, and writes what is missing, cut or another picture", async () => {
    const store = diskStorage(dir);
    await syncPictures(store, KEYS);
    const present = path.join(dir, "bureau-02-640.webp");
    const before = await stat(present);
    expect(await syncPictures(store, KEYS)).toEqual({ written: 0, total: 8 });
    await rm(path.join(dir, "bureau-02-160.webp"));
    await writeFile(path.join(dir, "bureau-02-320.webp"), "RIFF");
    await writeFile(path.join(dir, "chambre-04-1280.webp"), await readFile(present));
    await writeFile(path.join(dir, "other-160.webp"), "somebody's");
    expect(await syncPictures(store, KEYS)).toEqual({ written: 3, total: 8 });
    expect((await stat(present)).mtimeMs).toBe(before.mtimeMs);
    expect(await readFile(path.join(dir, "other-160.webp"), "utf8")).toBe("somebody's");
  });
});
