import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { newId } from "../../../kernel/ids.ts";
import { zoneOf } from "../../../kernel/place.ts";
import { TIME_ZONE } from "../../../kernel/time.ts";
import { countReport } from "../../../platform/attempts.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { reportDueAt } from "../../../tasks/rules.ts";
import { otherOf } from "../../commands/other-person.ts";
import type { NewConversationReport } from "../schemas.ts";

/**
 * Has the team look at a conversation that one takes part in. Repeated while the first report
 * waits, it changes nothing.
 * @throws {DomainError} conversation.not-found, request.forbidden, request.too-many
 */
export async function reportConversation(
  { conversationId, reason, text }: NewConversationReport,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ filed: boolean }>> {
  authorize(actor, "conversations.read");
  await countReport(actor.userId);
  return onceTransaction(async (tx) => {
    await otherOf(tx, actor, conversationId);
    const waiting = { conversationId, reporterId: actor.userId, closedAt: null };
    if ((await tx.conversationReport.count({ where: waiting })) > 0) {
      return { filed: false };
    }
    const id = newId();
    const { property } = await tx.conversation.findUniqueOrThrow({
      where: { id: conversationId },
      select: { property: { select: { communeCode: true } } },
    });
    const zone = property ? zoneOf(property.communeCode) : TIME_ZONE;
    const reporterId = actor.userId;
    const dueAt = reportDueAt(reason, now, zone);
    await tx.conversationReport.create({
      data: { id, conversationId, reporterId, reason, text, createdAt: now, dueAt },
    });
    await recordAudit(
      tx,
      {
        action: "conversation-report.filed",
        subject: { type: "conversation-report", id },
        actor,
        concernsId: actor.userId,
        detail: { reason },
      },
      now,
    );
    return { filed: true };
  });
}
