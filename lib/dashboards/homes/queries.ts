import type { ExpressionBuilder, NotNull } from "kysely";
import { listContacts } from "../../audience/queries.ts";
import { countContacts } from "../../audience/rules.ts";
import { isPublicStatus, SEARCHABLE_STATUSES } from "../../kernel/property-kinds.ts";
import { civilDay, shiftCivilDay } from "../../kernel/time.ts";
import { coverOf } from "../../listings/brief.ts";
import { daysOnline } from "../../listings/online.ts";
import { listPauses } from "../../listings/statistics/queries.ts";
import type { Models } from "../../platform/db/generated/kysely/models.ts";
import { fromDbInstant, type StoredInstant, toDbInstant } from "../../platform/db/instants.ts";
import { literals } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { DayFigures } from "../analytics/rules.ts";
import {
  compareViews,
  effectOf,
  type Funnel,
  LINE_DAYS,
  type PriceChange,
  recommendationFor,
} from "./rules.ts";
import type { HomeFigures } from "./views.ts";

/** More than anybody sells by themself. */
const MAX_HOMES = 20;
/** Days of views that are read: those of the line, and a fortnight before and after a change of price. */
const READ_DAYS = 120;
/** Changes of price that are shown of a listing. */
const MOST_CHANGES = 5;
/** Like listings cost this much less, or more, in percent of the price. */
const LIKE_SHARE = { least: 75, most: 125 } as const;
/** So many listings make a commune's mean price. */
const ENOUGH_PRICES = 5;

type OfHome = ExpressionBuilder<Models & { p: Models["Property"] }, "p">;

const photosOf = (eb: OfHome) =>
  eb
    .selectFrom("PropertyPhoto as f")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .whereRef("f.propertyId", "=", "p.id");

const visitsOf = (eb: OfHome, statuses: readonly ("pending" | "scheduled" | "completed")[]) =>
  eb
    .selectFrom("Visit as v")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .whereRef("v.propertyId", "=", "p.id")
    .where("v.status", "in", [...statuses]);

/** Offers that a buyer made: a seller's counter-offer is none. Of before authors were noted, only first offers count. */
const offersOf = (eb: OfHome) =>
  eb
    .selectFrom("Offer as o")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .whereRef("o.propertyId", "=", "p.id")
    .where((o) =>
      o.or([
        o("o.authorId", "=", o.ref("o.buyerId")),
        o.and([o("o.authorId", "is", null), o("o.answersId", "is", null)]),
      ]),
    );

const slotsOf = (eb: OfHome, now: StoredInstant) =>
  eb
    .selectFrom("VisitSlot as s")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .whereRef("s.propertyId", "=", "p.id")
    .where("s.startsAt", ">", now)
    .where("s.closedAt", "is", null);

