import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { fullName } from "../../kernel/person-name.ts";
import { homeClock } from "../../kernel/place.ts";
import { isPublicStatus } from "../../kernel/property-kinds.ts";
import type { PhotoView } from "../../listings/views.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { type Answers, correctionDay, MEASURES, measuresFor, outcomesIn } from "../rules.ts";
import type { CheckDecisionView, CheckView } from "../views.ts";
import { nameOf } from "./find-case.ts";
import { measureFacts } from "./measure-facts.ts";

const rowOf = (id: string) =>
  reads()
    .selectFrom("QualityCheck as k")
    .innerJoin("QualitySample as s", "s.id", "k.sampleId")
    .innerJoin("Property as p", "p.id", "k.propertyId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .innerJoin("User as o", "o.id", "p.sellerId")
    .leftJoin("User as l", "l.id", "k.looperId")
    .leftJoin("RoleGrant as g", (join) =>
      join.onRef("g.userId", "=", "k.looperId").on("g.role", "=", literal("ambassador")),
    )
    .select(["k.id", "k.kind", "k.state", "k.outcome", "k.dueAt", "k.correctBy", "k.looperId"])
    .select([
      "s.week",
      "p.id as propertyId",
      "p.title",
      "p.status",
      "p.communeCode",
      "p.sellerId",
      "p.ambassadorId",
    ])
    .select(["p.priceCents", "p.surfaceDm2", "p.energyClass", "p.ghgClass", "p.description"])
    .select(["c.name as city", "o.firstName as sellerFirstName", "o.lastName as sellerLastName"])
    .select(["l.firstName as looperFirstName", "l.lastName as looperLastName", "g.id as grantId"])
    .where("k.id", "=", id)
    .executeTakeFirst();

const visitOf = (checkId: string) =>
  reads()
    .selectFrom("QualityCheck as k")
    .innerJoin("Visit as v", "v.id", "k.visitId")
    .innerJoin("User as h", "h.id", "v.hostId")
    .leftJoin("CommissionEntry as e", "e.visitId", "v.id")
    .leftJoin("CommissionEntry as r", "r.reversesId", "e.id")
    .leftJoin("LineContest as t", "t.entryId", "e.id")
    .leftJoin("VisitQuestion as q", "q.checkId", "k.id")
    .leftJoin("User as d", "d.id", "q.settledById")
    .select(["v.id", "v.startsAt", "v.endsAt", "v.completedAt", "v.visitorName", "v.buyerId"])
    .select(["v.hostId", "h.firstName as hostFirstName", "h.lastName as hostLastName"])
    .select(["v.feedbackRating", "v.feedbackComment", "e.id as entryId", "e.amountCents"])
    .select(["r.id as reversalId", "t.id as contestId", "t.outcome as contestOutcome"])
    .select(["q.sentAt", "q.answer", "q.answeredAt", "q.comment", "q.settlement", "q.settledAt"])
    .select(["q.settledNote", "d.firstName as settlerFirstName", "d.lastName as settlerLastName"])
    .where("k.id", "=", checkId)
    .executeTakeFirst();

type VisitRow = NonNullable<Awaited<ReturnType<typeof visitOf>>>;

const lineOf = ({ entryId, amountCents, reversalId, contestId, contestOutcome }: VisitRow) =>
  entryId === null || amountCents === null
    ? null
    : {
        ...{ id: entryId, amountCents, isReversed: reversalId !== null },
        isContested: contestId !== null && contestOutcome === null,
      };

function questionOf(row: VisitRow) {
  const sentAt = fromDbInstant(row.sentAt);
  if (sentAt === null) return null;
  const settledAt = fromDbInstant(row.settledAt);
  return {
    ...{ sentAt, answer: row.answer, answeredAt: fromDbInstant(row.answeredAt) },
    comment: row.comment,
    settlement:
      row.settlement === null || settledAt === null
        ? null
        : {
            ...{ outcome: row.settlement, note: row.settledNote ?? "", at: settledAt },
            by: nameOf(row.settlerFirstName, row.settlerLastName),
          },
  };
}

const photosOf = (propertyId: string): Promise<PhotoView[]> =>
  reads()
    .selectFrom("PropertyPhoto")
    .select(["mediaKey", "alt"])
    .where("propertyId", "=", propertyId)
    .orderBy("position")
    .execute();

async function decisionsOf(checkId: string): Promise<CheckDecisionView[]> {
  const rows = await reads()
    .selectFrom("QualityDecision as d")
    .innerJoin("User as u", "u.id", "d.byId")
    .select(["d.round", "d.outcome", "d.note", "d.at", "d.reversed", "d.suspended", "d.withdrawn"])
    .select((eb) => eb.cast<string>("d.answers", "text").as("answers"))
    .select(["u.firstName", "u.lastName"])
    .where("d.checkId", "=", checkId)
    .orderBy("d.round")
    .execute();
  return rows.map(({ round, outcome, note, at, reversed, suspended, withdrawn, ...row }) => {
    const taken = { reverse: reversed, withdraw: withdrawn, suspend: suspended };
    return {
      ...{ round, outcome, note, at: fromDbInstant(at), by: fullName(row) },
      answers: JSON.parse(row.answers) as Answers,
      measures: MEASURES.filter((measure) => taken[measure] > 0),
    };
  });
}

/**
 * A check, with what it is of and what was decided.
 * @throws {DomainError} request.forbidden, quality.not-found
 */
export async function getCheck(actor: Actor, checkId: unknown): Promise<CheckView> {
  authorize(actor, "quality.check");
  const row = isId(checkId) ? await rowOf(checkId) : undefined;
  if (!row) throw new DomainError("quality.not-found");
  const visit = row.kind === "visit" ? ((await visitOf(row.id)) ?? null) : null;
  const reasons = await reads()
    .selectFrom("QualityCheckReason")
    .select("reason")
    .where("checkId", "=", row.id)
    .execute();
  const facts = await measureFacts(row.id, actor);
  const { id, kind, week, state, outcome, looperId, propertyId, title, city, communeCode } = row;
  const { looperFirstName, looperLastName, grantId, status, sellerFirstName, sellerLastName } = row;
  const { priceCents, surfaceDm2, energyClass, ghgClass, description } = row;
  const people = [row.sellerId, row.ambassadorId, looperId, visit?.buyerId, visit?.hostId];
  return {
    ...{ id, kind, week, state, outcome },
    reasons: reasons.map(({ reason }) => reason),
    dueAt: fromDbInstant(row.dueAt),
    correctOn: row.correctBy && correctionDay(fromDbInstant(row.correctBy)),
    isOwn: people.includes(actor.userId),
    outcomes: outcomesIn(state).filter(
      (each) => each !== "conforming" || visit?.settlement !== "reversed",
    ),
    measures: measuresFor(facts),
    decisions: await decisionsOf(id),
    looper:
      looperId === null || looperFirstName === null || looperLastName === null
        ? null
        : { id: looperId, name: nameOf(looperFirstName, looperLastName), grantId },
    listing: {
      ...{ id: propertyId, title, city, priceCents, surfaceDm2, energyClass, ghgClass },
      ...{ description, isPublic: isPublicStatus(status) },
      photos: kind === "listing" ? await photosOf(propertyId) : [],
      sellerName: fullName({ firstName: sellerFirstName, lastName: sellerLastName }),
      clock: homeClock(communeCode),
    },
    visit: visit && {
      ...{ id: visit.id, visitorName: visit.visitorName },
      startsAt: fromDbInstant(visit.startsAt),
      endsAt: fromDbInstant(visit.endsAt),
      completedAt: fromDbInstant(visit.completedAt),
      hostName: fullName({ firstName: visit.hostFirstName, lastName: visit.hostLastName }),
      ...{ rating: visit.feedbackRating, opinion: visit.feedbackComment },
      line: lineOf(visit),
      question: questionOf(visit),
    },
  };
}
