import { pageOf, placeAfter } from "../../kernel/keyset.ts";
import { oneOf } from "../../kernel/parameters.ts";
import type { PropertyStatus } from "../../kernel/property-kinds.ts";
import { BRIEF_COLUMNS, coverOf } from "../../listings/brief.ts";
import { publicAddress } from "../../listings/location/rules.ts";
import { answerUntil } from "../../listings/states/freshness.ts";
import { uncoveredNames } from "../../mandates/coverage.ts";
import { namesOf } from "../../mandates/names.ts";
import { isLastAmendment, isMandateOfHome } from "../../mandates/queries/mandate-joins.ts";
import { packageOf, packageSavingsCents } from "../../mandates/rules.ts";
import { MANDATE_FIELDS, MANDATE_NAMES_FIELDS } from "../../mandates/sql.ts";
import { fromDbInstant, type StoredInstant, toDbInstant } from "../../platform/db/instants.ts";
import { latestFirst, readAfter } from "../../platform/db/keyset.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { VIEWPOINT_PERMISSIONS, type Viewpoint } from "../../policy/viewpoint.ts";
import { coverOfContent, readContent } from "../../revisions/content.ts";
import { actionsOf } from "./actions.ts";
import { draftPrices, listDrafts } from "./drafts/queries.ts";
import {
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
type Owner = Exclude<Viewpoint, "buyer">;

const HELD_BY = {
  seller: "p.sellerId",
  ambassador: "p.ambassadorId",
} as const satisfies Record<Owner, string>;

/** Somebody's properties with their packages. */
const packagesOf = (owner: Owner, userId: string) =>
  reads()
    .selectFrom("Property as p")
    .leftJoin("Mandate as m", (join) => join.on(isMandateOfHome()))
    .leftJoin("MandateAmendment as ma", (join) => join.on(isLastAmendment()))
    .where(HELD_BY[owner], "=", userId);

const propertiesOf = (
  owner: Owner,
  userId: string,
  statuses: readonly PropertyStatus[],
  now: StoredInstant,
) =>
  packagesOf(owner, userId)
    .innerJoin("User as s", "s.id", "p.sellerId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    // One is open at most.
    .leftJoin("ListingRevision as r", (join) =>
      join.onRef("r.propertyId", "=", "p.id").on("r.status", "in", ["editing", "in_review"]),
    )
    .select(["r.id as revisionId", "r.status as revisionStatus", "r.decidedAt as returnedAt"])
    .where("p.status", "in", statuses)
    .select(["p.id", "p.address", "p.addressPrecision", "p.neighbourhood", "p.postalCode"])
    .select(["p.surfaceDm2", "p.rooms", "p.bedrooms", "p.viewCount", "p.favoriteCount"])
    .select(["p.isDemonstration", "p.pauseReason", "p.confirmationAskedAt"])
    .select(["p.withdrawnAt", "p.withdrawReason"])
    .select(["p.type", "p.lot", "p.communeCode", "p.parcelId", "p.landSurfaceM2"])
    .select([...MANDATE_NAMES_FIELDS])
    .select(["s.firstName", "s.lastName", ...MANDATE_FIELDS, ...BRIEF_COLUMNS])
    .select((eb) => [
      // Of one that fell through nothing is left to follow.
      eb
        .selectFrom("Sale as sa")
        .select("sa.id")
        .whereRef("sa.propertyId", "=", "p.id")
        .where("sa.status", "in", ["open", "concluded"])
        .orderBy("sa.openedAt", "desc")
        .limit(1)
        .as("saleId"),
      eb
        .selectFrom("Signature as si")
        .select("si.mandateNumber")
        .whereRef("si.mandateNumber", "=", "m.number")
        .where("si.kind", "=", "mandate")
        .where("si.signedAt", "is not", null)
        .limit(1)
        .as("mandateNumber"),
      eb
        .selectFrom("Signature as sd")
        .select("sd.id")
        .whereRef("sd.propertyId", "=", "p.id")
        .where("sd.signedAt", "is not", null)
        .limit(1)
        .as("signedId"),
      eb
        .selectFrom("Visit as v")
        .select(({ fn }) => fn.countAll<number>().as("agreed"))
        .whereRef("v.propertyId", "=", "p.id")
        .where("v.status", "=", "scheduled")
        .where("v.startsAt", ">", now)
        .as("agreedVisits"),
      // Its pictures are the revision's until it is published.
      eb
        .case()
        .when("p.status", "in", ["draft", "in_review"])
        .then(eb.ref("r.content"))
        .end()
        .as("draftContent"),
      eb.lit(0).as("rank"),
      latestFirst(eb.ref("p.createdAt")).as("at"),
    ]);

type OwnedRow = Awaited<ReturnType<ReturnType<typeof propertiesOf>["execute"]>>[number];

const groupsOf = (owner: Owner, userId: string): Promise<OwnedGroup[]> =>
  packagesOf(owner, userId)
    .select(["p.status", "p.priceCents", ...MANDATE_FIELDS])
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.sum<number>("p.viewCount").as("views"),
      fn.sum<number>("p.favoriteCount").as("favorites"),
    ])
    .groupBy(["p.status", "p.priceCents", "m.priceCents", "m.tier", "m.feeCents"])
    .groupBy(["ma.priceCents", "ma.tier", "ma.feeCents"])
    .execute();

