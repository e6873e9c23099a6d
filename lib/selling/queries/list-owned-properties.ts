import { pageOf, placeAfter } from "../../kernel/keyset.ts";
import { oneOf } from "../../kernel/parameters.ts";
import { MANDATE_FIELDS } from "../../mandates/sql.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { rowsAfter } from "../../platform/db/keyset.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { VIEWPOINT_PERMISSIONS, type Viewpoint } from "../../policy/viewpoint.ts";
import {
  countByFilter,
  OWNED_FILTERS,
  type OwnedGroup,
  ownedTotals,
  statusesOf,
} from "../rules.ts";
import type { OwnedPropertiesView } from "../views.ts";
import { draftPrices, listDrafts } from "./list-drafts.ts";
import { toOwnedProperty } from "./owned-property.ts";
import { heldPackages, heldProperties, type PropertyHolder } from "./owned-rows.ts";

const PAGE_LENGTH = 50;

const groupsOf = (owner: PropertyHolder, userId: string): Promise<OwnedGroup[]> =>
  heldPackages(owner, userId)
    .select(["p.status", "p.priceCents", ...MANDATE_FIELDS])
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.sum<number>("p.viewCount").as("views"),
      fn.sum<number>("p.favoriteCount").as("favorites"),
    ])
    .groupBy(["p.status", "p.priceCents", "m.priceCents", "m.tier", "m.feeCents"])
    .groupBy(["ma.priceCents", "ma.tier", "ma.feeCents"])
    .execute();

const NOTHING = { drafts: [], prices: [], properties: [], nextCursor: null, groups: [] };

/** The request for a list: texts of an address, whatever they are. */
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
  const list = heldProperties(viewpoint, userId, statusesOf(filter), toDbInstant(now));
  const place = placeAfter(after);
  const rows = await rowsAfter(list, place, PAGE_LENGTH + 1).execute();
  const { page: shown, nextCursor } = pageOf(rows, PAGE_LENGTH);
  const isSeller = viewpoint === "seller";
  const showsDrafts = isSeller && place.rank < 0 && (filter === "all" || filter === "draft");
  return {
    drafts: showsDrafts ? await listDrafts(userId) : [],
    prices: isSeller ? await draftPrices(userId) : [],
    properties: shown.map((row) => toOwnedProperty(row, viewpoint)),
    nextCursor,
    groups: await groupsOf(viewpoint, userId),
  };
}
