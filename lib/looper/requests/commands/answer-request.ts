import { takenBy } from "../../../commissions/taken-by.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { openChosenLead } from "../../../leads/commands/open-chosen-lead.ts";
import { CHOOSABLE } from "../../../listings/states/rules.ts";
import { moveRequest } from "../../../looper-charges/commands/move-request.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { readContent } from "../../../revisions/content.ts";
import { getLooperFile } from "../../standing/queries/get-looper-file.ts";
import type { RequestAnswer } from "../schemas.ts";
import { auditRequest } from "./audit-request.ts";

/**
 * The looper's answer; the seller is notified. Accepted, the home is the looper's to take care of,
 * as soon as it is entered: what approves a revision reads its accepted request.
 * @throws {DomainError} request.forbidden, looper.suspended, looper-request.not-found, looper-request.moved
 */
export async function answerRequest(
  { requestId, accept }: RequestAnswer,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "looping.work");
  if (accept && !(await getLooperFile(actor, now)).standing.inOrder) {
    throw new DomainError("looper.suspended");
  }
  const { userId } = actor;
  await writer().$transaction(async (tx) => {
    const request = isId(requestId)
      ? await tx.looperRequest.findFirst({
          where: { id: requestId, ambassadorId: userId },
          select: {
            revisionId: true,
            createdAt: true,
            revision: { select: { sellerId: true, propertyId: true, status: true, content: true } },
          },
        })
      : null;
    if (!request) throw new DomainError("looper-request.not-found");
    const { revisionId, revision } = request;
    const { sellerId, propertyId, status } = revision;
    if (status === "discarded" || sellerId === null) throw new DomainError("looper-request.moved");
    await moveRequest(tx, requestId, accept ? "accept" : "decline", now);
    if (accept && propertyId !== null) await takeHome(tx, { propertyId, sellerId, userId }, now);
    const { communeCode, address = "" } = readContent(revision.content);
    if (accept && communeCode !== undefined) {
      const chosen = { sellerId, looperId: userId, communeCode, address };
      await openChosenLead(tx, { ...chosen, requestedAt: request.createdAt }, now);
    }
    const data = { requestId, revisionId, name: actor.firstName, accepted: accept };
    await notify(tx, { userId: sellerId, event: "looper-request.answered", data }, now);
    const action = accept ? "looper-request.accepted" : "looper-request.declined";
    await auditRequest(tx, action, requestId, actor, sellerId, now);
  });
}

/** @throws {DomainError} looper-request.moved where the home is not to be had any more, or has a looper */
async function takeHome(
  tx: Transaction,
  { propertyId, sellerId, userId }: { propertyId: string; sellerId: string; userId: string },
  now: Date,
): Promise<void> {
  const { count } = await tx.property.updateMany({
    where: { id: propertyId, sellerId, status: { in: [...CHOOSABLE] }, ambassadorId: null },
    data: takenBy(userId, now),
  });
  if (count === 0) throw new DomainError("looper-request.moved");
}
