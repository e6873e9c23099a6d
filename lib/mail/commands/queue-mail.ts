import { isSingleAddress } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { env } from "../../platform/env.ts";
import { composeMail } from "../compose.ts";
import { type Mail, parseMail } from "../kinds.ts";

/** A mail and whom it is for. */
interface AddressedMail {
  mail: Mail;
  to: string;
  /** Whose account it is about. */
  userId?: string | null;
  /** When it may leave at the earliest: by day, for what happens at night by itself. */
  notBefore?: Date;
}

/**
 * @throws {DomainError} request.invalid for what is not the address of one person; {ZodError} where the
 * data is not the kind's, so that no row is queued that can't be rendered.
 */
function toRow({ mail, to, userId = null, notBefore }: AddressedMail, now: Date) {
  if (!isSingleAddress(to)) throw new DomainError("request.invalid");
  const id = newId();
  const { kind, data } = parseMail(mail.kind, mail.data);
  return {
    id,
    kind,
    userId,
    toAddress: to,
    subject: composeMail(mail, env().APP_URL).letter.subject,
    data: JSON.stringify(data),
    messageId: `<${id}@${new URL(env().APP_URL).hostname}>`,
    nextAttemptAt: notBefore ?? now,
    createdAt: now,
  };
}

/**
 * Queues a mail in the transaction of what causes it: it leaves if that is committed, and only then.
 * @returns its id.
 * @throws {DomainError} request.invalid for what is not the address of one person.
 */
export async function queueMail(
  tx: Transaction,
  addressed: AddressedMail,
  now: Date,
): Promise<string> {
  const data = toRow(addressed, now);
  // Else the whole row comes back.
  await tx.outboxMail.create({ data, select: { id: true } });
  return data.id;
}

/** Queues some hundreds of mails at once. @throws {DomainError} as `queueMail` does. */
export async function queueMails(
  tx: Transaction,
  addressed: readonly AddressedMail[],
  now: Date,
): Promise<void> {
  await tx.outboxMail.createMany({ data: addressed.map((each) => toRow(each, now)) });
}
