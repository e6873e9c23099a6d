import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { listBuilds } from "../lib/platform/builds.mjs";
import { BYTES, type Rendered } from "./render.ts";

/** Where Next has scripts, styles, fonts and pictures of a build, named by their content. */
export const HASHED_ASSET = "/_next/static/";

/** What those are sent as. */
const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Names alone: nothing that leads out of a build's folder. */
const NAMES = /^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/;

/**
 * An asset of another build than this process's, of those that are kept: while processes are replaced one after the
 * other, a page of one asks another for its scripts, and a page that is open longer asks for those of its own version.
 * @param path of a request, below `HASHED_ASSET`
 * @param own the folder of this process's build
 * @returns null where no build has it
 */
export async function findAsset(path: string, own: string, root = "."): Promise<Rendered | null> {
  const name = path.slice(HASHED_ASSET.length);
  const type = TYPES[extname(name)];
  if (!path.startsWith(HASHED_ASSET) || type === undefined || !NAMES.test(name)) return null;
  for (const build of listBuilds(root)) {
    if (build === own) continue;
    const bytes = await readFile(join(root, build, "static", name)).catch(() => null);
    if (bytes === null) continue;
    const headers = {
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
    };
    return { status: 200, headers, text: bytes.toString(BYTES) };
  }
  return null;
}
