import { pageOf, placeAfter } from "../kernel/keyset.ts";
import { oneOf } from "../kernel/parameters.ts";
import { civilDay } from "../kernel/time.ts";
import { BRIEF_COLUMNS, briefView } from "../listings/brief.ts";
import { fromDbInstant } from "../platform/db/instants.ts";
import { latestFirst, readAfter } from "../platform/db/keyset.ts";
import { reads } from "../platform/db/read.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import { VIEWPOINT_PERMISSIONS, type Viewpoint } from "../policy/viewpoint.ts";
import {
  closenessOf,
  countOffers,
  daysLeft,
  OFFER_FILTERS,
  type OfferFilter,
  type OfferGroup,
  type OfferState,
  type OfferStatus,
  percentOfAskingPrice,
  stateOf,
  urgencyOf,
} from "./rules.ts";
import type { OfferBrief, OffersView, OfferView } from "./views.ts";

const PAGE_LENGTH = 50;

/** Whose offers each role sees. */
const CONCERNED = {
  buyer: "o.buyerId",
  seller: "p.sellerId",
  ambassador: "p.ambassadorId",
} as const satisfies Record<Viewpoint, string>;

/**
 * The offers that concern a person, with their place in the exchange: 0 is the buyer's first, 1 the
 * counter-offer that answers it, and so on.
 */
const exchangesOf = (viewpoint: Viewpoint, userId: string) =>
  reads().withRecursive("exchange", (db) =>
    db
      .selectFrom("Offer as o")
      .innerJoin("Property as p", "p.id", "o.propertyId")
      .select("o.id")
      .select((eb) => eb.lit<number>(0).as("turn"))
      .where(CONCERNED[viewpoint], "=", userId)
      .where("o.answersId", "is", null)
      .unionAll(
        db
          .selectFrom("exchange as e")
          .innerJoin("Offer as next", "next.answersId", "e.id")
          .select("next.id")
          .select((eb) => eb("e.turn", "+", 1).as("turn")),
      ),
  );

function offersOf(viewpoint: Viewpoint, userId: string, filter: OfferFilter, today: string) {
  const offers = exchangesOf(viewpoint, userId)
    .selectFrom("exchange as e")
    .innerJoin("Offer as o", "o.id", "e.id")
    .innerJoin("Property as p", "p.id", "o.propertyId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    .leftJoin("Offer as b", "b.id", "o.answersId")
    .leftJoin("Offer as a", "a.answersId", "o.id")
    .select(["o.id", "e.turn", "o.buyerName", "o.buyerEmail", "o.buyerPhone", "o.amountCents"])
    .select(["o.status", "o.expiryDate", "o.financingType", "o.financingApproved"])
    .select(["o.message", "o.conditions", "o.createdAt", "o.decidedAt", ...BRIEF_COLUMNS])
    .select(["b.amountCents as answersAmount", "b.status as answersStatus"])
    .select(["b.expiryDate as answersExpiry", "a.amountCents as answerAmount"])
    .select(["a.status as answerStatus", "a.expiryDate as answerExpiry"])
    .select((eb) => [eb.lit(0).as("rank"), latestFirst(eb.ref("o.createdAt")).as("at")]);
  if (filter === "all") return offers;
  return offers.where(
    (eb) =>
      eb
        .case()
        .when(eb.and([eb("o.status", "=", "pending"), eb("o.expiryDate", "<", today)]))
        .then<OfferState>("expired")
        .else(eb.ref("o.status"))
        .end(),
    "=",
    filter,
  );
}

type OfferRow = Awaited<ReturnType<ReturnType<typeof offersOf>["execute"]>>[number];

interface GroupRow extends OfferGroup {
  /** Shares of the price asked, added up, and how many: the buyers' offers alone. */
  shares: number;
  offered: number;
}

async function groupsOf(viewpoint: Viewpoint, userId: string, today: string): Promise<GroupRow[]> {
  const groups = await exchangesOf(viewpoint, userId)
    .selectFrom("exchange as e")
    .innerJoin("Offer as o", "o.id", "e.id")
    .innerJoin("Property as p", "p.id", "o.propertyId")
    .select("o.status")
    .select((eb) => {
      const { fn } = eb;
      const share = eb(eb.cast<number>("o.amountCents", "real"), "/", eb.ref("p.priceCents"));
      const isBuyers = eb(eb("e.turn", "%", 2), "=", 0);
      return [
        eb("o.expiryDate", "<", today).as("isOver"),
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

function briefOf(
  amountCents: number | null,
  status: OfferStatus | null,
  expiryDate: string | null,
  now: Date,
): OfferBrief | null {
  if (amountCents === null || status === null || expiryDate === null) return null;
  return { amountCents, state: stateOf(status, expiryDate, now) };
}

function expiryOf({ status, expiryDate: date }: OfferRow, now: Date): OfferView["expiry"] {
  if (status !== "pending") return null;
  const days = daysLeft(date, now);
  return { date, days, urgency: urgencyOf(days) };
}

function toOffer(row: OfferRow, viewpoint: Viewpoint, now: Date): OfferView {
  const { amountCents, priceCents, decidedAt } = row;
  const { buyerName: name, buyerEmail: email, buyerPhone: phone } = row;
  return {
    id: row.id,
    property: briefView(row),
    author: row.turn % 2 === 0 ? "buyer" : "seller",
    buyer: viewpoint === "buyer" ? null : { name, email, phone },
    amountCents,
    percent: percentOfAskingPrice(amountCents, priceCents),
    closeness: closenessOf(amountCents, priceCents),
    state: stateOf(row.status, row.expiryDate, now),
    expiry: expiryOf(row, now),
    financing: { type: row.financingType, approved: Boolean(row.financingApproved) },
    message: row.message,
    conditions: row.conditions,
    createdAt: fromDbInstant(row.createdAt),
    decidedAt: fromDbInstant(decidedAt),
    answers: briefOf(row.answersAmount, row.answersStatus, row.answersExpiry, now),
    answer: briefOf(row.answerAmount, row.answerStatus, row.answerExpiry, now),
  };
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
  const today = civilDay(now);
  const list = offersOf(viewpoint, userId, filter, today);
  const { page: shown, nextCursor } = pageOf(
    await readAfter(list, placeAfter(after), PAGE_LENGTH + 1),
    PAGE_LENGTH,
  );
  return {
    offers: shown.map((row) => toOffer(row, viewpoint, now)),
    nextCursor,
    groups: await groupsOf(viewpoint, userId, today),
  };
}
