import { randomInt } from "node:crypto";
import { MINUTE_MS } from "../../kernel/time.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { newMail } from "../../mail/kinds.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { keyedHash } from "../../platform/keyed-hash.ts";
import type { SignedDocument } from "../document.ts";
import { SIGNATURE_CODE_LENGTH, SIGNATURE_CODE_MINUTES } from "../rules.ts";

/** Whose signature of which document: as `Signer` has it. */
export interface SignerKey {
  signatureId: string;
  position: number;
}

/** The stored form of a code: it is good for one signature of one person only. */
export const codeHashOf = ({ signatureId, position }: SignerKey, code: string) =>
  keyedHash("signature-code", `${signatureId}:${position}:${code}`);

const newSignatureCode = () =>
  String(randomInt(10 ** SIGNATURE_CODE_LENGTH)).padStart(SIGNATURE_CODE_LENGTH, "0");

/** Who is sent a code, what for, and where they type it. */
interface CodeRequest {
  document: SignedDocument;
  /** As the mail calls them. */
  name: string;
  email: string;
  /** Null for a party without account. */
  userId: string | null;
  link: string;
}

/** Sends a new code to a signer; the one that was sent before signs nothing any more. */
export async function sendCode(
  tx: Transaction,
  key: SignerKey,
  { document, name, email, userId, link }: CodeRequest,
  now: Date,
): Promise<void> {
  const code = newSignatureCode();
  const mail = newMail("signature-code", {
    firstName: name,
    what: document.kind,
    title: document.home.title,
    code,
    validMinutes: SIGNATURE_CODE_MINUTES,
    link,
  });
  const codeMailId = await queueMail(tx, { mail, to: email, userId }, now);
  await tx.signer.update({
    where: { signatureId_position: key },
    data: {
      codeHash: codeHashOf(key, code),
      codeExpiresAt: new Date(now.getTime() + SIGNATURE_CODE_MINUTES * MINUTE_MS),
      codeMailId,
      attempts: 0,
    },
  });
}
