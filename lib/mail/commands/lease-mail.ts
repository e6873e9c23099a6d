import { msAfter } from "../../kernel/time.ts";
import { writer } from "../../platform/db/clients.ts";
import { LEASE_MS } from "../rules.ts";

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
      data: { leasedUntil: msAfter(now, LEASE_MS), attempts: { increment: 1 } },
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
