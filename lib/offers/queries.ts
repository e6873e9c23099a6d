import { DomainError } from "../kernel/errors.ts";
import { isId } from "../kernel/ids.ts";
import { pageOf, placeAfter } from "../kernel/keyset.ts";
import { oneOf } from "../kernel/parameters.ts";
import { civilDay } from "../kernel/time.ts";
import { BRIEF_COLUMNS, briefView } from "../listings/brief.ts";
import { isLastAmendment, isMandateOfHome } from "../mandates/queries/mandate-joins.ts";
import { packageOf } from "../mandates/rules.ts";
import { MANDATE_FIELDS } from "../mandates/sql.ts";
import { fromDbInstant } from "../platform/db/instants.ts";
import { latestFirst, readAfter } from "../platform/db/keyset.ts";
import { reads } from "../platform/db/read.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize, can } from "../policy/can.ts";
import { VIEWPOINT_PERMISSIONS, VIEWPOINTS, type Viewpoint } from "../policy/viewpoint.ts";
import {
  actionsOf,
  closenessOf,
  countOffers,
  daysLeft,
  netToSeller,
  OFFER_FILTERS,
  type OfferFilter,
  type OfferGroup,
  type OfferState,
  type OfferStatus,
  percentOfAskingPrice,
  stateOf,
  urgencyOf,
} from "./rules.ts";
import { termsBounds } from "./terms.ts";
import type { ComparisonView, ExchangeView, OfferBrief, OffersView, OfferView } from "./views.ts";

const PAGE_LENGTH = 50;

/** Whose offers each role sees. */
const CONCERNED = {
  buyer: "o.buyerId",
  seller: "p.sellerId",
  ambassador: "p.ambassadorId",
} as const satisfies Record<Viewpoint, string>;

/**
 * Offers with their place in the exchange: 0 is the buyer's first, 1 the counter-offer that answers it, and so on.
 * @param firsts which first offers, of `Offer as o` and `Property as p`
 */
const exchangesOf = (firsts: FirstOffers) =>
  reads().withRecursive("exchange", (db) =>
    db
      .selectFrom("Offer as o")
      .innerJoin("Property as p", "p.id", "o.propertyId")
      .select("o.id")
      .select((eb) => eb.lit<number>(0).as("turn"))
      .where((eb) =>
        "viewpoint" in firsts
          ? eb(CONCERNED[firsts.viewpoint], "=", firsts.userId)
          : eb.and({ "o.propertyId": firsts.propertyId, "o.buyerId": firsts.buyerId }),
      )
      .where("o.answersId", "is", null)
      .unionAll(
        db
          .selectFrom("exchange as e")
          .innerJoin("Offer as next", "next.answersId", "e.id")
          .select("next.id")
          .select((eb) => eb("e.turn", "+", 1).as("turn")),
      ),
  );

/** All first offers that concern a person, or those of one buyer for one home. */
type FirstOffers =
  | { viewpoint: Viewpoint; userId: string }
  | { propertyId: string; buyerId: string };

