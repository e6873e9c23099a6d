import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { isSingleAddress } from "../../../kernel/email.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { type Mail, newMail } from "../../../mail/kinds.ts";
import { publishConversation } from "../../../notifications/live/commands/publish-conversation.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { routes } from "../../../routes/public.ts";
import { settleTask } from "../../../tasks/commands/settle-task.ts";
import { blockPerson } from "../../commands/block-contact.ts";
import { CONVERSATION_OUTCOME_LABELS, CONVERSATION_REASON_LABELS } from "../copy.ts";
import type { ConversationReportClosing } from "../schemas.ts";

/** A person who is notified of a conclusion, unless the account is closed. */
async function write(
  tx: Transaction,
  userId: string,
  mailFor: (firstName: string) => Mail,
  now: Date,
): Promise<void> {
  const person = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, firstName: true, erasedAt: true },
  });
  if (person.erasedAt !== null || !isSingleAddress(person.email)) return;
  await queueMail(tx, { mail: mailFor(person.firstName), to: person.email, userId }, now);
}

/**
 * Concludes a report, once: the person who reported is notified; the one who wrote is warned, or
 * can't write to them any more.
 * @throws {DomainError} request.forbidden, report.not-found, report.moved
 */
export async function closeConversationReport(
  { reportId, outcome }: ConversationReportClosing,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "reports.handle");
  const termsLink = absoluteUrl(routes.terms);
  await writer().$transaction(async (tx) => {
    const report = await tx.conversationReport.findUnique({
      where: { id: reportId },
      select: {
        conversationId: true,
        reporterId: true,
        reason: true,
        createdAt: true,
        dueAt: true,
        conversation: { select: { contactId: true, ownerId: true } },
      },
    });
    if (!report) throw new DomainError("report.not-found");
    const { conversationId, reporterId, reason, conversation } = report;
    const { contactId, ownerId } = conversation;
    if ([contactId, ownerId].includes(actor.userId)) throw new DomainError("request.forbidden");
    const { count } = await tx.conversationReport.updateMany({
      where: { id: reportId, closedAt: null },
      data: { closedAt: now, closedById: actor.userId, outcome },
    });
    if (count === 0) throw new DomainError("report.moved");
    const { createdAt: since, dueAt } = report;
    const task = { kind: "conversation-report", subjectId: reportId, since, dueAt } as const;
    await settleTask(tx, task, actor, now);
    const reportedId = reporterId === contactId ? ownerId : contactId;
    if (outcome === "blocked") {
      await blockPerson(tx, { blockerId: reporterId, blockedId: reportedId }, now);
      await publishConversation(tx, [reporterId, reportedId], conversationId, now);
    }
    if (outcome === "warned") {
      const label = CONVERSATION_REASON_LABELS[reason];
      const warning = (firstName: string) =>
        newMail("conversation-warning", { firstName, reason: label, termsLink });
      await write(tx, reportedId, warning, now);
    }
    const conclusion = (firstName: string) =>
      newMail("conversation-report-closed", {
        firstName,
        outcome: CONVERSATION_OUTCOME_LABELS[outcome],
      });
    await write(tx, reporterId, conclusion, now);
    await recordAudit(
      tx,
      {
        action: "conversation-report.closed",
        subject: { type: "conversation-report", id: reportId },
        actor,
        detail: { outcome },
      },
      now,
    );
  });
}
