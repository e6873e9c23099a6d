import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * SHA-256 of the contents of files and folders (recursively, names included).
 * @param {string[]} paths missing ones count as such
 * @param {(path: string) => boolean} [keep]
 */
export function digestOf(paths, keep = () => true) {
  const hash = createHash("sha256");
  const visit = (path) => {
    if (!existsSync(path)) return hash.update(`${path} missing\n`);
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name));
    } else if (keep(path)) {
      hash.update(`${path}\n`).update(readFileSync(path));
    }
  };
  for (const path of paths) visit(path);
  return hash.digest("hex");
}

/**
 * Does `work` unless `stampFile` says it was done for the same digest.
 * @returns {Promise<"done" | "up to date">}
 */
export async function unlessStamped(stampFile, digest, work) {
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === digest) return "up to date";
  await work();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, digest);
  return "done";
}
