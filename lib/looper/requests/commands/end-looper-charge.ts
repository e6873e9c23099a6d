import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { endChargeIn } from "../../../looper-charges/commands/end-charge.ts";
import { moveRequest } from "../../../looper-charges/commands/move-request.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { EndChargeInput } from "../schemas.ts";
import { ownChoosingHome } from "./own-choosing-home.ts";

/**
 * Ends a looper's charge of the home of the seller's revision, from now on: visits that are planned
 * stay with their host, who is paid for them; papers of the home that were opened to the looper are
 * closed. The looper is notified.
 * @throws {DomainError} request.forbidden, revision.not-found, revision.closed, looper-request.moved where the
 * home has no looper
 */
export async function endLooperCharge(
  { revisionId }: EndChargeInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "selling.answer");
  await writer().$transaction(async (tx) => {
    const { propertyId, standing, title } = await ownChoosingHome(tx, revisionId, actor);
    if (!standing?.isAccepted) throw new DomainError("looper-request.moved");
    const { userId, requestId } = standing;
    if (requestId !== null) await moveRequest(tx, requestId, "end", now);
    if (propertyId !== null) {
      const home = { propertyId, sellerId: actor.userId, looperId: userId };
      await endChargeIn(tx, home, actor, now);
    }
    const data = { name: actor.firstName, title };
    await notify(tx, { userId, event: "looper-request.ended", data }, now);
    const subject =
      propertyId === null
        ? ({ type: "revision", id: revisionId } as const)
        : ({ type: "property", id: propertyId } as const);
    const action = "looper-request.ended";
    await recordAudit(tx, { action, subject, actor, concernsId: userId }, now);
  });
}
