import { bookVisitPay } from "../../commissions/commands/book-visit-pay.ts";
import { DomainError } from "../../kernel/errors.ts";
import { zoneOf } from "../../kernel/place.ts";
import { recordVisitMade } from "../../leads/commands/record-lead-fact.ts";
import { unlessTaken } from "../../platform/db/conflicts.ts";
import type { Actor } from "../../policy/actor.ts";
import { visitsDueAt } from "../../tasks/rules.ts";
import { NO_PROPOSAL } from "../change-columns.ts";
import { isCodeLocked } from "../rules.ts";
import { changeVisit } from "./change-visit.ts";
import { noteNetworkMatch } from "./note-network-match.ts";
import { visitFor } from "./visit-for-action.ts";

/**
 * The host types the code that the visitor shows: the visit took place, and a looper who was its host is
 * paid for it, where the rule does. After some wrong codes no more is taken (`isCodeLocked`): the team looks into it.
 * @throws {DomainError} visit.not-found, request.forbidden, visit.changed, visit.code-wrong,
 * visit.code-locked
 */
export async function completeVisit(
  { visitId, code }: { visitId: string; code: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const isRight = await unlessTaken("visit.slot-taken", async (tx) => {
    const { visit, next } = await visitFor(tx, { visitId, action: "complete" }, actor, now);
    const { checkInCode, checkInFailures, hostId, buyerId, propertyId, property, startsAt } = visit;
    if (isCodeLocked(checkInFailures)) throw new DomainError("visit.code-locked");
    const actorId = actor.userId;
    if (checkInCode === "" || code !== checkInCode) {
      // Committed: what was tried counts.
      const locks = isCodeLocked(checkInFailures + 1);
      const lockDueAt = visitsDueAt(now, zoneOf(property.communeCode));
      const data = {
        checkInFailures: { increment: 1 },
        ...(locks && { lockedAt: now, lockDueAt }),
      };
      await changeVisit(tx, visit, { data, kind: null, actorId }, now);
      return false;
    }
    const data = { status: next, completedAt: now, ...NO_PROPOSAL } as const;
    await changeVisit(tx, visit, { data, kind: "completed", actorId }, now);
    // Also of a looper who has parted from the home since: what was planned stays with its host.
    if (hostId !== property.sellerId) {
      await recordVisitMade(tx, { propertyId, contactId: buyerId, looperId: hostId }, now);
      await bookVisitPay(tx, { visitId, looperId: hostId, propertyId, buyerId, startsAt }, now);
      await noteNetworkMatch(tx, { visitId, buyerId, startsAt }, actor, now);
    }
    return true;
  });
  if (!isRight) throw new DomainError("visit.code-wrong");
}
