import { type Place, pageOf, placeAfter } from "../../kernel/keyset.ts";
import { oneOf } from "../../kernel/parameters.ts";
import type { AddressPrecision } from "../../kernel/property-kinds.ts";
import { type MandateRow, packageOf, packageSavingsCents } from "../../mandates/rules.ts";
import { MANDATE_COLUMNS, MANDATE_JOIN } from "../../mandates/sql.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { VIEWPOINT_PERMISSIONS, type Viewpoint } from "../../policy/viewpoint.ts";
import { BRIEF_COLUMNS, BRIEF_JOINS, type BriefRow, coverOf } from "../brief.ts";
import { publicAddress } from "../location/rules.ts";
import {
  actionsOf,
  countByFilter,
  labelsOf,
  OWNED_FILTERS,
  type OwnedGroup,
  ownedTotals,
  statusesOf,
} from "./rules.ts";
import type { OwnedPropertiesView, OwnedProperty } from "./views.ts";

const PAGE_LENGTH = 50;

/** Who has properties: their seller, and the looper who takes care of them. */
type Keeper = Exclude<Viewpoint, "buyer">;

const KEPT_BY: Record<Keeper, string> = {
  seller: "p.sellerId = :userId",
  ambassador: "p.ambassadorId = :userId",
};

interface OwnedRow extends Place, BriefRow, MandateRow {
  address: string;
  addressPrecision: AddressPrecision;
  neighbourhood: string | null;
  postalCode: string;
  surfaceDm2: number;
  rooms: number;
  bedrooms: number;
  viewCount: number;
  favoriteCount: number;
  sellerName: string;
}

const propertiesKept = (keeper: Keeper) =>
  preparedRead<Place & { userId: string; statuses: string; limit: number }, OwnedRow>(
    `SELECT * FROM (
       SELECT p.id, 0 AS rank, -unixepoch(p.createdAt) AS at, p.address,
              p.addressPrecision, p.neighbourhood, p.postalCode,
              p.surfaceDm2, p.rooms, p.bedrooms, p.viewCount, p.favoriteCount,
              s.firstName || ' ' || s.lastName AS sellerName, ${MANDATE_COLUMNS},
              ${BRIEF_COLUMNS}
       FROM Property p JOIN User s ON s.id = p.sellerId ${BRIEF_JOINS} ${MANDATE_JOIN}
       WHERE ${KEPT_BY[keeper]} AND p.status IN (SELECT value FROM json_each(:statuses))
     ) WHERE (rank, at, id) > (:rank, :at, :id) ORDER BY rank, at, id LIMIT :limit`,
  );

const groupsKept = (keeper: Keeper) =>
  preparedRead<{ userId: string }, OwnedGroup>(
    `SELECT p.status, p.priceCents, ${MANDATE_COLUMNS}, count(*) AS count, sum(p.viewCount) AS views,
            sum(p.favoriteCount) AS favorites
     FROM Property p ${MANDATE_JOIN} WHERE ${KEPT_BY[keeper]}
     GROUP BY p.status, p.priceCents, m.priceCents, m.tier, m.feeCents`,
  );

const READS = {
  seller: { properties: propertiesKept("seller"), groups: groupsKept("seller") },
  ambassador: { properties: propertiesKept("ambassador"), groups: groupsKept("ambassador") },
};

/** What the listing says of where the home is, for who knows the whole address. */
function publishedOf(row: OwnedRow): OwnedProperty["published"] {
  const place = publicAddress(row) ?? row.neighbourhood;
  return { precision: row.addressPrecision, place };
}

function toProperty(row: OwnedRow, keeper: Keeper): OwnedProperty {
  const sellersPackage = packageOf(row);
  return {
    id: row.id,
    title: row.propertyTitle,
    status: labelsOf(row.propertyStatus),
    address: row.address,
    published: publishedOf(row),
    postalCode: row.postalCode,
    city: row.city,
    priceCents: row.priceCents,
    savingsCents: packageSavingsCents(sellersPackage),
    tier: sellersPackage.tierName,
    estimated: sellersPackage.estimated,
    surfaceDm2: row.surfaceDm2,
    rooms: row.rooms,
    bedrooms: row.bedrooms,
    views: row.viewCount,
    favorites: row.favoriteCount,
    photo: coverOf(row),
    actions: actionsOf(row.propertyStatus, keeper === "seller"),
    canPlace: keeper === "seller" && row.propertyStatus !== "withdrawn",
    sellerName: keeper === "ambassador" ? row.sellerName : null,
  };
}

const NOTHING = { properties: [], nextCursor: null, groups: [] };

/** What was asked for of a list: texts of an address, whatever they are. */
interface Asked {
  filter?: unknown;
  after?: unknown;
}

/**
 * The properties a person sells or, as a looper, takes care of; a buyer has none.
 * @throws {DomainError} request.forbidden
 */
export function listOwnedProperties(
  actor: Actor,
  viewpoint: Viewpoint | null,
  asked: Asked = {},
): OwnedPropertiesView {
  const filter = oneOf(OWNED_FILTERS, asked.filter);
  const { groups, ...page } = viewpoint === null ? NOTHING : read(actor, viewpoint, filter, asked);
  return { filter, ...page, counts: countByFilter(groups), totals: ownedTotals(groups) };
}

function read(
  actor: Actor,
  viewpoint: Viewpoint,
  filter: OwnedPropertiesView["filter"],
  { after }: Asked,
): Pick<OwnedPropertiesView, "properties" | "nextCursor"> & { groups: OwnedGroup[] } {
  authorize(actor, VIEWPOINT_PERMISSIONS[viewpoint]);
  if (viewpoint === "buyer") return NOTHING;
  const { userId } = actor;
  const { properties, groups } = READS[viewpoint];
  const rows = properties().all({
    userId,
    statuses: JSON.stringify(statusesOf(filter)),
    ...placeAfter(after),
    limit: PAGE_LENGTH + 1,
  });
  const { shown, nextCursor } = pageOf(rows, PAGE_LENGTH);
  return {
    properties: shown.map((row) => toProperty(row, viewpoint)),
    nextCursor,
    groups: groups().all({ userId }),
  };
}
