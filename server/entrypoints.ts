import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { FOUND_HEADER } from "./found-page.ts";

/** The handler that Next's build gives each page and each call (Next's docs, "Invoking Entrypoints"). */
type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  context: { requestMeta: object; waitUntil: (work: Promise<unknown>) => void },
) => Promise<unknown>;

/** The file that answers at a path. */
export interface Entrypoints {
  /** By the whole path. */
  exact: ReadonlyMap<string, string>;
  /** Of paths with a part of their own, as `/bien/{id}`. */
  named: readonly { pattern: RegExp; file: string }[];
}

const PAGE_OR_CALL = /\/page$|^\/api\/.*\/route$/;
const NAME = /\[\w+\]/g;

function readTable(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, "utf8"));
}

/**
 * The pages and calls that a build of Next has.
 * @param folder Where the build is, `.next`.
 */
export function readEntrypoints(folder: string): Entrypoints {
  const paths = readTable(join(folder, "app-path-routes-manifest.json"));
  const files = readTable(join(folder, "server/app-paths-manifest.json"));
  const exact = new Map<string, string>();
  const named: { pattern: RegExp; file: string }[] = [];
  for (const [entry, path] of Object.entries(paths)) {
    const built = files[entry];
    if (built === undefined || !PAGE_OR_CALL.test(entry) || path.startsWith("/_")) continue;
    const file = resolve(folder, "server", built);
    if (!path.includes("[")) exact.set(path, file);
    else if (!path.includes("[...") && !path.includes("[[")) {
      named.push({ pattern: new RegExp(`^${path.replace(NAME, "[^/%]+")}$`), file });
    }
  }
  return { exact, named };
}

/**
 * Whether a request is for a whole page or a call as its address says, with nothing for Next's router or
 * for the site's proxy to do: no partial render, no form, no address that shows something else.
 */
function fileFor(
  { exact, named }: Entrypoints,
  { method, url = "/", headers }: IncomingMessage,
): string | undefined {
  if ((method !== "GET" && method !== "HEAD") || headers.rsc !== undefined) return undefined;
  const [path = ""] = url.split("?", 1);
  const file = exact.get(path);
  if (file !== undefined || headers[FOUND_HEADER] === undefined) return file;
  return named.find(({ pattern }) => pattern.test(path))?.file;
}

/**
 * Asks the handler of a page or a call by itself. Next's router looks for files, rewrites, redirects and
 * a proxy before it asks that same handler: a third of a small answer. Everything else goes to `next`.
 */
export function callEntrypoints(entrypoints: Entrypoints, next: RequestListener): RequestListener {
  const require = createRequire(import.meta.url);
  const loaded = new Map<string, Promise<Handler>>();
  const load = (file: string) => {
    const known = loaded.get(file);
    if (known) return known;
    // A module with an import that is waited for is a promise of itself.
    const loading = Promise.resolve(require(file)).then(({ handler }) => handler as Handler);
    loaded.set(file, loading);
    return loading;
  };
  return async (request, response) => {
    const file = fileFor(entrypoints, request);
    if (file === undefined) return next(request, response);
    const { url } = request;
    try {
      const handler = await load(file);
      // No page or call of ours leaves work for after its answer.
      await handler(request, response, { requestMeta: {}, waitUntil: () => {} });
    } catch (error) {
      if (response.headersSent) throw error;
      // Next has a page for what fails.
      request.url = url;
      return next(request, response);
    }
  };
}
