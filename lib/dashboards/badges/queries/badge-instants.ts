import { type Expression, expressionBuilder } from "kysely";
import type { Models } from "../../../platform/db/generated/kysely/models.ts";
import { fromDbInstant, type StoredInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { BADGES, type BadgeCode, type BadgeMetric } from "../rules.ts";

/** When something happened that a metric counts. */
const event = (metric: BadgeMetric, at: Expression<StoredInstant | null>) => {
  const eb = expressionBuilder<Models>();
  const noDay: Expression<string | null> = eb.lit(null);
  const once: Expression<number> = eb.lit(1);
  return [
    literal(metric).as("metric"),
    eb.parens(at).as("at"),
    eb.parens(noDay).as("day"),
    eb.parens(once).as("n"),
  ] as const;
};

/** How much of what a metric counts a civil day had: no more is kept of it. */
const dayOf = (metric: BadgeMetric, day: Expression<string | null>, n: Expression<number>) => {
  const eb = expressionBuilder<Models>();
  const noInstant: Expression<StoredInstant | null> = eb.cast(eb.lit(null), "timestamp");
  return [
    literal(metric).as("metric"),
    eb.parens(noInstant).as("at"),
    eb.parens(day).as("day"),
    eb.parens(n).as("n"),
  ] as const;
};

const homesOf = (userId: string) =>
  reads().selectFrom("Property as p").where("p.sellerId", "=", userId);

const daysOf = (userId: string, metric: "views" | "favorites") =>
  homesOf(userId)
    .innerJoin("PropertyDay as d", "d.propertyId", "p.id")
    .select((eb) => dayOf(metric, eb.ref("d.day"), eb.fn.sum<number>(`d.${metric}`)))
    .groupBy("d.day");

const ledgerOf = (userId: string, metric: BadgeMetric, entry: "visit_organised" | "sale_signed") =>
  reads()
    .selectFrom("CommissionEntry")
    .select((eb) => event(metric, eb.ref("occurredAt")))
    .where("ambassadorId", "=", userId)
    .where("event", "=", entry);

/** What each metric counts of a person. */
const EVENTS = {
  referrals: (userId: string) =>
    reads()
      .selectFrom("User")
      .select((eb) => event("referrals", eb.ref("createdAt")))
      .where("referredById", "=", userId),
  publications: (userId: string) =>
    homesOf(userId)
      .select((eb) => event("publications", eb.ref("p.publishedAt")))
      .where("p.publishedAt", "is not", null),
  sales: (userId: string) =>
    homesOf(userId)
      .select((eb) => event("sales", eb.ref("p.soldAt")))
      .where("p.status", "=", literal("sold")),
  views: (userId: string) => daysOf(userId, "views"),
  favorites: (userId: string) => daysOf(userId, "favorites"),
  offersReceived: (userId: string) =>
    homesOf(userId)
      .innerJoin("Offer as o", "o.propertyId", "p.id")
      .select((eb) => event("offersReceived", eb.ref("o.createdAt")))
      .where("o.answersId", "is", null),
  topReviews: (userId: string) =>
    homesOf(userId)
      .innerJoin("Visit as v", "v.propertyId", "p.id")
      .select((eb) => event("topReviews", eb.ref("v.endsAt")))
      .where("v.feedbackRating", "=", 5),
  searches: (userId: string) =>
    reads()
      .selectFrom("SavedSearch")
      .select((eb) => event("searches", eb.ref("createdAt")))
      .where("userId", "=", userId),
  savedListings: (userId: string) =>
    reads()
      .selectFrom("Favorite")
      .select((eb) => event("savedListings", eb.ref("createdAt")))
      .where("userId", "=", userId),
  visitsMade: (userId: string) =>
    reads()
      .selectFrom("Visit")
      .select((eb) => event("visitsMade", eb.ref("endsAt")))
      .where("buyerId", "=", userId)
      .where("status", "=", literal("completed")),
  offersMade: (userId: string) =>
    reads()
      .selectFrom("Offer")
      .select((eb) => event("offersMade", eb.ref("createdAt")))
      .where("buyerId", "=", userId)
      .where("answersId", "is", null),
  purchases: (userId: string) =>
    reads()
      .selectFrom("Offer as o")
      .innerJoin("Property as p", "p.id", "o.propertyId")
      .select((eb) => event("purchases", eb.ref("p.soldAt")))
      .where("o.buyerId", "=", userId)
      .where("o.status", "=", literal("accepted"))
      .where("p.status", "=", literal("sold")),
  looperGrants: (userId: string) =>
    reads()
      .selectFrom("RoleGrant")
      .select((eb) => event("looperGrants", eb.fn.coalesce("decidedAt", "requestedAt")))
      .where("userId", "=", userId)
      .where("role", "=", literal("ambassador"))
      .where("status", "=", literal("active")),
  trainings: (userId: string) =>
    reads()
      .selectFrom("AmbassadorProfile")
      .select((eb) => event("trainings", eb.ref("trainedAt")))
      .where("userId", "=", userId)
      .where("trainedAt", "is not", null),
  // A reversal does not say which event it corrects: it changes amounts only.
  visitsOrganised: (userId: string) => ledgerOf(userId, "visitsOrganised", "visit_organised"),
  signatures: (userId: string) => ledgerOf(userId, "signatures", "sale_signed"),
} satisfies Record<BadgeMetric, unknown>;

/** What happened, of every metric: a day counts from its beginning. */
async function eventsOf(userId: string): Promise<{ metric: BadgeMetric; at: Date; n: number }[]> {
  const { referrals, ...others } = EVENTS;
  const rows = await referrals(userId)
    .unionAll(Object.values(others).map((eventsOfMetric) => eventsOfMetric(userId)))
    .execute();
  return rows.flatMap(({ metric, at, day, n }) => {
    const since = day === null ? fromDbInstant(at) : new Date(day);
    return since === null ? [] : [{ metric, at: since, n }];
  });
}

/** The instants at which a person reached the counts that badges ask for. */
export async function badgeInstants(userId: string): Promise<ReadonlyMap<BadgeCode, Date>> {
  const events = (await eventsOf(userId)).sort((a, b) => a.at.getTime() - b.at.getTime());
  const reached = new Map<BadgeCode, Date>();
  const totals = new Map<BadgeMetric, number>();
  for (const { metric, at, n } of events) {
    const total = (totals.get(metric) ?? 0) + n;
    totals.set(metric, total);
    for (const { code, metric: counted, count } of BADGES) {
      if (counted === metric && total >= count && !reached.has(code)) reached.set(code, at);
    }
  }
  return reached;
}