const offersOf = (firsts: FirstOffers) =>
  exchangesOf(firsts)
    .selectFrom("exchange as e")
    .innerJoin("Offer as o", "o.id", "e.id")
    .innerJoin("Property as p", "p.id", "o.propertyId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    .leftJoin("Mandate as m", (join) => join.on(isMandateOfHome()))
    .leftJoin("MandateAmendment as ma", (join) => join.on(isLastAmendment()))
    .leftJoin("Offer as b", "b.id", "o.answersId")
    .leftJoin("Offer as a", "a.answersId", "o.id")
    .leftJoin("Sale as s", "s.offerId", "o.id")
    .select(["o.id", "e.turn", "o.answersId", "o.buyerName", "o.buyerEmail", "o.buyerPhone"])
    .select(["o.amountCents", "o.status", "o.expiryDate", "o.financingType", "o.financingApproved"])
    .select(["o.message", "o.conditions", "o.createdAt", "o.decidedAt", ...BRIEF_COLUMNS])
    .select(["o.refusalReason", "o.fileSharedAt", "s.id as saleId", ...MANDATE_FIELDS])
    .select(["b.amountCents as answersAmount", "b.status as answersStatus"])
    .select(["b.expiryDate as answersExpiry", "a.amountCents as answerAmount"])
    .select(["a.status as answerStatus", "a.expiryDate as answerExpiry"])
    .select((eb) => [eb.lit(0).as("rank"), latestFirst(eb.ref("o.createdAt")).as("at")]);

function filteredOffers(firsts: FirstOffers, filter: OfferFilter, today: string) {
  const offers = offersOf(firsts);
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
  const groups = await exchangesOf({ viewpoint, userId })
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
  if (status !== "pending" && status !== "expired") return null;
  const days = daysLeft(date, now);
  return { date, days, urgency: urgencyOf(days) };
}

function toOffer(row: OfferRow, viewpoint: Viewpoint, now: Date): OfferView {
  const { amountCents, priceCents, decidedAt } = row;
  const { buyerName: name, buyerEmail: email, buyerPhone: phone } = row;
  const author = row.turn % 2 === 0 ? "buyer" : "seller";
  const standing = { ...row, author, listingStatus: row.propertyStatus } as const;
  const { feeCents, estimated } = packageOf(row);
  const net = { cents: netToSeller(amountCents, { feeCents }), feeCents, estimated };
  return {
    id: row.id,
    property: briefView(row),
    author,
    buyer: viewpoint === "buyer" ? null : { name, email, phone },
    amountCents,
    net,
    percent: percentOfAskingPrice(amountCents, priceCents),
    closeness: closenessOf(amountCents, priceCents),
    state: stateOf(row.status, row.expiryDate, now),
    actions: actionsOf(standing, viewpoint, now),
    expiryDate: row.expiryDate,
    expiry: expiryOf(row, now),
    financing: { type: row.financingType, approved: Boolean(row.financingApproved) },
    message: row.message,
    conditions: row.conditions,
    createdAt: fromDbInstant(row.createdAt),
    decidedAt: fromDbInstant(decidedAt),
    refusal:
      row.refusalReason === null
        ? null
        : { by: author === "buyer" ? "seller" : "buyer", reason: row.refusalReason },
    answersId: row.answersId,
    answers: briefOf(row.answersAmount, row.answersStatus, row.answersExpiry, now),
    answer: briefOf(row.answerAmount, row.answerStatus, row.answerExpiry, now),
    fileShared: row.fileSharedAt !== null,
    saleId: row.saleId,
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
  const list = filteredOffers({ viewpoint, userId }, filter, today);
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

/** Whose an offer is: nothing of it is shown. */
const partiesOf = (offerId: string) =>
  reads()
    .selectFrom("Offer as o")
    .innerJoin("Property as p", "p.id", "o.propertyId")
    .select(["o.buyerId as buyer", "p.sellerId as seller", "p.ambassadorId as ambassador"])
    .select("o.propertyId")
    .where("o.id", "=", offerId)
    .executeTakeFirst();

/** The offers that lead to one, itself, and those that answer it, in the order in which they were made. */
function chainOf<Row extends { id: string; answersId: string | null }>(
  rows: readonly Row[],
  id: string,
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const answers = new Map(rows.map((row) => [row.answersId, row]));
  const chain: Row[] = [];
  let row = byId.get(id);
  for (; row; row = byId.get(row.answersId ?? "")) chain.unshift(row);
  for (row = answers.get(id); row; row = answers.get(row.id)) chain.push(row);
  return chain;
}

/**
 * The discussion that an offer belongs to, as its reader sees it from their side.
 * @throws {DomainError} offer.not-found for who has no part in it
 */
export async function findExchange(
  offerId: string,
  actor: Actor,
  now = new Date(),
): Promise<ExchangeView> {
  const parties = isId(offerId) ? await partiesOf(offerId) : undefined;
  const viewpoint = VIEWPOINTS.find(
    (each) => parties?.[each] === actor.userId && can(actor, VIEWPOINT_PERMISSIONS[each]),
  );
  if (!parties || !viewpoint) throw new DomainError("offer.not-found");
  const { propertyId, buyer: buyerId } = parties;
  const rows = await offersOf({ propertyId, buyerId }).execute();
  const offers = chainOf(rows, offerId).map((row) => toOffer(row, viewpoint, now));
  const [first] = offers;
  if (!first) throw new DomainError("offer.not-found");
  const { property } = first;
  const bounds = termsBounds(property.priceCents, now);
  return { viewpoint, property, offers, bounds };
}

/** One offer of an exchange, as its reader sees it. @throws {DomainError} as `findExchange` */
export async function findOffer(
  offerId: string,
  actor: Actor,
  now = new Date(),
): Promise<OfferView> {
  const { offers } = await findExchange(offerId, actor, now);
  const offer = offers.find(({ id }) => id === offerId);
  if (!offer) throw new DomainError("offer.not-found");
  return offer;
}

/** Most offers that are put side by side. */
const COMPARED = 200;

/**
 * The homes of a seller, each with the offers that wait for an answer, where there are several: the highest net
 * price first.
 * @throws {DomainError} request.forbidden
 */
export async function listComparisons(actor: Actor, now = new Date()): Promise<ComparisonView[]> {
  authorize(actor, "selling.read");
  const rows = await filteredOffers(
    { viewpoint: "seller", userId: actor.userId },
    "pending",
    civilDay(now),
  )
    .where("p.status", "=", "active")
    .orderBy("o.createdAt", "desc")
    .limit(COMPARED)
    .execute();
  const homes = new Map<string, OfferView[]>();
  for (const row of rows) {
    const offer = toOffer(row, "seller", now);
    homes.set(offer.property.id, [...(homes.get(offer.property.id) ?? []), offer]);
  }
  return [...homes.values()].flatMap((offers) => {
    const [first] = offers;
    if (!first || offers.length < 2) return [];
    const sorted = offers.toSorted((a, b) => b.net.cents - a.net.cents);
    return [{ property: first.property, offers: sorted }];
  });
}
