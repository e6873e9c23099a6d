import { setImmediate as othersTurn } from "node:timers/promises";
import { isDividedCity, saleCodes } from "../../communes/arrondissements.ts";
import { SEARCHABLE_STATUSES } from "../../kernel/property-kinds.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { literals } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { contactRoutes } from "../../routes/contact.ts";
import { estimateRoutes } from "../../routes/estimates.ts";
import { providerRoutes } from "../../routes/providers.ts";
import { routes } from "../../routes/public.ts";
import { supportRoutes } from "../../routes/support.ts";
import { BEFORE_ALL, type ListingRange, listingRanges } from "./list-sitemap-parts.ts";

/** The protocol's bound on the addresses of one part, for one that has grown since. */
const MAX_ADDRESSES = 50_000;

/**
 * Rows read, and parts laid out, before others have their turn: a few milliseconds. Smaller slices would
 * take long where every turn does, as while the search index is built.
 */
const SLICE = 500;

/** One address of the site and when what it shows last changed (ISO), where that is known. */
export interface SitemapAddress {
  path: string;
  lastModified: string | null;
}

/** The addresses of a part as they are read: the event loop runs between two slices. */
export type SitemapSlices = AsyncIterable<SitemapAddress[]>;

const PAGES = [
  routes.home,
  routes.buy,
  routes.search,
  routes.sell,
  supportRoutes.request(),
  routes.estimate,
  estimateRoutes.method,
  estimateRoutes.askingPrices,
  providerRoutes.all,
  routes.looper,
  routes.beta,
  routes.help,
  contactRoutes.form(),
  routes.fees,
  routes.legalNotice,
  routes.terms,
  routes.privacy,
  routes.accessibility,
];

const nextListings = ({ after, until }: ListingRange) =>
  reads()
    .selectFrom("Property")
    .select(["id", "updatedAt"])
    .where("status", "in", literals(SEARCHABLE_STATUSES))
    .where("id", ">", after)
    .where("id", "<=", until)
    .orderBy("id")
    .limit(SLICE)
    .execute();

const nextProviders = (after: string) =>
  reads()
    .selectFrom("ServiceProvider as p")
    .select(["p.id", "p.type"])
    .select(({ selectFrom }) =>
      selectFrom("Commune as c")
        .select("c.slug")
        .whereRef("c.code", "=", "p.communeCode")
        .as("slug"),
    )
    .where("p.suspendedAt", "is", null)
    .where("p.id", ">", after)
    .orderBy("p.id")
    .limit(SLICE)
    .$narrowType<{ slug: string }>()
    .execute();

const nextCommunes = (after: string) =>
  reads()
    .selectFrom("Commune as c")
    .select(["c.code", "c.slug"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("Property as p")
          .select("p.id")
          .whereRef("p.communeCode", "=", "c.code")
          .where("p.status", "in", literals(SEARCHABLE_STATUSES)),
      ).as("listed"),
    )
    .where("c.code", ">", after)
    .orderBy("c.code")
    .limit(SLICE)
    .execute();

/** The addresses of a part, or null when there is no part of that name. */
export async function findSitemapPart(name: string): Promise<SitemapSlices | null> {
  if (name === "pages") return pageSlices();
  if (name === "villes") return citySlices();
  const index = /^biens-(\d{1,4})$/.exec(name)?.[1];
  const range = index === undefined ? undefined : (await listingRanges())[Number(index)];
  return range ? listingSlices(range) : null;
}

async function* pageSlices(): SitemapSlices {
  yield PAGES.map((path) => ({ path, lastModified: null }));
  yield* providerSlices();
}

/** Providers, their trades, and their trades in their communes, each once. */
async function* providerSlices(): SitemapSlices {
  const listed = new Set<string>();
  let after = BEFORE_ALL;
  for (;;) {
    const rows = await nextProviders(after);
    const paths = rows.flatMap(({ id, type, slug }) => [
      providerRoutes.of(type),
      providerRoutes.of(type, slug),
      providerRoutes.one(id),
    ]);
    const fresh = [...new Set(paths)].filter((path) => !listed.has(path));
    for (const path of fresh) listed.add(path);
    yield fresh.map((path) => ({ path, lastModified: null }));
    const last = rows.at(-1);
    if (last === undefined || rows.length < SLICE || listed.size > MAX_ADDRESSES - 4 * SLICE)
      return;
    after = last.id;
    await othersTurn();
  }
}

/** Communes that have listings; Paris, Lyon and Marseille where an arrondissement has. */
async function* citySlices(): SitemapSlices {
  const listed = new Set<string>();
  const candidates: { code: string; slug: string }[] = [];
  let after = BEFORE_ALL;
  for (;;) {
    const rows = await nextCommunes(after);
    for (const row of rows) {
      if (row.listed) listed.add(row.code);
      if (row.listed || isDividedCity(row.code)) candidates.push(row);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < SLICE) break;
    after = last.code;
    await othersTurn();
  }
  const cities = candidates.filter(({ code }) => saleCodes(code).some((each) => listed.has(each)));
  for (let from = 0; from < cities.length; from += SLICE) {
    await othersTurn();
    yield cities
      .slice(from, from + SLICE)
      .map(({ slug }) => ({ path: routes.city(slug), lastModified: null }));
  }
}

async function* listingSlices({ after, until }: ListingRange): SitemapSlices {
  let from = after;
  for (let left = MAX_ADDRESSES; left > 0; left -= SLICE) {
    const rows = await nextListings({ after: from, until });
    yield rows.map(({ id, updatedAt }) => ({
      path: routes.listing(id),
      lastModified: fromDbInstant(updatedAt).toISOString(),
    }));
    const last = rows.at(-1);
    if (last === undefined || rows.length < SLICE) return;
    from = last.id;
    await othersTurn();
  }
}