/** What the listing says of where the home is, for who knows the whole address. */
function publishedOf(row: OwnedRow): OwnedProperty["published"] {
  const place = publicAddress(row) ?? row.neighbourhood;
  return { precision: row.addressPrecision, place };
}

/** Whether it is paused without a mandate that covers it: examples need none. */
function needsMandate(row: OwnedRow): boolean {
  if (row.propertyStatus !== "paused" || row.isDemonstration) return false;
  const now = { ...row, sellerName: `${row.firstName} ${row.lastName}` };
  return row.mandatePriceCents === null || uncoveredNames({ names: namesOf(row) }, now) !== null;
}

function revisionOf({ revisionId: id, revisionStatus: status, returnedAt }: OwnedRow) {
  if (id === null || (status !== "editing" && status !== "in_review")) return null;
  return { id, status: status === "editing" && returnedAt !== null ? "returned" : status } as const;
}

/** A draft's cover, to its seller. */
const draftCover = ({ draftContent }: OwnedRow) =>
  draftContent === null ? null : coverOfContent(readContent(JSON.parse(draftContent)));

function toProperty(row: OwnedRow, owner: Owner): OwnedProperty {
  const sellersPackage = packageOf(row);
  const revision = owner === "seller" ? revisionOf(row) : null;
  const { propertyStatus: status, confirmationAskedAt: requestedAt } = row;
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
    photo: coverOf(row) ?? (owner === "seller" ? draftCover(row) : null),
    saleId: row.saleId,
    revision,
    confirmBy:
      status === "active" && requestedAt !== null ? answerUntil(fromDbInstant(requestedAt)) : null,
    agreedVisits: row.agreedVisits ?? 0,
    // What lacks its mandate is paused for that.
    isUnconfirmed: status === "paused" && row.pauseReason === "unconfirmed" && !needsMandate(row),
    needsMandate: needsMandate(row),
    withdrawal:
      status === "withdrawn"
        ? { at: fromDbInstant(row.withdrawnAt), reason: row.withdrawReason }
        : null,
    actions: actionsOf(status, {
      isSeller: owner === "seller",
      hasSale: row.saleId !== null,
      isDemonstration: Boolean(row.isDemonstration),
      revision: revision?.status ?? null,
      hasMandate: row.mandateNumber !== null,
      hasDocuments: row.signedId !== null,
      needsMandate: needsMandate(row),
    }),
    canPlace: owner === "seller" && row.propertyStatus !== "withdrawn",
    sellerName: owner === "ambassador" ? `${row.firstName} ${row.lastName}` : null,
  };
}

const NOTHING = { drafts: [], prices: [], properties: [], nextCursor: null, groups: [] };

/** What is requested of a list: texts of an address, whatever they are. */
interface Requested {
  filter?: unknown;
  after?: unknown;
}

/**
 * The properties a person sells or, as a looper, takes care of; a buyer has none.
 * @throws {DomainError} request.forbidden
 */
export async function listOwnedProperties(
  actor: Actor,
  viewpoint: Viewpoint | null,
  requested: Requested = {},
  now = new Date(),
): Promise<OwnedPropertiesView> {
  const filter = oneOf(OWNED_FILTERS, requested.filter);
  const { groups, prices, ...page } =
    viewpoint === null ? NOTHING : await read(actor, viewpoint, filter, requested, now);
  return {
    filter,
    ...page,
    counts: countByFilter(groups, prices.length),
    totals: ownedTotals(groups, prices),
  };
}

/** What one page of a view is made of. */
interface PageRows extends Pick<OwnedPropertiesView, "drafts" | "properties" | "nextCursor"> {
  groups: OwnedGroup[];
  /** Of the drafts. */
  prices: (number | null)[];
}

async function read(
  actor: Actor,
  viewpoint: Viewpoint,
  filter: OwnedPropertiesView["filter"],
  { after }: Requested,
  now: Date,
): Promise<PageRows> {
  authorize(actor, VIEWPOINT_PERMISSIONS[viewpoint]);
  if (viewpoint === "buyer") return NOTHING;
  const { userId } = actor;
  const list = propertiesOf(viewpoint, userId, statusesOf(filter), toDbInstant(now));
  const place = placeAfter(after);
  const rows = await readAfter(list, place, PAGE_LENGTH + 1);
  const { page: shown, nextCursor } = pageOf(rows, PAGE_LENGTH);
  const isSeller = viewpoint === "seller";
  const showsDrafts = isSeller && place.rank < 0 && (filter === "all" || filter === "draft");
  return {
    drafts: showsDrafts ? await listDrafts(userId) : [],
    prices: isSeller ? await draftPrices(userId) : [],
    properties: shown.map((row) => toProperty(row, viewpoint)),
    nextCursor,
    groups: await groupsOf(viewpoint, userId),
  };
}
