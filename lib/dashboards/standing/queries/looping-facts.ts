import type { Expression, ExpressionBuilder } from "kysely";
import { SEARCHABLE_STATUSES } from "../../../kernel/property-kinds.ts";
import { daysBefore, MONTH_DAYS } from "../../../kernel/time.ts";
import { listLooperRecords } from "../../../leads/queries/looper-records.ts";
import type { LooperRecord } from "../../../leads/smart.ts";
import { type LeadStatus, NEW_LEAD_STATUSES, OPEN_LEAD_STATUSES } from "../../../leads/states.ts";
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

const NOTHING_YET: LooperRecord = {
  offers: { part: 0, whole: 0 },
  replyMinutes: [],
  deeds: { part: 0, whole: 0 },
  visitsOrganised: 0,
  daysActive: 0,
  reviews: { part: 0, whole: 0 },
};

export async function loopingFacts(userId: string, now: Date): Promise<LoopingFacts> {
  const since = toDbInstant(daysBefore(now, MONTH_DAYS));
  const record = (await listLooperRecords([userId], now)).get(userId) ?? NOTHING_YET;
  const facts = await reads()
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
      allLeads(userId).$asScalar().$notNull().as("leads"),
      leadsThatAre(userId, NEW_LEAD_STATUSES).as("leadsNew"),
      leadsThatAre(userId, OPEN_LEAD_STATUSES).as("leadsActive"),
      homesOf(userId)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("p.status", "in", SEARCHABLE_STATUSES)
        .$asScalar()
        .$notNull()
        .as("properties"),
      sumOverHomes(userId, upcomingOf(now)).as("upcomingVisits"),
    ])
    .where("e.ambassadorId", "=", userId)
    .where("e.occurredAt", "<=", toDbInstant(now))
    .executeTakeFirstOrThrow();
  return { ...facts, record };
}
