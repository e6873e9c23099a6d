import { msAfter } from "../../kernel/time.ts";
import { writer } from "../../platform/db/clients.ts";
import { type FailureKind, retryDelay } from "../rules.ts";
import type { LeasedMail } from "./lease-mail.ts";

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
        ...(delay === null ? { state: "dead" } : { nextAttemptAt: msAfter(now, delay) }),
      },
    }),
  );
  return delay === null;
}
