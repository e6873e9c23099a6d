import type { SourceSpecification, StyleSpecification } from "maplibre-gl";

/** How long the style of the tiles may take, and then the first tile, before the plain map is shown. */
export const PATIENCE_MS = 3_000;

/** A style as it was served: its shape is all that is known of it. */
interface ServedStyle {
  version: 8;
  sources: Record<string, unknown>;
  layers: unknown[];
}

/**
 * Fetches the style of the tiles as MapLibre takes it.
 * @throws {Error} when it can't be had in time, or is no style
 */
export async function fetchTileStyle(
  url: string,
  signal: AbortSignal,
): Promise<StyleSpecification> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  const response = await fetch(url, {
    signal: limit,
    credentials: "omit",
    referrerPolicy: "origin",
  });
  if (!response.ok) throw new Error(`the map's style was answered ${response.status}`);
  return usableStyle(await response.json(), url);
}

/**
 * A served style, its addresses made whole.
 * @throws {Error} when it is none
 */
export function usableStyle(style: unknown, url: string): StyleSpecification {
  if (!isStyle(style)) throw new Error("no style of a map");
  const sources = Object.entries(style.sources).map(
    ([name, source]) => [name, usableSource(source, url)] as const,
  );
  const usable = { ...style, sources: Object.fromEntries(sources) };
  for (const name of ["sprite", "glyphs"] as const) {
    const address = (style as { sprite?: unknown; glyphs?: unknown })[name];
    if (typeof address === "string") Object.assign(usable, { [name]: whole(address, url) });
  }
  return usable as unknown as StyleSpecification;
}

function isStyle(style: unknown): style is ServedStyle {
  if (typeof style !== "object" || style === null) return false;
  const { version, sources, layers } = style as Partial<ServedStyle>;
  return (
    version === 8 &&
    typeof sources === "object" &&
    sources !== null &&
    Object.values(sources).some((source) => typeof source === "object" && source !== null) &&
    Array.isArray(layers) &&
    layers.length > 0
  );
}

/**
 * IGN's tiles are numbered from the north, whatever some versions of its style say of them: `tms`
 * would put the north of France in the south of it. Its style names no source either.
 */
function usableSource(source: unknown, base: string): SourceSpecification {
  const given = source as {
    scheme?: string;
    url?: string;
    tiles?: string[];
    attribution?: string;
  };
  const usable = { ...given };
  if (given.scheme === "tms") usable.scheme = "xyz";
  if (typeof given.url === "string") usable.url = whole(given.url, base);
  if (Array.isArray(given.tiles)) usable.tiles = given.tiles.map((tile) => whole(tile, base));
  const addresses = [usable.url, ...(usable.tiles ?? [])].join(" ");
  if (!given.attribution && /geopf\.fr/.test(`${base} ${addresses}`)) usable.attribution = "© IGN";
  return usable as SourceSpecification;
}

/** An address against that of the style; the braces of `{z}` stay as they are. */
function whole(address: string, base: string): string {
  return new URL(address, base).href.replaceAll("%7B", "{").replaceAll("%7D", "}");
}
