import type { Expression, ExpressionBuilder } from "kysely";
import { organisedVisits } from "../../../commissions/queries/organised-visits.ts";
import { SEARCHABLE_STATUSES } from "../../../kernel/property-kinds.ts";
import { daysBefore, MONTH_DAYS } from "../../../kernel/time.ts";
import { type LeadStatus, OPEN_LEAD_STATUSES } from "../../../leads/rules.ts";
import type { Models } from "../../../platform/db/generated/kysely/models.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { LoopingFacts } from "../facts.ts";

type OfHome = ExpressionBuilder<Models & { p: Models["Property"] }, "p">;

const allLeads = (userId: string) =>
  reads()
    .selectFrom("Lead")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("ambassadorId", "=", userId);

const leadsThatAre = (userId: string, statuses: readonly LeadStatus[]) =>
  allLeads(userId).where("status", "in", statuses).$asScalar().$notNull();

const homesOf = (userId: string) =>
  reads().selectFrom("Property as p").where("p.ambassadorId", "=", userId);

/** A figure of each of a looper's homes, added up: looked up home by home, for a looper has few. */
const sumOverHomes = (userId: string, ofHome: (eb: OfHome) => Expression<number | null>) =>
  homesOf(userId)
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>(ofHome(eb)), eb.lit(0)).as("sum"))
    .$asScalar()
    .$notNull();

const visitsOf = (eb: OfHome) => eb.selectFrom("Visit as v").whereRef("v.propertyId", "=", "p.id");

const upcomingOf = (now: Date) => (eb: OfHome) =>
  visitsOf(eb)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("v.startsAt", ">", toDbInstant(now))
    .where("v.status", "in", ["pending", "scheduled"])
    .$asScalar();

/** How many of its visits were given a mark, and what the marks come to. */
const ratingsOf = (eb: OfHome) =>
  visitsOf(eb)
    .select(({ fn }) => fn.count<number>("v.feedbackRating").as("count"))
    .$asScalar();
const marksOf = (eb: OfHome) =>
  visitsOf(eb)
    .select(({ fn }) => fn.sum<number>("v.feedbackRating").as("sum"))
    .$asScalar();

export function loopingFacts(userId: string, now: Date): Promise<LoopingFacts> {
  const since = toDbInstant(daysBefore(now, MONTH_DAYS));
  return reads()
    .selectFrom("CommissionEntry as e")
    .select(({ fn, lit }) => {
      const amount = fn.sum<number>("e.amountCents");
      return [
        fn.sum<number | null>("e.amountCents").as("ledgerCents"),
        fn.coalesce(amount.filterWhere("e.occurredAt", ">", since), lit(0)).as("ledgerRecentCents"),
        fn.countAll<number>().filterWhere("e.event", "=", literal("sale_signed")).as("signatures"),
      ];
    })
    .select([
      organisedVisits(now)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("o.ambassadorId", "=", userId)
        .$asScalar()
        .$notNull()
        .as("visitsOrganised"),
      allLeads(userId).$asScalar().$notNull().as("leads"),
      leadsThatAre(userId, ["new"]).as("leadsNew"),
      leadsThatAre(userId, OPEN_LEAD_STATUSES).as("leadsActive"),
      leadsThatAre(userId, ["won"]).as("leadsWon"),
      leadsThatAre(userId, ["lost"]).as("leadsLost"),
      homesOf(userId)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("p.status", "in", SEARCHABLE_STATUSES)
        .$asScalar()
        .$notNull()
        .as("properties"),
      sumOverHomes(userId, upcomingOf(now)).as("upcomingVisits"),
      sumOverHomes(userId, ratingsOf).as("ratings"),
      sumOverHomes(userId, marksOf).as("ratingsSum"),
    ])
    .where("e.ambassadorId", "=", userId)
    .where("e.occurredAt", "<=", toDbInstant(now))
    .executeTakeFirstOrThrow();
}
