import type { Expression, NotNull } from "kysely";
import { type ListPage, PAGE_LENGTH } from "../../../kernel/keyset.ts";
import { type FilterOptions, type ListFilter, NO_FILTER } from "../../../kernel/list-filter.ts";
import { isPublicStatus } from "../../../kernel/property-kinds.ts";
import { readSort, type Sort, sortedPageOf } from "../../../kernel/sorted-list.ts";
import { pricePerM2Cents } from "../../../listings/rules.ts";
import { hintsOfListings } from "../../../photos/queries/find-picture-hints.ts";
import type { PhotoHint } from "../../../photos/rules.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { sortedBy, sortedName, sortedRows, sortedText } from "../../../platform/db/sorted-rows.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { isChangeable } from "../../../revisions/states.ts";
import { filterOptions } from "../../lists/queries/filter-options.ts";
import {
  type CheckedView,
  type CommunePrices,
  LISTING_SORTS,
  type ListingSort,
  listingFindings,
  listingGaps,
  meanPricePerM2Cents,
  missingLegalFields,
} from "../rules.ts";
import type { CheckedListingView } from "../views.ts";
import { type CommuneType, communePrices } from "./find-mean-price.ts";
import { incompleteListings, publishedListings } from "./published-listings.ts";

const rowsOf = (listings: ReturnType<typeof publishedListings>) =>
  listings
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .innerJoin("User as s", "s.id", "p.sellerId")
    .leftJoin("User as a", "a.id", "p.ambassadorId")
    .select(["p.id", "p.publishedAt as at", "p.title", "p.description", "p.type", "p.status"])
    .select(["p.communeCode", "c.name as city", "p.priceCents", "p.surfaceDm2", "p.rooms"])
    .select(["p.energyClass", "p.ghgClass"])
    .select(["p.energyCostMinCents", "p.energyCostMaxCents", "p.energyCostYear"])
    .select(["p.coownershipLots", "p.coownershipChargesCents", "p.coownershipProceedings"])
    .select(["p.isDemonstration", "p.sellerId", "p.ambassadorId", "s.email as sellerEmail"])
    .select(["s.firstName as sellerFirstName", "s.lastName as sellerLastName"])
    .select(["a.firstName as looperFirstName", "a.lastName as looperLastName"])
    .select((eb) =>
      eb
        .selectFrom("PropertyPhoto as f")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("f.propertyId", "=", "p.id")
        .$asScalar()
        .$notNull()
        .as("photoCount"),
    )
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom("Sale as f")
          .select("f.id")
          .whereRef("f.propertyId", "=", "p.id")
          .where("f.status", "=", literal("open")),
      ).as("hasOpenSale"),
      exists(
        selectFrom("ListingRevision as r")
          .select("r.id")
          .whereRef("r.propertyId", "=", "p.id")
          .where("r.status", "=", literal("in_review")),
      ).as("isWithTeam"),
    ])
    .$narrowType<{ at: NotNull }>();

/** The same, each with what it is ordered by. */
const sortedListings = (listings: ReturnType<typeof publishedListings>, key: ListingSort) =>
  rowsOf(listings).select((eb) => {
    const values: Record<ListingSort, Expression<unknown>> = {
      date: eb.ref("p.publishedAt"),
      price: eb.ref("p.priceCents"),
      commune: sortedText(eb.ref("c.name")),
      looper: sortedName(eb.ref("a.lastName"), eb.ref("a.firstName")),
    };
    return sortedBy(values[key]);
  });

type ListingRow = Awaited<ReturnType<ReturnType<typeof rowsOf>["execute"]>>[number];

const LISTS = {
  incomplete: incompleteListings,
  published: publishedListings,
} satisfies Record<CheckedView, unknown>;

const keyOf = ({ communeCode, type }: CommuneType) => `${communeCode} ${type}`;

async function pricesAround(
  rows: readonly ListingRow[],
): Promise<ReadonlyMap<string, CommunePrices>> {
  const wanted = new Map(rows.map((row) => [keyOf(row), row]));
  const found = await communePrices([...wanted.values()]);
  return new Map(found.map((prices) => [keyOf(prices), prices]));
}

function toView(
  row: ListingRow,
  around: ReadonlyMap<string, CommunePrices>,
  photoHints: readonly PhotoHint[],
  { userId }: Actor,
): CheckedListingView {
  const { id, title, description, type, status, city, priceCents, surfaceDm2, rooms } = row;
  const pricePerM2 = pricePerM2Cents(priceCents, surfaceDm2);
  const meanPricePerM2 = meanPricePerM2Cents(around.get(keyOf(row)));
  const { photoCount, energyClass, sellerEmail, looperFirstName, looperLastName } = row;
  return {
    id,
    title,
    description,
    type,
    status,
    city,
    priceCents,
    surfaceDm2,
    rooms,
    pricePerM2Cents: pricePerM2,
    meanPricePerM2Cents: meanPricePerM2,
    photoCount,
    isDemonstration: Boolean(row.isDemonstration),
    energyClass,
    since: fromDbInstant(row.at),
    sellerName: `${row.sellerFirstName} ${row.sellerLastName}`,
    sellerEmail,
    looperName: looperFirstName === null ? null : `${looperFirstName} ${looperLastName}`,
    missing: missingLegalFields(row),
    findings: listingFindings({ photoCount, photoHints, pricePerM2, meanPricePerM2 }),
    isPublic: isPublicStatus(status),
    canRequest:
      ![row.sellerId, row.ambassadorId].includes(userId) &&
      !row.isWithTeam &&
      isChangeable(status, Boolean(row.hasOpenSale)) &&
      listingGaps(row, { photoCount, photoHints }).length > 0,
  };
}

/**
 * Published listings with what they lack and what is odd about them, the newest first, unless another order is asked for.
 * @throws {DomainError} request.forbidden
 */
export async function listCheckedListings(
  actor: Actor,
  {
    view,
    sort = readSort<ListingSort>({}, LISTING_SORTS),
    filter = NO_FILTER,
    cursor,
  }: {
    view: CheckedView;
    sort?: Sort<ListingSort>;
    filter?: ListFilter;
    cursor?: string | null | undefined;
  },
): Promise<ListPage<CheckedListingView>> {
  authorize(actor, "listings.check");
  const { looper, commune } = filter;
  const listings = LISTS[view]()
    .$if(looper !== null, (rows) => rows.where("p.ambassadorId", "=", looper))
    .$if(commune !== null, (rows) => rows.where("p.communeCode", "=", commune ?? ""));
  const sorted = sortedListings(listings, sort.key);
  const rows = await sortedRows(sorted, sort, cursor, PAGE_LENGTH + 1).execute();
  const around = await pricesAround(rows);
  const hints = await hintsOfListings(rows.map(({ id }) => id));
  return sortedPageOf(rows, sort, (row) => toView(row, around, hints.get(row.id) ?? [], actor));
}

/** What such a list can be narrowed to. @throws {DomainError} request.forbidden */
export async function listingFilterOptions(
  actor: Actor,
  view: CheckedView,
): Promise<FilterOptions> {
  authorize(actor, "listings.check");
  return filterOptions({
    loopers: LISTS[view]().select("p.ambassadorId as looperId"),
    communes: LISTS[view]().select("p.communeCode"),
  });
}
