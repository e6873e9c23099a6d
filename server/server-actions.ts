import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/**
 * Whether a page has a server action.
 * @param path the path that a form was posted to
 * @param action the action's id
 */
export type HasAction = (path: string, action: string) => boolean;

const paths = z.record(z.string(), z.string());
const actions = z.object({
  node: z.record(z.string(), z.object({ workers: z.record(z.string(), z.unknown()) })),
});

function readManifest<Manifest extends z.ZodType>(file: string, schema: Manifest) {
  return schema.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** The build's table of routes: the path of each page and handler, by its file. */
export const readPaths = (folder: string): Record<string, string> =>
  readManifest(join(folder, "app-path-routes-manifest.json"), paths);

/** The build's table of actions: the files of the pages that have each, by the action's id. */
export function readActionPages(folder: string): Map<string, readonly string[]> {
  const { node } = readManifest(join(folder, "server/server-reference-manifest.json"), actions);
  return new Map(
    Object.entries(node).map(([action, { workers }]) => [
      action,
      Object.keys(workers).map((worker) => worker.replace(/^app/, "")),
    ]),
  );
}

/**
 * Reads from a build which pages have which server actions. Next sends a form that is posted to another
 * page on to the right one by a request to itself, with the visitor's cookies: none of our forms is, so
 * such a request is rejected before Next sees it.
 * @param folder where the build is, `.next`
 * @throws {Error} when the build's tables are not as expected
 */
export function readServerActions(folder: string): HasAction {
  const pathOf = readPaths(folder);
  const findRoute = createRouteFinder(Object.values(pathOf));
  const pathsOf = new Map<string, ReadonlySet<string>>();
  for (const [action, pages] of readActionPages(folder)) {
    const paths = pages.map((page) => {
      const path = pathOf[page];
      if (path === undefined) throw new Error(`no path for ${page}`);
      return path;
    });
    pathsOf.set(action, new Set(paths));
  }
  return (path, action) => {
    const pages = pathsOf.get(action);
    if (pages === undefined) return false;
    const route = findRoute(path);
    return route !== null && pages.has(route);
  };
}

/** How exactly a segment of a route names a path's: spelt out, a parameter, all that follows. */
function rankOf(segment: string): number {
  if (/^\[\[?\.\.\./.test(segment)) return 2;
  return segment.startsWith("[") ? 1 : 0;
}

/** As Next's router ranks two routes that match: what is spelt out comes first, segment by segment. */
function bySpecificity(one: readonly string[], other: readonly string[]): number {
  for (const [at, segment] of one.entries()) {
    const difference = rankOf(segment) - rankOf(other[at] ?? "");
    if (difference !== 0) return difference;
  }
  return 0;
}

function isMatch(route: readonly string[], given: readonly string[]): boolean {
  for (const [at, segment] of route.entries()) {
    const rank = rankOf(segment);
    if (rank === 2) return given.length > at || segment.startsWith("[[");
    if (rank === 1 ? !given[at] : given[at] !== segment) return false;
  }
  return route.length === given.length;
}

/**
 * Finds the route of a path, as the router does: `/mes-biens/nouveau` is not `/mes-biens/[id]`. A path that
 * means one route as it is spelt and another one once decoded is nobody's.
 */
function createRouteFinder(routes: readonly string[]): (path: string) => string | null {
  const exact = new Set(routes.filter((route) => !route.includes("[")));
  const dynamic = routes
    .filter((route) => route.includes("["))
    .map((route) => route.split("/"))
    .sort(bySpecificity);
  const find = (path: string): string | null => {
    if (exact.has(path)) return path;
    const given = path.split("/");
    return dynamic.find((route) => isMatch(route, given))?.join("/") ?? null;
  };
  return (path) => {
    const route = find(path);
    if (route === null || !path.includes("%")) return route;
    try {
      return find(decodeURIComponent(path)) === route ? route : null;
    } catch {
      return null;
    }
  };
}
