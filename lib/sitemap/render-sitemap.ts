import { addCacheTags } from "../platform/cache-tags.ts";
import { env } from "../platform/env.ts";
import { inTurn } from "../platform/queue.ts";
import {
  findSitemapPart,
  type SitemapAddress,
  type SitemapSlices,
} from "./queries/find-sitemap-part.ts";
import { listSitemapParts } from "./queries/list-sitemap-parts.ts";

/**
 * A part is some 20 ms of the process in slices, and half a megabyte: one is made at a time, so that
 * others have a turn after every slice. Crawlers ask for a few at once.
 */
const QUEUE = { atOnce: 1, waiting: 50 };

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Text of an element. */
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function xml(root: string, elements: string): Response {
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><${root} ${NAMESPACE}>${elements}</${root}>`,
    { headers: { "content-type": "application/xml", "cache-control": "public, max-age=3600" } },
  );
}

const location = (path: string) => `<loc>${escaped(env().APP_URL + path)}</loc>`;

/**
 * The index of the sitemap's parts.
 * @throws {DomainError} service.unavailable when too many wait for parts.
 */
export function sitemapIndex(): Promise<Response> {
  addCacheTags("search");
  return inTurn("sitemap", QUEUE, async () => {
    const parts = await listSitemapParts();
    const elements = parts.map((part) => `<sitemap>${location(`/sitemaps/${part}.xml`)}</sitemap>`);
    return xml("sitemapindex", elements.join(""));
  });
}

/**
 * One part by its file name (`biens-0.xml`), or null when there is none of that name.
 * @throws {DomainError} service.unavailable when too many wait for parts.
 */
export async function sitemapPart(file: string): Promise<Response | null> {
  const name = /^([a-z0-9-]{1,20})\.xml$/.exec(file)?.[1];
  if (name === undefined) return null;
  addCacheTags("search");
  return inTurn("sitemap", QUEUE, async () => {
    const slices = await findSitemapPart(name);
    return slices && xml("urlset", await elementsOf(slices));
  });
}

async function elementsOf(slices: SitemapSlices): Promise<string> {
  const texts: string[] = [];
  for await (const slice of slices) texts.push(slice.map(elementOf).join(""));
  return texts.join("");
}

function elementOf({ path, lastModified }: SitemapAddress): string {
  const modified = lastModified === null ? "" : `<lastmod>${lastModified}</lastmod>`;
  return `<url>${location(path)}${modified}</url>`;
}
