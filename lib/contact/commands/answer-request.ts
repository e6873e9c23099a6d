import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { beginningOf } from "../../kernel/excerpt.ts";
import { newId } from "../../kernel/ids.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { newMail } from "../../mail/kinds.ts";
import { notify } from "../../notifications/commands/notify.ts";
import { publishEvent } from "../../notifications/live/commands/publish-event.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { absoluteUrl } from "../../platform/links.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { contactRoutes } from "../../routes/contact.ts";
import { CONTACT_TOPIC_LABELS } from "../copy.ts";
import { contactToken } from "../link.ts";
import { afterContactMove, MAX_CONTACT_MESSAGES } from "../rules.ts";
import type { ContactAnswer } from "../schemas.ts";
import type { ContactMeanwhile } from "../views.ts";
import { meanwhile, settleContact, type TeamFile, teamFile } from "./team-file.ts";

/** Most characters of an answer that a notification repeats. */
const EXCERPT = 200;

/** Lets the person know: in their account, or by a mail with the answer and the way back. */
async function tellPerson(
  tx: Transaction,
  { id, userId, name, email, emailNormalized, topic }: TeamFile,
  { messageId, content }: { messageId: string; content: string },
  now: Date,
): Promise<void> {
  const label = CONTACT_TOPIC_LABELS[topic];
  if (userId === null) {
    const link = absoluteUrl(contactRoutes.thread(contactToken(id, emailNormalized)));
    const mail = newMail("contact-answered", { name, topic: label, answer: content, link });
    await queueMail(tx, { mail, to: email }, now);
    return;
  }
  await publishEvent(tx, userId, { kind: "message", data: { conversationId: id, messageId } }, now);
  const data = { conversationId: id, topic: label, excerpt: beginningOf(content, EXCERPT) };
  await notify(
    tx,
    { userId, event: "contact.answered", data, onceKey: `contact:${id}:${messageId}` },
    now,
  );
}

/**
 * Answers a request, in the team's name. Where something happened in the thread since the page showed its last message,
 * nothing is written, and the page says what: of two managers at once one answers.
 * @returns what happened meanwhile; null where it was answered
 * @throws {DomainError} request.forbidden, contact.not-found, contact.full
 */
export async function answerRequest(
  { requestId, seen, content }: ContactAnswer,
  actor: Actor,
  now = new Date(),
): Promise<ContactMeanwhile | null> {
  authorize(actor, "contact.answer");
  return writer().$transaction(async (tx) => {
    const file = await teamFile(tx, requestId, actor);
    const since = meanwhile(file, seen, actor);
    const [last] = file.messages;
    // The same form sent twice, whose first answer got lost.
    if (since?.what === "answered" && last?.authorId === actor.userId && last.content === content) {
      return null;
    }
    if (since !== null) return since;
    const next = afterContactMove(file.status, "answer");
    if (next === null) throw new DomainError("contact.moved");
    const written = await tx.contactMessage.count({ where: { requestId } });
    if (written >= MAX_CONTACT_MESSAGES) throw new DomainError("contact.full");
    const { count } = await tx.contactRequest.updateMany({
      where: { id: requestId, status: file.status },
      data: {
        ...{ status: next, waitingSince: null, dueAt: null },
        ...{ lastMessageAt: now, archivedAt: null },
      },
    });
    if (count === 0) throw new DomainError("contact.moved");
    await settleContact(tx, file, actor, now);
    const messageId = newId();
    const { userId: authorId } = actor;
    await tx.contactMessage.create({
      data: {
        ...{ id: messageId, requestId, position: written + 1, side: "team", authorId, content },
        createdAt: now,
      },
      select: { id: true },
    });
    await tellPerson(tx, file, { messageId, content }, now);
    const subject = { type: "contact", id: requestId } as const;
    const entry = { action: "contact.answered", subject, actor, concernsId: file.userId } as const;
    await recordAudit(tx, entry, now);
    return null;
  });
}
