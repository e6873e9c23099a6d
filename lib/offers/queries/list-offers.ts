import { pageOf, placeAfter } from "../../kernel/keyset.ts";
import { oneOf } from "../../kernel/parameters.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { rowsAfter } from "../../platform/db/keyset.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { VIEWPOINT_PERMISSIONS, type Viewpoint } from "../../policy/viewpoint.ts";
import { countOffers, OFFER_FILTERS, type OfferFilter, type OfferGroup } from "../rules.ts";
import type { OffersView } from "../views.ts";
import { exchangedOffers, filteredOffers } from "./exchange-rows.ts";
import { toOfferView } from "./offer-view.ts";

const PAGE_LENGTH = 50;

interface GroupRow extends OfferGroup {
  /** Shares of the price asked, added up, and how many: the buyers' offers alone. */
  shares: number;
  offered: number;
}

async function groupsOf(viewpoint: Viewpoint, userId: string, now: Date): Promise<GroupRow[]> {
  const groups = await exchangedOffers({ viewpoint, userId })
    .select("o.status")
    .select((eb) => {
      const { fn } = eb;
      const share = eb(eb.cast<number>("o.amountCents", "real"), "/", eb.ref("p.priceCents"));
      const isBuyers = eb("o.authorId", "=", eb.ref("o.buyerId"));
      return [
        eb("o.expiresAt", "<=", toDbInstant(now)).as("isOver"),
        fn.countAll<number>().as("count"),
        fn.coalesce(fn.sum<number>(share).filterWhere(isBuyers), eb.lit(0)).as("shares"),
        fn.countAll<number>().filterWhere(isBuyers).as("offered"),
      ];
    })
    .groupBy(["o.status", "isOver"])
    .execute();
  return groups.map(({ status, isOver, ...group }) => ({
    ...group,
    state: status === "pending" && isOver ? "expired" : status,
  }));
}

/** The mean share in percent; null where no buyer made an offer. */
function averageOf(groups: readonly GroupRow[]): number | null {
  const offered = groups.reduce((sum, group) => sum + group.offered, 0);
  const shares = groups.reduce((sum, group) => sum + group.shares, 0);
  return offered === 0 ? null : Math.round((100 * shares) / offered);
}

/**
 * The offers a buyer made, those received for a seller's properties, or for those a looper takes
 * care of, with the counter-offers.
 * @param requested texts of an address, whatever they are
 * @throws {DomainError} request.forbidden
 */
export async function listOffers(
  actor: Actor,
  viewpoint: Viewpoint | null,
  requested: { filter?: unknown; after?: unknown } = {},
  now = new Date(),
): Promise<OffersView> {
  const filter = oneOf(OFFER_FILTERS, requested.filter);
  const { groups, ...page } =
    viewpoint === null
      ? { groups: [], offers: [], nextCursor: null }
      : await read(actor, viewpoint, { filter, after: requested.after }, now);
  return {
    viewpoint,
    filter,
    ...page,
    counts: countOffers(groups),
    averagePercent: averageOf(groups),
  };
}

async function read(
  actor: Actor,
  viewpoint: Viewpoint,
  { filter, after }: { filter: OfferFilter; after: unknown },
  now: Date,
): Promise<Pick<OffersView, "offers" | "nextCursor"> & { groups: GroupRow[] }> {
  authorize(actor, VIEWPOINT_PERMISSIONS[viewpoint]);
  const { userId } = actor;
  const list = filteredOffers({ viewpoint, userId }, filter, now);
  const { page: shown, nextCursor } = pageOf(
    await rowsAfter(list, placeAfter(after), PAGE_LENGTH + 1).execute(),
    PAGE_LENGTH,
  );
  return {
    offers: shown.map((row) => toOfferView(row, viewpoint, now)),
    nextCursor,
    groups: await groupsOf(viewpoint, userId, now),
  };
}
