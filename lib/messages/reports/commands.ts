import { recordAudit } from "../../audit/commands/record-audit.ts";
import { isSingleAddress } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { daysBefore } from "../../kernel/time.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { type Mail, newMail } from "../../mail/kinds.ts";
import { publishConversation } from "../../notifications/live/commands.ts";
import { countReport } from "../../platform/attempts.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import { absoluteUrl } from "../../platform/links.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { routes } from "../../routes/public.ts";
import { blockPerson, otherOf } from "../blocks/commands.ts";
import { CONVERSATION_OUTCOME_LABELS, CONVERSATION_REASON_LABELS } from "./copy.ts";
import { CONVERSATION_REPORT_DAYS } from "./rules.ts";
import type { ConversationReportClosing, NewConversationReport } from "./schemas.ts";

/**
 * Has the team look at a conversation that one takes part in. Said again while the first report waits, it
 * changes nothing.
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
    await tx.conversationReport.create({
      data: { id, conversationId, reporterId: actor.userId, reason, text, createdAt: now },
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

/** A person who is told of a conclusion, unless the account is closed. */
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
 * Concludes a report, once: who reported is told; who wrote is warned, or can't write to them any more.
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

/** Deletes the reports that ended a year ago. */
export async function purgeConversationReports(now = new Date()): Promise<void> {
  const lt = daysBefore(now, CONVERSATION_REPORT_DAYS);
  await writer().$transaction((tx) =>
    tx.conversationReport.deleteMany({ where: { closedAt: { lt } } }),
  );
}
