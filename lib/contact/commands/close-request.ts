import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { publishConversation } from "../../notifications/live/commands/publish-conversation.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { afterContactMove } from "../rules.ts";
import type { ContactEnd } from "../schemas.ts";
import type { ContactMeanwhile } from "../views.ts";
import { meanwhile, settleContact, teamFile } from "./team-file.ts";

/**
 * Ends a request without an answer: the person is not notified, and opens it again by writing. Where something happened
 * in the thread since the page showed its last message, nothing is changed.
 * @returns what happened meanwhile; null where it was closed
 * @throws {DomainError} request.forbidden, contact.not-found, contact.moved
 */
export async function closeRequest(
  { requestId, seen, reason }: ContactEnd,
  actor: Actor,
  now = new Date(),
): Promise<ContactMeanwhile | null> {
  authorize(actor, "contact.answer");
  return writer().$transaction(async (tx) => {
    const file = await teamFile(tx, requestId, actor);
    const since = meanwhile(file, seen, actor);
    if (since !== null) return since;
    const next = afterContactMove(file.status, "close");
    if (next === null) throw new DomainError("contact.moved");
    const { count } = await tx.contactRequest.updateMany({
      where: { id: requestId, status: file.status },
      data: {
        ...{ status: next, waitingSince: null, dueAt: null },
        ...{ closedAt: now, closedById: actor.userId, closing: reason },
      },
    });
    if (count === 0) throw new DomainError("contact.moved");
    await settleContact(tx, file, actor, now);
    if (file.userId !== null) await publishConversation(tx, [file.userId], requestId, now);
    const subject = { type: "contact", id: requestId } as const;
    const of = { action: "contact.closed", subject, actor, concernsId: file.userId } as const;
    await recordAudit(tx, { ...of, detail: { reason } }, now);
    return null;
  });
}
