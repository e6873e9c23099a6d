import type { NotNull } from "kysely";
import {
  FROM_NEWEST,
  type ListPage,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../../kernel/keyset.ts";
import { isPublicStatus } from "../../../kernel/property-kinds.ts";
import { pricePerM2Cents } from "../../../listings/rules.ts";
import { hintsOfListings } from "../../../photos/queries/find-picture-hints.ts";
import type { PhotoHint } from "../../../photos/rules.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { rowsAfter } from "../../../platform/db/keyset.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import {
  type CheckedView,
  type CommunePrices,
  listingFindings,
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
    .select(["p.isDemonstration", "s.email as sellerEmail"])
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
    .$narrowType<{ at: NotNull }>();

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
  };
}

/**
 * Published listings with what they lack and what is odd about them, the newest first.
 * @throws {DomainError} request.forbidden
 */
export async function listCheckedListings(
  actor: Actor,
  { view, cursor }: { view: CheckedView; cursor?: string | null | undefined },
): Promise<ListPage<CheckedListingView>> {
  authorize(actor, "listings.check");
  const place = readCursor(cursor, FROM_NEWEST);
  const rows = await rowsAfter(rowsOf(LISTS[view]()), place, PAGE_LENGTH + 1, "desc").execute();
  const around = await pricesAround(rows);
  const hints = await hintsOfListings(rows.map(({ id }) => id));
  return listPageOf(rows, (row) => toView(row, around, hints.get(row.id) ?? []));
}
