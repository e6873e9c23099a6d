import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";

/*
 * What pages load in the browser: the files that begin with "use client", and all that they import but for types.
 * zod, which checks what is sent, is for the server: it weighs more than most of our pages.
 */

const isMarked = (file: string, mark: string) =>
  new RegExp(`^["']${mark}["']`, "m").test(readFileSync(file, "utf8").slice(0, 500));

const CLIENT_FILES = ["app", "components"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && isMarked(file, "use client"));

/** The files among what others import that import a package by name. */
async function importersOf(name: string, files: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...files],
    bundle: true,
    packages: "external",
    write: false,
    metafile: true,
    outdir: ".",
    format: "esm",
    logLevel: "error",
    loader: { ".css": "empty", ".svg": "empty" },
    plugins: [
      {
        name: "actions-stay-on-the-server",
        setup({ onLoad }) {
          onLoad({ filter: /\.ts$/ }, ({ path }) =>
            isMarked(path, "use server") ? { contents: "module.exports = {};" } : null,
          );
        },
      },
    ],
  });
  return Object.entries(metafile.inputs)
    .filter(([, { imports }]) => imports.some(({ path }) => path === name))
    .map(([file]) => file);
}

test("no page loads zod", async () => {
  expect(CLIENT_FILES.length).toBeGreaterThan(100);
  expect(await importersOf("zod", CLIENT_FILES)).toEqual([]);
});

test("what imports zod is found", async () => {
  expect(await importersOf("zod", ["lib/revisions/review.ts"])).toEqual(
    expect.arrayContaining(["lib/revisions/review.ts", "lib/revisions/content.ts"]),
  );
});
