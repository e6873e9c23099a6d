import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { readNotificationsAbout } from "../../notifications/centre/commands/read-notifications-about.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import type { VisitEventKind } from "../views.ts";
import { publishVisit } from "./publish-visit.ts";
import { readRecord, type VisitRecord } from "./visit-record.ts";

/** What a change writes. */
interface Change {
  data: Prisma.VisitUncheckedUpdateManyInput;
  kind: VisitEventKind | null;
  /** Who did it; null where it happened by itself. */
  actorId: string | null;
}

/**
 * Changes a visit that is still as it was read, with its event; pages of both sides, and of the seller
 * where a looper shows the home, hear of it.
 * @returns the visit as it is now.
 * @throws {DomainError} visit.changed where somebody else changed it meanwhile.
 */
export async function changeVisit(
  tx: Transaction,
  visit: VisitRecord,
  { data, kind, actorId }: Change,
  now: Date,
): Promise<VisitRecord> {
  const { id, status, startsAt, proposedStartsAt, proposedById, icsSequence, ...read } = visit;
  const { feedbackRating, feedbackAskedAt, checkInFailures } = read;
  const { count } = await tx.visit.updateMany({
    where: {
      id,
      status,
      startsAt,
      proposedStartsAt,
      proposedById,
      icsSequence,
      feedbackRating,
      feedbackAskedAt,
      checkInFailures,
    },
    data,
  });
  if (count === 0) throw new DomainError("visit.changed");
  if (kind !== null) await recordVisitEvent(tx, { visitId: id, kind, actorId }, now);
  if (actorId !== null) {
    await readNotificationsAbout(tx, actorId, { about: "visit", ids: [id] }, now);
  }
  await publishVisit(tx, visit, now);
  const changed = await readRecord(tx, id);
  if (changed === null) throw new DomainError("visit.not-found");
  return changed;
}

export async function recordVisitEvent(
  tx: Transaction,
  event: { visitId: string; kind: VisitEventKind; actorId: string | null },
  now: Date,
): Promise<void> {
  await tx.visitEvent.create({ data: { id: newId(), ...event, at: now }, select: { id: true } });
}
