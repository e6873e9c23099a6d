import { DomainError } from "../../../kernel/errors.ts";
import { fullName } from "../../../kernel/person-name.ts";
import { HOSTED_VISIT, type HostedVisit } from "../../../looper-charges/commands/hosted-visit.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Prisma } from "../../../platform/db/generated/client.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { settleTask } from "../../../tasks/commands/settle-task.ts";
import { VISIT_REFUSALS } from "../copy.ts";
import { type TeamVisitAction, teamMay } from "../rules.ts";

const MANAGED = {
  ...HOSTED_VISIT,
  checkInFailures: true,
  lockedAt: true,
  lockDueAt: true,
} as const satisfies Prisma.VisitSelect;

export type ManagedVisit = HostedVisit & Prisma.VisitGetPayload<{ select: typeof MANAGED }>;

/**
 * The visit that somebody of the team is about to do something with. Nobody decides about a visit of their own.
 * @throws {DomainError} request.forbidden; visit.not-found; visit.own; visit.changed, which names who of the team dealt
 * with it where somebody did
 */
export async function managedVisit(
  tx: Transaction,
  { visitId, action }: { visitId: string; action: TeamVisitAction },
  actor: Actor,
  now: Date,
): Promise<ManagedVisit> {
  authorize(actor, "visits.manage");
  const visit = await tx.visit.findUnique({ where: { id: visitId }, select: MANAGED });
  if (!visit) throw new DomainError("visit.not-found");
  if ([visit.buyerId, visit.hostId, visit.property.sellerId].includes(actor.userId)) {
    throw new DomainError("visit.own");
  }
  if (!teamMay(action, visit, now)) await refuseChanged(tx, visitId);
  return visit;
}

/** @throws {DomainError} visit.changed, which names who of the team dealt with it, where that was last done with it */
export async function refuseChanged(tx: Transaction, visitId: string): Promise<never> {
  const last = await tx.visitEvent.findFirst({
    where: { visitId },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    select: { at: true, note: true, actor: { select: { firstName: true, lastName: true } } },
  });
  const who = last?.note && last.actor ? fullName(last.actor) : null;
  throw new DomainError(
    "visit.changed",
    who && last ? { visitId: VISIT_REFUSALS.handled(who, last.at) } : {},
  );
}

/** Notes that the task of a locked visit is settled, where there was one. */
export async function settleLock(
  tx: Transaction,
  { id, lockedAt, lockDueAt }: ManagedVisit,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (lockedAt === null || lockDueAt === null) return;
  const task = { kind: "visit-locked", subjectId: id, since: lockedAt, dueAt: lockDueAt } as const;
  await settleTask(tx, task, actor, now);
}
