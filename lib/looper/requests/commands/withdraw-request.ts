import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { moveRequest } from "../../../looper-charges/commands/move-request.ts";
import { publishEvent } from "../../../notifications/live/commands/publish-event.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { RequestIdInput } from "../schemas.ts";
import { auditRequest } from "./audit-request.ts";

/**
 * Takes a request back that was not answered yet.
 * @throws {DomainError} request.forbidden, looper-request.not-found, looper-request.moved
 */
export async function withdrawRequest(
  { requestId }: RequestIdInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "selling.answer");
  await writer().$transaction(async (tx) => {
    const request = isId(requestId)
      ? await tx.looperRequest.findFirst({
          where: { id: requestId, revision: { sellerId: actor.userId } },
          select: { ambassadorId: true },
        })
      : null;
    if (!request) throw new DomainError("looper-request.not-found");
    await moveRequest(tx, requestId, "withdraw", now);
    // Nothing to read: their open pages count it no more.
    const event = { kind: "notification", data: { id: null, event: null } } as const;
    await publishEvent(tx, request.ambassadorId, event, now);
    await auditRequest(tx, "looper-request.withdrawn", requestId, actor, request.ambassadorId, now);
  });
}
