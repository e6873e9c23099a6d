import type { Expression, ExpressionBuilder } from "kysely";
import { organisedVisits } from "../../commissions/queries/organised-visits.ts";
import { DAY_MS, daysBefore } from "../../kernel/time.ts";
import { workingMinutesBetween } from "../../kernel/working-hours.ts";
import type { Models } from "../../platform/db/generated/kysely/models.ts";
import { fromDbInstant, toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { CLOSED_BY_TIME_DAYS, leadZone } from "../rules.ts";
import { type LooperRecord, type SmartScore, smartScore } from "../smart.ts";

const MAX_RATING = 5;
/** Days whose first messages count: people change. */
const REPLY_DAYS = 365;

/** How many leads were offered to a looper whose four hours are over: what they click counts from then on. */
const offersOf = (looperId: Expression<string>, now: Date) =>
  reads()
    .selectFrom("LeadOffer as lo")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("lo.looperId", "=", looperId)
    .where("lo.dueAt", "<=", toDbInstant(now));

/** Leads of a looper that came to a deed. */
const wonOf = (looperId: Expression<string>) =>
  reads()
    .selectFrom("Lead as wl")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("wl.ambassadorId", "=", looperId)
    .where("wl.status", "=", literal("won"));

/** Those that nothing happened to for so long that they count as closed, whatever was clicked. */
const closedByTimeOf = (looperId: Expression<string>, now: Date) =>
  reads()
    .selectFrom("Lead as cl")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("cl.ambassadorId", "=", looperId)
    .where("cl.status", "not in", ["won", "offered"])
    // Whoever asks to be erased leaves nobody anything to do.
    .where("cl.closeReason", "is distinct from", literal("erased"))
    .where("cl.factAt", "<=", toDbInstant(daysBefore(now, CLOSED_BY_TIME_DAYS)));

type OfHome = ExpressionBuilder<Models & { rp: Models["Property"] }, "rp">;

/** A figure of each of a looper's homes, added up: looked up home by home, for a looper has few. */
const sumOverHomes = (
  looperId: Expression<string>,
  ofHome: (eb: OfHome) => Expression<number | null>,
) =>
  reads()
    .selectFrom("Property as rp")
    .where("rp.ambassadorId", "=", looperId)
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>(ofHome(eb)), eb.lit(0)).as("sum"))
    .$asScalar()
    .$notNull();

/** How many of a home's visits were given a mark, and what the marks come to. */
const ratingsOf = (eb: OfHome) =>
  eb
    .selectFrom("Visit as rv")
    .whereRef("rv.propertyId", "=", "rp.id")
    .select(({ fn }) => fn.count<number>("rv.feedbackRating").as("count"))
    .$asScalar();
const marksOf = (eb: OfHome) =>
  eb
    .selectFrom("Visit as rv")
    .whereRef("rv.propertyId", "=", "rp.id")
    .select(({ fn }) => fn.sum<number>("rv.feedbackRating").as("sum"))
    .$asScalar();

const countsOf = (looperIds: readonly string[], now: Date) =>
  reads()
    .selectFrom("User as u")
    .leftJoin("RoleGrant as g", (join) =>
      join
        .onRef("g.userId", "=", "u.id")
        .on("g.role", "=", literal("ambassador"))
        .on("g.status", "=", literal("active")),
    )
    .select(["u.id", "g.requestedAt", "g.decidedAt"])
    .select((eb) => {
      const id = eb.ref("u.id");
      const accepted = offersOf(id, now).where("lo.outcome", "=", literal("accepted"));
      return [
        offersOf(id, now).$asScalar().$notNull().as("offered"),
        accepted.$asScalar().$notNull().as("accepted"),
        wonOf(id).$asScalar().$notNull().as("won"),
        closedByTimeOf(id, now).$asScalar().$notNull().as("closedByTime"),
        organisedVisits(now)
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where("o.ambassadorId", "=", id)
          .$asScalar()
          .$notNull()
          .as("visitsOrganised"),
        sumOverHomes(id, ratingsOf).as("ratings"),
        sumOverHomes(id, marksOf).as("ratingsSum"),
      ];
    })
    .where("u.id", "in", looperIds);

/** A row a first message, or one without for a looper who wrote none: one statement, however many loopers. */
const recordRows = (looperIds: readonly string[], now: Date) =>
  reads()
    // Cut, so that its counts are read once a looper, not once a message.
    .selectFrom(countsOf(looperIds, now).limit(looperIds.length).as("r"))
    .leftJoin("LeadOffer as o", (join) =>
      join
        .onRef("o.looperId", "=", "r.id")
        .on("o.offeredAt", ">=", toDbInstant(daysBefore(now, REPLY_DAYS)))
        .on("o.firstReplyAt", "<=", toDbInstant(now)),
    )
    .leftJoin("Lead as l", "l.id", "o.leadId")
    .leftJoin("Property as p", "p.id", "l.propertyId")
    .selectAll("r")
    .select(["o.offeredAt", "o.firstReplyAt"])
    .select((eb) => eb.fn.coalesce("p.communeCode", "l.communeCode").as("communeCode"))
    .execute();

type RecordRow = Awaited<ReturnType<typeof recordRows>>[number];

function replyMinutesOf({ offeredAt, firstReplyAt, communeCode }: RecordRow): number[] {
  const [from, to] = [fromDbInstant(offeredAt), fromDbInstant(firstReplyAt)];
  return from && to ? [workingMinutesBetween(from, to, leadZone(communeCode))] : [];
}

function recordOf(row: RecordRow, replyMinutes: readonly number[], now: Date): LooperRecord {
  const since = fromDbInstant(row.decidedAt ?? row.requestedAt) ?? now;
  return {
    offers: { part: row.accepted, whole: row.offered },
    replyMinutes,
    deeds: { part: row.won, whole: row.won + row.closedByTime },
    visitsOrganised: row.visitsOrganised,
    daysActive: (now.getTime() - since.getTime()) / DAY_MS,
    reviews: { part: row.ratingsSum, whole: row.ratings * MAX_RATING },
  };
}

/** What loopers did, by their ids: what their SMART scores are made of. */
export async function listLooperRecords(
  looperIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, LooperRecord>> {
  if (looperIds.length === 0) return new Map();
  const records = new Map<string, LooperRecord>();
  for (const row of await recordRows(looperIds, now)) {
    const minutes = [...(records.get(row.id)?.replyMinutes ?? []), ...replyMinutesOf(row)];
    records.set(row.id, recordOf(row, minutes, now));
  }
  return records;
}

/** The SMART scores of loopers, by their ids: without those of new ones. */
export async function listSmartScores(
  looperIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SmartScore>> {
  const records = await listLooperRecords(looperIds, now);
  return new Map(
    [...records].flatMap(([id, record]) => {
      const score = smartScore(record);
      return score === null ? [] : [[id, score] as const];
    }),
  );
}
