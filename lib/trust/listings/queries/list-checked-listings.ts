import {
  FROM_NEWEST,
  type ListPage,
  type ListPlace,
  type ListWindow,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../../kernel/keyset.ts";
import {
  isPublicStatus,
  type PropertyStatus,
  type PropertyType,
} from "../../../kernel/property-kinds.ts";
import { pricePerM2Cents } from "../../../listings/rules.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import {
  type CheckedView,
  type CommunePrices,
  type LegalFacts,
  listingFindings,
  meanPricePerM2Cents,
  missingLegalFields,
} from "../rules.ts";
import { INCOMPLETE, PUBLISHED } from "../sql.ts";
import type { CheckedListingView } from "../views.ts";
import { communePrices } from "./find-mean-price.ts";

interface ListingRow extends ListPlace, LegalFacts {
  title: string;
  description: string;
  type: PropertyType;
  status: PropertyStatus;
  communeCode: string;
  city: string;
  priceCents: number;
  surfaceDm2: number;
  rooms: number;
  photoCount: number;
  isDemonstration: 0 | 1;
  sellerName: string;
  sellerEmail: string;
  looperName: string | null;
}

const COLUMNS = `p.id, p.title, p.description, p.type, p.status, p.communeCode, c.name AS city,
  p.priceCents, p.surfaceDm2, p.rooms, p.energyClass, p.ghgClass,
  p.energyCostMinCents, p.energyCostMaxCents, p.energyCostYear,
  p.coownershipLots, p.coownershipChargesCents, p.coownershipProceedings,
  (SELECT count(*) FROM PropertyPhoto f WHERE f.propertyId = p.id) AS photoCount,
  p.isDemonstration,
  s.firstName || ' ' || s.lastName AS sellerName, s.email AS sellerEmail,
  a.firstName || ' ' || a.lastName AS looperName`;

const JOINS = `JOIN Commune c ON c.code = p.communeCode JOIN User s ON s.id = p.sellerId
  LEFT JOIN User a ON a.id = p.ambassadorId`;

const newestOf = (index: string, where: string) =>
  `SELECT ${COLUMNS}, p.publishedAt AS at FROM Property p INDEXED BY ${index} ${JOINS}
   WHERE ${where} AND (p.publishedAt, p.id) < (:at, :id)
   ORDER BY p.publishedAt DESC, p.id DESC LIMIT :limit`;

const LISTS = {
  incomplete: preparedRead<ListWindow, ListingRow>(
    newestOf("Property_incomplete", `${PUBLISHED} AND ${INCOMPLETE}`),
  ),
  published: preparedRead<ListWindow, ListingRow>(newestOf("Property_published", PUBLISHED)),
} satisfies Record<CheckedView, unknown>;

const keyOf = (communeCode: string, type: PropertyType) => `${communeCode} ${type}`;

function pricesAround(rows: readonly ListingRow[]): ReadonlyMap<string, CommunePrices> {
  const pairs = new Map(
    rows.map(({ communeCode, type }) => [keyOf(communeCode, type), [communeCode, type]]),
  );
  const found = communePrices().all({ pairs: JSON.stringify([...pairs.values()]) });
  return new Map(
    found.map(({ communeCode, type, ...prices }) => [keyOf(communeCode, type), prices]),
  );
}

function toView(row: ListingRow, around: ReadonlyMap<string, CommunePrices>): CheckedListingView {
  const { id, title, description, type, status, city, priceCents, surfaceDm2, rooms } = row;
  const pricePerM2 = pricePerM2Cents(priceCents, surfaceDm2);
  const meanPricePerM2 = meanPricePerM2Cents(around.get(keyOf(row.communeCode, type)));
  const { photoCount, energyClass, sellerName, sellerEmail, looperName } = row;
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
    isDemonstration: row.isDemonstration === 1,
    energyClass,
    since: new Date(row.at),
    sellerName,
    sellerEmail,
    looperName,
    missing: missingLegalFields(row),
    findings: listingFindings({ photoCount, pricePerM2, meanPricePerM2 }),
    isPublic: isPublicStatus(status),
  };
}

/**
 * Published listings with what they lack and what is odd about them, the newest first.
 * @throws {DomainError} request.forbidden
 */
export function listCheckedListings(
  actor: Actor,
  { view, cursor }: { view: CheckedView; cursor?: string | null | undefined },
): ListPage<CheckedListingView> {
  authorize(actor, "listings.check");
  const rows = LISTS[view]().all({ ...readCursor(cursor, FROM_NEWEST), limit: PAGE_LENGTH + 1 });
  const around = pricesAround(rows);
  return listPageOf(rows, (row) => toView(row, around));
}
