import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/**
 * Whether a page has a server action.
 * @param path the path that a form was posted to
 * @param action what its `next-action` header names
 */
export type HasAction = (path: string, action: string) => boolean;

const paths = z.record(z.string(), z.string());
const actions = z.object({
  node: z.record(z.string(), z.object({ workers: z.record(z.string(), z.unknown()) })),
});

function readManifest<Manifest extends z.ZodType>(file: string, schema: Manifest) {
  return schema.parse(JSON.parse(readFileSync(file, "utf8")));
}

/**
 * Reads from a build which pages have which server actions. Next sends a form that is posted to another
 * page on to the right one by a request to itself, with the visitor's cookies: none of our forms is, so
 * such a request is rejected before Next sees it.
 * @param folder where the build is, `.next`
 * @throws {Error} when the build's tables are not as expected
 */
export function readServerActions(folder: string): HasAction {
  const table = readManifest(join(folder, "app-path-routes-manifest.json"), paths);
  const { node } = readManifest(join(folder, "server/server-reference-manifest.json"), actions);
  const pathOf = new Map(Object.entries(table));
  const pagesOf = new Map<string, ((path: string) => boolean)[]>();
  for (const [action, { workers }] of Object.entries(node)) {
    const pages = Object.keys(workers).map((worker) => {
      const path = pathOf.get(worker.replace(/^app/, ""));
      if (path === undefined) throw new Error(`no path for ${worker}`);
      return matcherOf(path);
    });
    pagesOf.set(action, pages);
  }
  return (path, action) => pagesOf.get(action)?.some((matches) => matches(path)) ?? false;
}

function matcherOf(path: string): (given: string) => boolean {
  if (!path.includes("[")) return (given) => given === path;
  const pattern = new RegExp(`^${path.replace(/\[\w+\]/g, "[^/]+")}$`);
  return (given) => pattern.test(given);
}
