import type { Transaction } from "../../platform/db/clients.ts";
import type { CodeEvidence } from "../evidence.ts";

/** A signature whose code was proven. */
interface ProvenCode {
  createdAt: Date;
  attempts: number;
  codeMailId: string | null;
}

/** What proves which code was typed: the mail that carried it, as far as the outbox still has it. */
export async function codeEvidenceOf(
  tx: Transaction,
  { createdAt, attempts, codeMailId }: ProvenCode,
  email: string,
): Promise<CodeEvidence> {
  const mail =
    codeMailId === null
      ? null
      : await tx.outboxMail.findUnique({
          where: { id: codeMailId },
          select: { messageId: true, toAddress: true, sentAt: true },
        });
  return {
    frozenAt: createdAt.toISOString(),
    messageId: mail?.messageId ?? null,
    sentTo: mail?.toAddress ?? email,
    sentAt: mail?.sentAt?.toISOString() ?? null,
    attempts,
  };
}
