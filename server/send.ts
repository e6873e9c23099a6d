import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import type { CachedBody, CachedPage, Encoding } from "./cached-page.ts";

const preferences = new LRUCache<string, readonly Encoding[]>({ max: 500 });

/** The package's types are of a version before `preferred`. */
type WithPreference = (available: string[], options: { preferred: string[] }) => Encoding[];

function preferringOurs(client: Negotiator): readonly Encoding[] {
  const encodings = client.encodings.bind(client) as unknown as WithPreference;
  return encodings(["br", "gzip", "identity"], { preferred: ["br", "gzip"] });
}

/** The encodings that a client takes, ours first where it has no preference. */
function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ["identity"];
  const known = preferences.get(header);
  if (known) return known;
  const found = preferringOurs(new Negotiator({ headers: { "accept-encoding": header } }));
  preferences.set(header, found);
  return found;
}

/** Whether a client takes gzip, which is made before brotli. */
export function takesGzip({ headers }: IncomingMessage): boolean {
  return acceptedEncodings(headers["accept-encoding"]).includes("gzip");
}

function bodyFor({ bodies }: CachedPage, header: string | undefined): CachedBody {
  for (const encoding of acceptedEncodings(header)) {
    const body = bodies[encoding];
    if (body) return body;
  }
  return bodies.identity;
}

const LISTED_TAG = /(?:W\/)?"[^"]*"/g;

function hasAlready(request: IncomingMessage, etag: string): boolean {
  const given = request.headers["if-none-match"];
  if (given === undefined) return false;
  if (given.trim() === "*") return true;
  return given.match(LISTED_TAG)?.some((tag) => tag.replace(/^W\//, "") === etag) ?? false;
}

/** Headers of the body, which a response without one leaves out. */
const OF_THE_BODY = new Set(["content-length", "content-encoding", "content-type"]);

function withoutBodyHeaders(headers: readonly string[]): string[] {
  const left: string[] = [];
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] as string;
    if (!OF_THE_BODY.has(name)) left.push(name, headers[at + 1] as string);
  }
  return left;
}

/** Sends a cached page in the encoding the client takes, or word that it has it already. */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  extra: readonly string[],
): void {
  const { body, etag, headers } = bodyFor(page, request.headers["accept-encoding"]);
  if (page.status === 200 && hasAlready(request, etag)) {
    response.writeHead(304, [...withoutBodyHeaders(headers), ...extra]);
    response.end();
    return;
  }
  response.writeHead(page.status, headers.concat(extra));
  if (request.method === "HEAD") response.end();
  else response.end(body);
}
