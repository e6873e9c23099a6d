import { DomainError } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { takesLeadsOf } from "../../../leads/commands/takes-leads-of.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { LooperRequestInput } from "../schemas.ts";
import { auditRequest } from "./audit-request.ts";
import { ownChoosingHome } from "./own-choosing-home.ts";

/**
 * Asks a looper in force nearby to take care of the home of the seller's revision; the looper is
 * notified. A home has one request at a time that waits, and one looper; one who declined is not
 * asked again.
 * @throws {DomainError} request.forbidden, revision.not-found, revision.closed, looper-request.unavailable,
 * looper-request.pending
 */
export async function requestLooper(
  { revisionId, ambassadorId }: LooperRequestInput,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ requestId: string }>> {
  authorize(actor, "selling.answer");
  return onceTransaction(async (tx) => {
    const { place, standing, declined } = await ownChoosingHome(tx, revisionId, actor);
    if (standing !== null) throw new DomainError("looper-request.pending");
    if (
      place === null ||
      ambassadorId === actor.userId ||
      declined.includes(ambassadorId) ||
      !(await takesLeadsOf(tx, ambassadorId, place.communeCode, now))
    ) {
      throw new DomainError("looper-request.unavailable");
    }
    const id = newId();
    await tx.looperRequest.create({ data: { id, revisionId, ambassadorId, createdAt: now } });
    const data = { requestId: id, name: actor.firstName };
    await notify(tx, { userId: ambassadorId, event: "looper-request.received", data }, now);
    await auditRequest(tx, "looper-request.sent", id, actor, ambassadorId, now);
    return { requestId: id };
  });
}
