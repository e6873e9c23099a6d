import { newId } from "../kernel/ids.ts";
import type { Transaction } from "../platform/db/clients.ts";
import type { Actor } from "../policy/actor.ts";
import { MARK } from "./marks.ts";

const NOW = new Date("2026-11-02T09:00:00Z");
const SOON = new Date("2026-11-06T23:00:00Z");

/** A visit that the person made and denies, a check of their listing, and their case as a looper, all decided. */
export async function writeQuality(
  tx: Transaction,
  { userId }: Pick<Actor, "userId">,
  other: Pick<Actor, "userId">,
  propertyId: string,
): Promise<void> {
  const sampleId = newId();
  await tx.qualitySample.create({
    data: {
      ...{ id: sampleId, week: "2026-11-02", seed: 7, drawnAt: NOW, listings: 1, visits: 1 },
      ...{ visitsFrom: new Date("2026-10-25T23:00:00Z"), visitsUntil: NOW },
      ...{ listingIds: [propertyId], visitIds: [] },
    },
  });
  const visit = await tx.visit.findFirstOrThrow({
    where: { buyerId: userId },
    select: { id: true, propertyId: true },
  });
  const [ofListing, ofVisit] = [newId(), newId()];
  const common = { sampleId, looperId: userId, createdAt: NOW, dueAt: SOON };
  const closed = { state: "closed", outcome: "conforming", decidedAt: NOW } as const;
  const decided = { ...closed, decidedById: other.userId };
  await tx.qualityCheck.createMany({
    data: [
      {
        ...{ id: ofListing, kind: "listing", subjectId: propertyId, propertyId },
        ...{ ...common, ...decided },
      },
      {
        ...{ id: ofVisit, kind: "visit", subjectId: visit.id, propertyId: visit.propertyId },
        ...{ visitId: visit.id, ...common, ...decided },
      },
    ],
  });
  await tx.qualityCheckReason.createMany({
    data: [ofListing, ofVisit].map((checkId) => ({ checkId, reason: "drawn" as const })),
  });
  await tx.qualityDecision.createMany({
    data: [ofListing, ofVisit].map((checkId) => ({
      ...{ checkId, round: 1, outcome: "conforming" as const, note: MARK, answers: {} },
      ...{ at: NOW, byId: other.userId },
    })),
  });
  await tx.visitQuestion.create({
    data: {
      ...{ checkId: ofVisit, visitId: visit.id, sentAt: NOW, answer: "no", answeredAt: NOW },
      ...{ comment: MARK, settlement: "upheld", settledAt: NOW, settledById: other.userId },
      settledNote: MARK,
    },
  });
  await tx.visitNetworkMatch.create({ data: { visitId: visit.id, at: NOW } });
  await tx.looperQualityCase.create({
    data: {
      ...{ id: newId(), looperId: userId, openedAt: NOW, conforming: 7, checked: 10 },
      ...{ outcome: "continued", note: MARK, decidedAt: NOW, decidedById: other.userId },
    },
  });
}
