import { isSingleAddress } from "../kernel/email.ts";
import { DomainError } from "../kernel/errors.ts";
import { newId } from "../kernel/ids.ts";
import { type Transaction, writer } from "../platform/db/clients.ts";
import { env } from "../platform/env.ts";
import { composeMail } from "./compose.ts";
import { type Mail, parseMail } from "./kinds.ts";
import {
  BODY_RETENTION_MS,
  type FailureKind,
  LEASE_MS,
  retryDelay,
  STALE_AFTER_MS,
} from "./rules.ts";

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

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

/** A mail that this process alone may send, until its lease ends. */
export interface LeasedMail {
  id: string;
  kind: string;
  toAddress: string;
  subject: string;
  data: string;
  messageId: string;
  /** The attempt under way counted; it also tells one lease from another. */
  attempts: number;
}

/** Takes a mail that is due, counting the attempt; null when somebody else has it, or sent it. */
export async function leaseMail(id: string, now: Date): Promise<LeasedMail | null> {
  return writer().$transaction(async (tx) => {
    const { count } = await tx.outboxMail.updateMany({
      where: {
        id,
        state: "waiting",
        nextAttemptAt: { lte: now },
        OR: [{ leasedUntil: null }, { leasedUntil: { lte: now } }],
      },
      data: { leasedUntil: after(now, LEASE_MS), attempts: { increment: 1 } },
    });
    if (count === 0) return null;
    return tx.outboxMail.findUnique({
      where: { id },
      select: {
        id: true,
        kind: true,
        toAddress: true,
        subject: true,
        data: true,
        messageId: true,
        attempts: true,
      },
    });
  });
}

/** What is still ours: nobody took the mail over when our lease had ended. */
const ours = ({ id, attempts }: Pick<LeasedMail, "id" | "attempts">) =>
  ({ id, attempts, state: "waiting" }) as const;

/** Notes that a mail was taken by the server. */
export async function markMailSent(mail: LeasedMail, now: Date): Promise<void> {
  await writer().$transaction((tx) =>
    tx.outboxMail.updateMany({
      where: ours(mail),
      data: { state: "sent", sentAt: now, leasedUntil: null, lastError: null },
    }),
  );
}

/**
 * Notes an attempt that failed: the mail waits for the next one, or is given up when the server
 * refused it for good or that was the last.
 * @returns whether it was given up.
 */
export async function markMailFailed(
  mail: LeasedMail,
  failure: { kind: FailureKind; message: string },
  now: Date,
): Promise<boolean> {
  const delay = failure.kind === "refused" ? null : retryDelay(mail.attempts);
  await writer().$transaction((tx) =>
    tx.outboxMail.updateMany({
      where: ours(mail),
      data: {
        leasedUntil: null,
        lastError: failure.message,
        ...(delay === null ? { state: "dead" } : { nextAttemptAt: after(now, delay) }),
      },
    }),
  );
  return delay === null;
}

/** Gives up the mails that waited too long to be sent. @returns how many. */
export async function giveUpStaleMails(now: Date): Promise<number> {
  const { count } = await writer().$transaction((tx) =>
    tx.outboxMail.updateMany({
      where: { state: "waiting", createdAt: { lte: before(now, STALE_AFTER_MS) } },
      data: { state: "dead", leasedUntil: null },
    }),
  );
  return count;
}

/**
 * Empties the mails of more than thirty days: that one was sent can still be seen, what it said
 * can't. The one that tells of an erased account goes whole: it alone still has the address.
 * @returns how many were emptied.
 */
export async function purgeMails(now: Date): Promise<number> {
  const old = { createdAt: { lte: before(now, BODY_RETENTION_MS) } };
  const { count } = await writer().$transaction(async (tx) => {
    await tx.outboxMail.deleteMany({ where: { ...old, kind: "account-erased" } });
    return tx.outboxMail.updateMany({
      where: { ...old, data: { not: "" } },
      data: { data: "" },
    });
  });
  return count;
}
