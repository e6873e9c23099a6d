import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { renderPool } from "./render-pool.ts";

const KEYS = ["bureau-02", "chambre-04"] as const;

describe("rendering the pool", () => {
  let dir: string;

  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), "pool-"));
  });

  afterEach(() => rm(dir, { recursive: true }));

  it("writes every width of every picture, and says how far it is", async () => {
    const steps: string[] = [];
    const store = path.join(dir, "new", "media");
    const result = await renderPool({
      dir: store,
      keys: KEYS,
      onProgress: (done, total) => steps.push(`${done}/${total}`),
    });
    expect(result).toEqual({ rendered: 2, reused: 0 });
    expect(steps).toEqual(["1/2", "2/2"]);
    expect((await readdir(store)).sort()).toEqual([
      ...KEYS.flatMap((key) => [
        `${key}-1280.webp`,
        `${key}-160.webp`,
        `${key}-320.webp`,
        `${key}-640.webp`,
      ]),
      "pool.json",
    ]);
  });

  it("keeps what is there already, and renders again only what is missing", async () => {
    await renderPool({ dir, keys: KEYS });
    const file = path.join(dir, "bureau-02-640.webp");
    const before = await stat(file);
    expect(await renderPool({ dir, keys: KEYS })).toEqual({ rendered: 0, reused: 2 });
    expect((await stat(file)).mtimeMs).toBe(before.mtimeMs);
    await rm(path.join(dir, "chambre-04-320.webp"));
    expect(await renderPool({ dir, keys: KEYS })).toEqual({ rendered: 1, reused: 1 });
  });

  it("renders a picture again when its drawing is no longer the same", async () => {
    await renderPool({ dir, keys: KEYS });
    const stamp = path.join(dir, "pool.json");
    const { drawings } = JSON.parse(await readFile(stamp, "utf8"));
    drawings["bureau-02"] = "another drawing";
    await writeFile(stamp, JSON.stringify({ code: "older code", drawings }));
    expect(await renderPool({ dir, keys: KEYS })).toEqual({ rendered: 1, reused: 1 });
  });

  it("starts over when the stamp can't be read", async () => {
    await writeFile(path.join(dir, "pool.json"), "{ half");
    expect(await renderPool({ dir, keys: ["bureau-02"] })).toEqual({ rendered: 1, reused: 0 });
  });
});
