import { pageOf, placeAfter } from "../../kernel/keyset.ts";
import { fullName } from "../../kernel/person-name.ts";
import { homeClock } from "../../kernel/place.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { rowsAfter } from "../../platform/db/keyset.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { QUALITY_KINDS, type QualityKind } from "../draw.ts";
import { correctionDay } from "../rules.ts";
import type { CheckLine, SampleProgress, SampleView, WeekLine } from "../views.ts";

/** Checks of a page. */
const PAGE = 25;
/** Weeks before that are listed. */
const MOST_WEEKS = 26;

/** Checks of a week, those that wait first. */
const linesOf = (sampleId: string, cursor: unknown) =>
  reads()
    .selectFrom(
      rowsAfter(
        reads()
          .selectFrom("QualityCheck as k")
          .select((eb) => [
            eb
              .case()
              .when("k.state", "=", literal("open"))
              .then(eb.lit(0))
              .when("k.state", "=", literal("correcting"))
              .then(eb.lit(1))
              .else(eb.lit(2))
              .end()
              .as("rank"),
            eb.lit(0).as("at"),
            "k.id",
          ])
          .where("k.sampleId", "=", sampleId),
        placeAfter(cursor),
        PAGE + 1,
      ).as("page"),
    )
    .innerJoin("QualityCheck as k", "k.id", "page.id")
    .innerJoin("Property as p", "p.id", "k.propertyId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("Visit as v", "v.id", "k.visitId")
    .leftJoin("User as l", "l.id", "k.looperId")
    .leftJoin("VisitQuestion as q", "q.checkId", "k.id")
    .select(["page.rank", "page.at", "k.id", "k.kind", "k.state", "k.outcome", "k.dueAt"])
    .select(["k.correctBy", "p.title", "p.communeCode", "c.name as city", "v.startsAt"])
    .select(["l.firstName", "l.lastName", "q.answer", "q.settledAt"])
    .orderBy("page.rank")
    .orderBy("k.id")
    .execute();

const reasonsOf = async (ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, CheckLine["reasons"]>();
  const rows = await reads()
    .selectFrom("QualityCheckReason")
    .select(["checkId", "reason"])
    .where("checkId", "in", ids)
    .orderBy("reason")
    .execute();
  return new Map(
    ids.map((id) => [id, rows.filter(({ checkId }) => checkId === id).map(({ reason }) => reason)]),
  );
};

async function progressOf(
  sampleId: string,
  candidates: Record<QualityKind, number>,
): Promise<Record<QualityKind, SampleProgress>> {
  const rows = await reads()
    .selectFrom("QualityCheck")
    .select(({ fn }) => ["kind", "outcome", fn.countAll<number>().as("count")])
    .where("sampleId", "=", sampleId)
    .groupBy(["kind", "outcome"])
    .execute();
  const of = (kind: QualityKind): SampleProgress => {
    const own = rows.filter((row) => row.kind === kind);
    const sum = (some: typeof own) => some.reduce((all, { count }) => all + Number(count), 0);
    const withOutcome = (outcome: string) => sum(own.filter((row) => row.outcome === outcome));
    return {
      candidates: candidates[kind],
      checks: sum(own),
      decided: sum(own.filter(({ outcome }) => outcome !== null)),
      byOutcome: {
        conforming: withOutcome("conforming"),
        to_correct: withOutcome("to_correct"),
        non_conforming: withOutcome("non_conforming"),
      },
    };
  };
  return Object.fromEntries(QUALITY_KINDS.map((kind) => [kind, of(kind)])) as Record<
    QualityKind,
    SampleProgress
  >;
}

/**
 * The sample of a week with a page of its checks; the last one where the week has none, null before the first.
 * @throws {DomainError} request.forbidden
 */
export async function getSample(
  actor: Actor,
  { week, cursor }: { week: string | null; cursor: string | null },
  now = new Date(),
): Promise<SampleView | null> {
  authorize(actor, "quality.check");
  const samples = reads()
    .selectFrom("QualitySample")
    .select(["id", "week", "seed", "drawnAt", "listings", "visits"]);
  const named =
    week === null ? undefined : await samples.where("week", "=", week).executeTakeFirst();
  const row = named ?? (await samples.orderBy("week", "desc").limit(1).executeTakeFirst());
  if (!row) return null;
  const { id, seed, listings, visits } = row;
  const rows = await linesOf(id, named || week === null ? cursor : null);
  const { page, nextCursor } = pageOf(rows, PAGE);
  const reasons = await reasonsOf(page.map((line) => line.id));
  return {
    ...{ week: row.week, seed, drawnAt: fromDbInstant(row.drawnAt) },
    dueAt: fromDbInstant(page[0]?.dueAt ?? null),
    progress: await progressOf(id, { listing: listings, visit: visits }),
    lines: page.map((line) => ({
      ...{ id: line.id, kind: line.kind, state: line.state, outcome: line.outcome },
      ...{ title: line.title, city: line.city, startsAt: fromDbInstant(line.startsAt) },
      clock: homeClock(line.communeCode),
      looperName:
        line.firstName === null || line.lastName === null
          ? null
          : fullName({ firstName: line.firstName, lastName: line.lastName }),
      reasons: reasons.get(line.id) ?? [],
      dueAt: fromDbInstant(line.dueAt),
      isLate: line.state === "open" && fromDbInstant(line.dueAt) < now,
      correctOn: line.correctBy && correctionDay(fromDbInstant(line.correctBy)),
      isDenied: line.answer === "no" && line.settledAt === null,
    })),
    next: nextCursor,
  };
}

/**
 * The weeks that have a sample, the last first, with how many of its checks are decided.
 * @throws {DomainError} request.forbidden
 */
export async function listWeeks(actor: Actor): Promise<WeekLine[]> {
  authorize(actor, "quality.check");
  const rows = await reads()
    .selectFrom("QualitySample as s")
    .leftJoin("QualityCheck as k", "k.sampleId", "s.id")
    .select(({ fn }) => [
      "s.week",
      fn.count<number>("k.id").as("checks"),
      fn.count<number>("k.decidedAt").as("decided"),
    ])
    .groupBy("s.week")
    .orderBy("s.week", "desc")
    .limit(MOST_WEEKS)
    .execute();
  return rows.map(({ week, checks, decided }) => ({
    week,
    checks: Number(checks),
    decided: Number(decided),
  }));
}
