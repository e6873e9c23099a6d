import { referralCodeSchema } from "../lib/accounts/schemas.ts";
import { LOAN_FIELDS } from "../lib/financing/inputs.ts";
import { isId } from "../lib/kernel/ids.ts";
import { stationNumber } from "../lib/listings/rooms/tour.ts";
import { parseSearchParams, requirePlaceText, requireZoom } from "../lib/search/schemas.ts";
import { TYPED, toSearchParams } from "../lib/search/url.ts";
import type { Cost } from "./limits.ts";

/** When a cached page's scripts are loaded: at the first sign of use, or also at once on a wide screen. */
export type ScriptsWhen = "used" | "used-or-wide";

/** A family of addresses whose responses are the same for everyone. */
export interface CachedRoute {
  /** Seconds for which a response is given without a thought. */
  freshSeconds: number;
  /** Seconds after that for which it is still given, while it is made again. */
  staleSeconds: number;
  /** What the route reads of a query, in one order; null when such a response is not cached. */
  canonicalQuery(query: URLSearchParams): string | null;
  /** A page of the site; a file; or a call, whose response says itself how long others may cache it. */
  kind: "page" | "file" | "call";
  /** Of a page. */
  scripts: ScriptsWhen;
  /** What it costs to make a response that is not in the cache. */
  cost: Cost;
}

const MINUTE = 60;
const DAY = 86_400;

/** Nothing of the query is read: whatever it says, the response is the same. */
const noQuery = () => "";

/** Of these names, when one is there, the response is a visitor's own and is not cached. */
const unlessGiven =
  (...names: readonly string[]) =>
  (query: URLSearchParams) =>
    names.some((name) => query.has(name)) ? null : "";

function searchQuery(query: URLSearchParams): string | null {
  const { criteria, problems, typed } = parseSearchParams(query);
  if (problems.length > 0) return null;
  const canonical = toSearchParams(criteria);
  // Of a page alone, which says what of the text was not understood.
  if (typed !== null) canonical.set(TYPED, typed);
  return canonical.toString();
}

/** A referral code, which the page fills in; what is no code is not read. A price is a visitor's own. */
function betaQuery(query: URLSearchParams): string | null {
  if (query.has("prix")) return null;
  const code = referralCodeSchema.safeParse(query.get("ref")).data;
  return code === undefined ? "" : new URLSearchParams({ ref: code }).toString();
}

const page = (canonicalQuery: CachedRoute["canonicalQuery"] = noQuery): CachedRoute => ({
  freshSeconds: MINUTE,
  staleSeconds: 10 * MINUTE,
  canonicalQuery,
  kind: "page",
  scripts: "used",
  cost: "render",
});

const SEARCH: CachedRoute = { ...page(searchQuery), scripts: "used-or-wide" };
const LISTING = page(unlessGiven("creneau", ...Object.values(LOAN_FIELDS)));
const TEXT: CachedRoute = { ...page(), freshSeconds: 60 * MINUTE, staleSeconds: DAY };
const FILE: CachedRoute = { ...TEXT, kind: "file" };
/** Drawn again when what it shows changes. */
const SOCIAL_PICTURE: CachedRoute = { ...FILE, freshSeconds: DAY, cost: "picture" };
/** Crawlers rarely come back sooner: what is old is made again before it is given. */
const SITEMAP: CachedRoute = { ...FILE, staleSeconds: 60 * MINUTE };

/** Of its query, the tour's page reads the number of a station. */
const TOUR = page((query) => {
  const station = stationNumber(query.getAll("piece").at(-1));
  return station === 1 ? "" : `piece=${station}`;
});

/**
 * A call whose response is the same for everyone. Not given stale, as pages are: a program that reads after it
 * wrote may expect to see it, and what it lists by time (open slots) is a minute old at most.
 */
const call = (canonicalQuery: CachedRoute["canonicalQuery"] = noQuery): CachedRoute => ({
  ...page(canonicalQuery),
  staleSeconds: 0,
  kind: "call",
  cost: "query",
});

/** What a call reads of its query, unless it rejects it: then it says so itself. */
const validQuery = (read: CachedRoute["canonicalQuery"]) => (query: URLSearchParams) => {
  try {
    return read(query);
  } catch {
    return null;
  }
};