/** A seller's listings that were published, the latest first; one alone where it is named. */
const homesOf = (sellerId: string, propertyId: string | null, now: Date) => {
  const query = reads()
    .selectFrom("Property as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    .select(["p.id", "p.title", "c.name as city", "p.status", "p.priceCents", "p.surfaceDm2"])
    .select(["p.description", "p.publishedAt", "p.soldAt", "p.viewCount", "p.favoriteCount"])
    .select(["ph.mediaKey", "ph.alt"])
    .select((eb) => [
      photosOf(eb).as("photos"),
      visitsOf(eb, ["scheduled", "completed"]).as("visits"),
      visitsOf(eb, ["pending"]).as("pendingVisits"),
      offersOf(eb).as("offers"),
      offersOf(eb)
        .where("o.status", "=", "pending")
        .where("o.expiryDate", ">=", civilDay(now))
        .as("pendingOffers"),
      slotsOf(eb, toDbInstant(now)).as("openSlots"),
    ])
    .where("p.sellerId", "=", sellerId)
    .where("p.publishedAt", "is not", null)
    .$narrowType<{ publishedAt: NotNull }>()
    .orderBy("p.publishedAt", "desc")
    .orderBy("p.id")
    .limit(MAX_HOMES);
  return propertyId === null
    ? query.where("p.status", "in", ["active", "under_offer", "paused"])
    : query.where("p.id", "=", propertyId).where("p.status", "<>", "withdrawn");
};

const daysOf = (ids: readonly string[], after: string) =>
  reads()
    .selectFrom("PropertyDay")
    .select(["propertyId", "day", "views"])
    .where("propertyId", "in", ids)
    .where("day", ">", after)
    .execute();

const priceChangesOf = (ids: readonly string[]) =>
  reads()
    .selectFrom("ListingEvent")
    .select(["propertyId", "at", "fromCents", "toCents"])
    .where("propertyId", "in", ids)
    .where("kind", "=", "price_changed")
    .orderBy("seq", "desc")
    .execute();

/** Pairs of an own listing and another that is on the market in its commune, of its type. */
const neighboursOf = (ids: readonly string[]) =>
  reads()
    .selectFrom("Property as p")
    .innerJoin("Property as l", (join) =>
      join
        .onRef("l.communeCode", "=", "p.communeCode")
        .onRef("l.type", "=", "p.type")
        .onRef("l.isDemonstration", "=", "p.isDemonstration")
        .onRef("l.id", "<>", "p.id"),
    )
    .select("p.id")
    .where("p.id", "in", ids)
    .where("l.status", "in", literals(SEARCHABLE_STATUSES))
    .groupBy("p.id");

/** By own listing, how many are like it, and their views over the days of the line. */
const likeListings = (ids: readonly string[], after: string) =>
  neighboursOf(ids)
    .select((eb) => [
      eb.fn.countAll<number>().as("listings"),
      eb.fn
        .sum<number>(
          eb
            .selectFrom("PropertyDay as d")
            .select(({ fn, lit }) => fn.coalesce(fn.sum<number>("d.views"), lit(0)).as("views"))
            .whereRef("d.propertyId", "=", "l.id")
            .where("d.day", ">", after),
        )
        .as("views"),
    ])
    .where((eb) =>
      eb.between(
        eb("l.priceCents", "*", 100),
        eb("p.priceCents", "*", LIKE_SHARE.least),
        eb("p.priceCents", "*", LIKE_SHARE.most),
      ),
    )
    .execute();

/** By own listing, the prices and surfaces of its commune and type. */
const pricesAround = (ids: readonly string[]) =>
  neighboursOf(ids)
    .select(({ fn }) => [
      fn.countAll<number>().as("listings"),
      fn.sum<number>("l.priceCents").as("priceCents"),
      fn.sum<number>("l.surfaceDm2").as("surfaceDm2"),
    ])
    .execute();

type Prices = Awaited<ReturnType<typeof pricesAround>>[number];

function priceGap(home: { priceCents: number; surfaceDm2: number }, around: Prices | undefined) {
  if (!around || around.listings < ENOUGH_PRICES) return null;
  const mean = around.priceCents / around.surfaceDm2;
  return Math.round((home.priceCents / home.surfaceDm2 / mean - 1) * 100);
}

/**
 * How a seller's listings do that are on the market, or paused: a row each.
 * @throws {DomainError} request.forbidden
 */
export async function listHomeFigures(actor: Actor, now: Date): Promise<HomeFigures[]> {
  authorize(actor, "selling.figures");
  return figuresOf(actor.userId, null, now);
}

/** One listing of the actor's, sold ones too; null for somebody else's, or one that was never published. */
export async function findHomeFigures(
  propertyId: string,
  actor: Actor,
  now: Date,
): Promise<HomeFigures | null> {
  authorize(actor, "selling.figures");
  const [home] = await figuresOf(actor.userId, propertyId, now);
  return home ?? null;
}

async function figuresOf(
  sellerId: string,
  propertyId: string | null,
  now: Date,
): Promise<HomeFigures[]> {
  const homes = await homesOf(sellerId, propertyId, now).execute();
  if (homes.length === 0) return [];
  const ids = homes.map(({ id }) => id);
  const today = civilDay(now);
  const lineAfter = shiftCivilDay(today, -LINE_DAYS);
  const days = await daysOf(ids, shiftCivilDay(today, -READ_DAYS));
  const changes = await priceChangesOf(ids);
  const likes = await likeListings(ids, lineAfter);
  const prices = await pricesAround(ids);
  const pauses = await listPauses(ids);
  const contacts = countContacts(listContacts(sellerId));
  return homes.map((row): HomeFigures => {
    const { id, title, city, status, priceCents } = row;
    const publishedAt = fromDbInstant(row.publishedAt);
    const soldAt = row.soldAt === null ? null : fromDbInstant(row.soldAt);
    const online = daysOnline({ publishedAt, soldAt, pauses: pauses.get(id) ?? [] }, now);
    const own = days
      .filter((day) => day.propertyId === id)
      .map(({ day, views }): DayFigures => ({ day, views, favorites: 0, contacts: 0 }));
    const byDay = new Map(own.map(({ day, views }) => [day, views]));
    const line = Array.from({ length: LINE_DAYS }, (_, index) => {
      const day = shiftCivilDay(lineAfter, index + 1);
      return { day, views: byDay.get(day) ?? 0 };
    });
    const funnel: Funnel = {
      views: row.viewCount,
      favorites: row.favoriteCount,
      contacts: contacts
        .filter(({ listingId }) => listingId === id)
        .reduce((sum, each) => sum + each.contacts, 0),
      visits: row.visits ?? 0,
      offers: row.offers ?? 0,
    };
    const like = likes.find((each) => each.id === id) ?? { listings: 0, views: 0 };
    const recent = line.reduce((sum, { views }) => sum + views, 0);
    const isActive = status === "active";
    const comparison =
      isPublicStatus(status) && soldAt === null ? compareViews(recent, like) : null;
    const priceGapPercent = priceGap(
      row,
      prices.find((each) => each.id === id),
    );
    const times = { onlineSince: civilDay(publishedAt), today };
    return {
      id,
      title,
      city,
      status,
      priceCents,
      photo: coverOf(row),
      daysOnline: online,
      line,
      funnel,
      comparison,
      priceGapPercent,
      priceEffects: changes
        .filter((change) => change.propertyId === id)
        .slice(0, MOST_CHANGES)
        .flatMap(({ at, fromCents, toCents }): PriceChange[] =>
          fromCents === null || toCents === null
            ? []
            : [{ day: civilDay(fromDbInstant(at)), fromCents, toCents }],
        )
        .map((change) => effectOf(change, own, times)),
      recommendation: recommendationFor({
        isActive,
        daysOnline: online,
        pendingOffers: row.pendingOffers ?? 0,
        pendingVisits: row.pendingVisits ?? 0,
        openSlots: row.openSlots ?? 0,
        photos: row.photos ?? 0,
        descriptionLength: row.description.length,
        funnel,
        comparison,
        priceGapPercent,
      }),
    };
  });
}
