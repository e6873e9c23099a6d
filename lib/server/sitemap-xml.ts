import { Readable } from "node:stream";
import { SitemapIndexStream, SitemapStream } from "sitemap";
import { findSitemapPart, listSitemapParts } from "../sitemap/queries.ts";
import { env } from "./env.ts";

function xml(stream: Readable): Response {
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: { "content-type": "application/xml", "cache-control": "public, max-age=3600" },
  });
}

/** The index of the sitemap's parts. */
export function sitemapIndex(): Response {
  const addresses = listSitemapParts().map((part) => ({
    url: `${env().APP_URL}/sitemaps/${part}.xml`,
  }));
  return xml(Readable.from(addresses).pipe(new SitemapIndexStream()));
}

/** One part by its file name (`biens-0.xml`), or null when there is none of that name. */
export function sitemapPart(file: string): Response | null {
  const name = /^([a-z0-9-]{1,20})\.xml$/.exec(file)?.[1];
  const addresses = name === undefined ? null : findSitemapPart(name);
  if (!addresses) return null;
  const items = addresses.map(({ path, lastModified }) => ({
    url: path,
    ...(lastModified && { lastmod: lastModified }),
  }));
  return xml(Readable.from(items).pipe(new SitemapStream({ hostname: env().APP_URL })));
}
