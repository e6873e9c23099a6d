import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { mayResend } from "../../../mail/rules.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { settleTask } from "../../../tasks/commands/settle-task.ts";
import type { DeadMailInput } from "../schemas.ts";

/**
 * Sends a mail anew that was given up, with all its attempts, or drops it: it stays among the mails, as not sent.
 * @throws {DomainError} request.forbidden; mail.not-dead where it is no mail that waits for that; mail.too-old to send
 */
export async function settleDeadMail(
  { mailId, move }: DeadMailInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "mails.settle");
  await writer().$transaction(async (tx) => {
    const mail = await tx.outboxMail.findFirst({
      where: { id: mailId, state: "dead", settledAt: null },
      select: { kind: true, userId: true, data: true, createdAt: true, nextAttemptAt: true },
    });
    if (!mail) throw new DomainError("mail.not-dead");
    if (move === "resend" && !mayResend(mail, now)) throw new DomainError("mail.too-old");
    await tx.outboxMail.update({
      where: { id: mailId },
      data:
        move === "resend"
          ? {
              state: "waiting",
              attempts: 0,
              nextAttemptAt: now,
              leasedUntil: null,
              lastError: null,
            }
          : { settledAt: now },
      select: { id: true },
    });
    const since = mail.nextAttemptAt < now ? mail.nextAttemptAt : now;
    await settleTask(tx, { kind: "mail-dead", subjectId: mailId, since }, actor, now);
    await recordAudit(
      tx,
      {
        action: move === "resend" ? "mail.resent" : "mail.dropped",
        subject: { type: "mail", id: mailId },
        actor,
        concernsId: mail.userId,
        detail: { mail: mail.kind },
      },
      now,
    );
  });
}