const placeQuery = (query: URLSearchParams) =>
  new URLSearchParams({ q: requirePlaceText(query) }).toString();

/** The clusters of a search at a zoom level. */
function clusterQuery(query: URLSearchParams): string | null {
  // Without what somebody hid they are nobody else's.
  if (query.has("without")) return null;
  const search = searchQuery(query);
  return search === null ? null : [`zoom=${requireZoom(query)}`, search].filter(Boolean).join("&");
}

const LISTING_VIEW = call();
const CALLS: Readonly<Record<string, CachedRoute>> = {
  "/api/communes": call(validQuery(placeQuery)),
  "/api/listings": call(searchQuery),
  "/api/listings/clusters": call(validQuery(clusterQuery)),
  "/api/openapi.json": { ...call(), cost: "call" },
  "/api/places": call(searchQuery),
};

/** The directory: filtered, sorted or around a place that is typed, it is a visitor's own. */
const PROVIDERS = page(unlessGiven("metier", "location", "bien", "disponibilite", "tarif", "tri"));

/** What a request is to be about is a visitor's own. */
const PROVIDER = page(unlessGiven("bien", "lieu"));

const PAGES: Readonly<Record<string, CachedRoute>> = {
  "/": page(),
  "/v2": page(),
  "/acheter": SEARCH,
  "/recherche": SEARCH,
  "/vendre": { ...TEXT, canonicalQuery: unlessGiven("prix") },
  "/prestataires": PROVIDERS,
  "/looper": { ...TEXT, canonicalQuery: unlessGiven("forfait", "ventes") },
  "/beta": { ...TEXT, canonicalQuery: betaQuery },
  "/help": { ...TEXT, canonicalQuery: unlessGiven("q") },
  "/honoraires": TEXT,
  "/mentions-legales": TEXT,
  "/cgu": TEXT,
  "/confidentialite": TEXT,
  "/accessibilite": TEXT,
  "/offline": TEXT,
  "/partage.jpg": SOCIAL_PICTURE,
  "/sitemap.xml": SITEMAP,
  "/robots.txt": FILE,
  "/manifest.webmanifest": FILE,
  "/favicon.ico": FILE,
  "/icon.svg": FILE,
  "/apple-icon.png": FILE,
};

const CITY = /^\/acheter\/[a-z0-9-]{1,100}$/;
const TRADE = /^\/prestataires\/[a-z-]{1,30}(?:\/[a-z0-9-]{1,100})?$/;
const LISTING_PICTURE = /^\/bien\/([^/]+)\/partage\.jpg$/;
const LISTING_TOUR = /^\/bien\/([^/]+)\/visite-virtuelle$/;
const LISTING_CALL = /^\/api\/listings\/([^/]+)(?:\/slots)?$/;
const SITEMAP_PART = /^\/sitemaps\/(?:pages|villes|biens-\d{1,4})\.xml$/;
const ASSET = /^\/(_next\/static\/[\w.~/[\]-]+|(media|illustrations|icons)\/[\w.-]+)$/;

/**
 * The route of a path whose responses are cached, or null. Only plain paths have one: what is encoded,
 * doubled or dotted goes to Next, and no two spellings share a response.
 */
export function cachedRoute(path: string): CachedRoute | null {
  if (Object.hasOwn(PAGES, path)) return PAGES[path] ?? null;
  if (path.startsWith("/bien/")) {
    if (isId(path.slice(6))) return LISTING;
    if (isId(LISTING_TOUR.exec(path)?.[1])) return TOUR;
    return isId(LISTING_PICTURE.exec(path)?.[1]) ? SOCIAL_PICTURE : null;
  }
  if (path.startsWith("/api/")) {
    if (Object.hasOwn(CALLS, path)) return CALLS[path] ?? null;
    return isId(LISTING_CALL.exec(path)?.[1]) ? LISTING_VIEW : null;
  }
  if (SITEMAP_PART.test(path)) return SITEMAP;
  if (CITY.test(path)) return SEARCH;
  if (TRADE.test(path)) return PROVIDERS;
  if (path.startsWith("/prestataire/") && isId(path.slice(13))) return PROVIDER;
  if (ASSET.test(path) && !path.includes("..") && !path.includes("//")) return FILE;
  return null;
}
