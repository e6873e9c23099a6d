import type { RequestListener } from "node:http";
import { collectShown } from "../lib/server/shown.ts";
import type { KeptAddress } from "./address.ts";
import {
  contentPolicy,
  inlineScriptHashes,
  type PolicySources,
  securityHeaders,
} from "./content-policy.ts";
import type { Answer } from "./kept-page.ts";
import type { PageRecipe } from "./page-cache.ts";
import { renderForNobody } from "./render.ts";
import { withScriptsOnUse } from "./scripts-on-use.ts";

export interface PageMaker {
  next: RequestListener;
  policy: PolicySources;
  /** Host and scheme that pages are rendered for. */
  origin: URL;
}

const HASHED_ASSET = "/_next/static/";

/** How the page of an address is made: rendered for nobody, with its policy and its caching. */
export function pageRecipe(address: KeptAddress, maker: PageMaker): PageRecipe {
  const { route, path, headers } = address;
  const asked = {
    host: maker.origin.host,
    "x-forwarded-host": maker.origin.host,
    "x-forwarded-proto": maker.origin.protocol.slice(0, -1),
    ...headers,
  };
  return {
    freshSeconds: route.freshSeconds,
    staleSeconds: route.staleSeconds,
    render: (shown) =>
      collectShown(shown, async () =>
        finished(await renderForNobody(maker.next, path, asked), address, maker.policy),
      ),
  };
}

function finished(answer: Answer, { route, path }: KeptAddress, policy: PolicySources): Answer {
  const { freshSeconds, staleSeconds } = route;
  const headers: Record<string, string | string[]> = {
    ...answer.headers,
    ...securityHeaders(policy),
  };
  if (route.scripts !== null) {
    headers["cache-control"] =
      answer.status < 500
        ? `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`
        : "no-store";
  } else if (!path.startsWith(HASHED_ASSET)) headers["cache-control"] ??= "public, max-age=3600";
  const isPage = String(headers["content-type"] ?? "").startsWith("text/html");
  if (!isPage) return { ...answer, headers };
  const html = withScriptsOnUse(answer.body.toString("utf8"), route.scripts ?? "used");
  headers["content-security-policy"] = contentPolicy(inlineScriptHashes(html), policy);
  return { status: answer.status, headers, body: Buffer.from(html) };
}
