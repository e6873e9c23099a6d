import { queueMail } from "../../mail/commands/queue-mail.ts";
import { newMail } from "../../mail/kinds.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { newSigningCode } from "../../signatures/commands/signing-code.ts";
import { SIGNATURE_CODE_MINUTES } from "../../signatures/rules.ts";
import type { SignedDocument } from "../document.ts";

/** Whose signature of which document: as `Signer` has it. */
export interface SignerKey {
  signatureId: string;
  position: number;
}

/** What a code is good for: one signature of one person only. */
export const codePurpose = ({ signatureId, position }: SignerKey) => `${signatureId}:${position}`;

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
  const { code, ...stored } = newSigningCode(codePurpose(key), now);
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
      ...stored,
      codeMailId,
      attempts: 0,
    },
  });
}
