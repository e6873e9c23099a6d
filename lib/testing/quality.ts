import { newId } from "../kernel/ids.ts";
import { MINUTE_MS } from "../kernel/time.ts";
import type { QualityKind } from "../quality/draw.ts";
import { CHECKLISTS, type PointAnswer } from "../quality/rules.ts";
import type { CheckDecision } from "../quality/schemas.ts";
import type { TestDatabase } from "./database.ts";
import { writeLine } from "./ledger.ts";

interface PaidVisit {
  propertyId: string;
  looperId: string;
  buyerId: string;
  startsAt: Date;
  /** Minutes after its start at which the code was typed. */
  codeAfter?: number;
  rating?: number | null;
}

/** Writes a visit that took place and was paid, without a slot. @returns its id and its line's */
export async function writePaidVisit(
  database: Pick<TestDatabase, "writer">,
  { propertyId, looperId, buyerId, startsAt, codeAfter = 4, rating = null }: PaidVisit,
): Promise<{ visitId: string; entryId: string }> {
  const visitId = newId();
  const completedAt = new Date(startsAt.getTime() + codeAfter * MINUTE_MS);
  await database.writer.$transaction((tx) =>
    tx.visit.create({
      data: {
        ...{ id: visitId, propertyId, buyerId, hostId: looperId, type: "physical" },
        ...{ visitorName: "Thomas Petit", visitorEmail: "t@example.org", visitorPhone: "" },
        ...{ startsAt, endsAt: new Date(startsAt.getTime() + 30 * MINUTE_MS) },
        ...{ status: "completed", checkInCode: "", completedAt, createdAt: startsAt },
        ...(rating === null ? {} : { feedbackRating: rating, feedbackAt: completedAt }),
      },
    }),
  );
  const entryId = await writeLine(database, looperId, completedAt, {
    ...{ propertyId, propertyName: null, visitId },
  });
  return { visitId, entryId };
}

/** The answers of a kind's checklist: all of them in order, but the first where it is to be another one. */
export const answersOf = (kind: QualityKind, first: PointAnswer = "yes") =>
  Object.fromEntries(
    CHECKLISTS[kind].map((point, index) => [point, index === 0 ? first : ("yes" as const)]),
  );

/** A conclusion of a check. */
export const conclusion = (
  checkId: string,
  kind: QualityKind,
  outcome: CheckDecision["outcome"],
  overrides: Partial<CheckDecision> = {},
): CheckDecision => ({
  ...{ checkId, kind, outcome, seen: "open", reverse: null, suspend: null, withdraw: false },
  answers: answersOf(kind, outcome === "conforming" ? "yes" : "no"),
  note: outcome === "conforming" ? "" : "À reprendre, merci.",
  ...overrides,
});

/** Writes a sample with one check, of a paid visit whose visitor denies it, and the case of its looper. */
export async function writeDeniedVisit(
  database: Pick<TestDatabase, "writer">,
  { visitId, looperId, now }: { visitId: string; looperId: string; now: Date },
): Promise<{ checkId: string; caseId: string }> {
  const [sampleId, checkId, caseId] = [newId(), newId(), newId()];
  const hour = new Date(now.getTime() + 60 * MINUTE_MS);
  await database.writer.$transaction(async (tx) => {
    const { propertyId } = await tx.visit.findUniqueOrThrow({ where: { id: visitId } });
    await tx.qualitySample.create({
      data: {
        ...{ id: sampleId, week: "2026-01-05", seed: 7, drawnAt: now, listings: 0, visits: 1 },
        ...{ visitsFrom: now, visitsUntil: hour, listingIds: [], visitIds: [visitId] },
      },
    });
    await tx.qualityCheck.create({
      data: {
        ...{ id: checkId, sampleId, kind: "visit", subjectId: visitId, propertyId, visitId },
        ...{ looperId, createdAt: now, dueAt: hour },
        reasons: { create: { reason: "drawn" } },
        question: { create: { visitId, sentAt: now, answer: "no", answeredAt: now } },
      },
    });
    await tx.looperQualityCase.create({
      data: { id: caseId, looperId, openedAt: now, conforming: 7, checked: 10 },
    });
  });
  return { checkId, caseId };
}
