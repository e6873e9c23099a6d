import type { RequestListener } from "node:http";
import { DomainError } from "../lib/kernel/errors.ts";
import { addCacheTags, collectTags } from "../lib/platform/cache-tags.ts";
import { requestOutcome } from "../lib/platform/request-context.ts";
import { type CachedAddress, pathOf } from "./address.ts";
import type { Admission } from "./admission.ts";
import { HASHED_ASSET } from "./assets.ts";
import type { PageResponse } from "./cached-page.ts";
import { contentPolicy, newNonce, type PolicySources, securityHeaders } from "./content-policy.ts";
import { finishPage } from "./finish-page.ts";
import type { PageRecipe } from "./page-cache.ts";
import { BYTES, type Rendered, renderForNobody } from "./render.ts";

export interface PageMaker {
  admission: Admission;
  next: RequestListener;
  policy: PolicySources;
  /** Host and scheme that pages are rendered for. */
  origin: URL;
  /** An asset that is not of this process's build. */
  findAsset: (path: string) => Promise<Rendered | null>;
}

/** How the page of an address is made: rendered for nobody, with its policy and its caching. */
export function pageRecipe(address: CachedAddress, maker: PageMaker, gzip = false): PageRecipe {
  const { route, path, headers } = address;
  const requested = {
    host: maker.origin.host,
    "x-forwarded-host": maker.origin.host,
    "x-forwarded-proto": maker.origin.protocol.slice(0, -1),
    ...headers,
  };
  return {
    freshSeconds: route.freshSeconds,
    staleSeconds: route.staleSeconds,
    ofDay: route.kind !== "file",
    encodings: gzip ? ["gzip"] : [],
    render: (tags) =>
      collectTags(tags, async () => {
        const nonce = newNonce();
        // Next marks its own scripts with the nonce; parts of pages, and calls, have none.
        const policy: Record<string, string> =
          route.kind !== "call" && headers.rsc === undefined
            ? { "content-security-policy": contentPolicy([`'nonce-${nonce}'`], maker.policy) }
            : {};
        const given = await inTurn(maker.admission, () =>
          renderForNobody(maker.next, path, { ...requested, ...policy }),
        );
        if (requestOutcome().unavailable) throw new DomainError("service.unavailable");
        const rendered = (given.status === 404 && (await maker.findAsset(pathOf(path)))) || given;
        if (route.kind === "file" && isPassing(rendered)) addCacheTags("passing");
        return finished(rendered, address, { policy: maker.policy, nonce });
      }),
  };
}

/** Does what Next works on in its turn. @throws {DomainError} service.unavailable when too much waits. */
async function inTurn<Result>(admission: Admission, work: () => Promise<Result>): Promise<Result> {
  const place = admission.enterQueue("reads");
  if (place === null) throw new DomainError("service.unavailable");
  try {
    await place.turn;
    return await work();
  } finally {
    place.leave();
  }
}

/**
 * A file that is not there yet may be in a moment, when a new version is put in place; one that is not to
 * be stored is a makeshift, as a picture whose cover can't be read.
 */
const isPassing = ({ status, headers }: Rendered) =>
  status !== 200 || String(headers["cache-control"] ?? "").includes("no-store");

interface Finish {
  policy: PolicySources;
  /** What the page was rendered with. */
  nonce: string;
}

function finished(
  rendered: Rendered,
  { route, path }: CachedAddress,
  { policy, nonce }: Finish,
): PageResponse {
  const { status, text } = rendered;
  const { freshSeconds, staleSeconds } = route;
  const headers: Record<string, string | string[]> = {
    ...rendered.headers,
    ...securityHeaders(policy),
  };
  if (route.kind === "page") {
    headers["cache-control"] =
      status < 500
        ? `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`
        : "no-store";
  } else if (route.kind === "file" && !path.startsWith(HASHED_ASSET))
    headers["cache-control"] ??= "public, max-age=3600";
  const isPage = String(headers["content-type"] ?? "").startsWith("text/html");
  if (!isPage) return { status, headers, body: Buffer.from(text, BYTES) };
  const link = [headers.link ?? []].flat().map((each) => each.replaceAll(` nonce="${nonce}";`, ""));
  if (link.length > 0) headers.link = link;
  const { html, hashes } = finishPage(text, nonce, route.scripts);
  headers["content-security-policy"] = contentPolicy(hashes, policy);
  return { status, headers, body: Buffer.from(html, BYTES) };
}
