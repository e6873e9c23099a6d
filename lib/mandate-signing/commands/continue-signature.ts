import { DomainError } from "../../kernel/errors.ts";
import type { PaperKind } from "../../mandates/parties.ts";
import { writer } from "../../platform/db/clients.ts";
import { absoluteUrl } from "../../platform/links.ts";
import type { Origin } from "../../platform/request.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { readDocument } from "../document.ts";
import { signingPage } from "../paper-pages.ts";
import type { SignatureId } from "../schemas.ts";
import { checkMails } from "./check-mails.ts";
import { checkStillTrue } from "./check-still-true.ts";
import { pendingSignature, waitingFor } from "./prove-signer.ts";
import { sendLinks } from "./send-links.ts";
import { sendCode } from "./signature-code.ts";

/**
 * Goes on with a document that several sign: sends the person with the account their code once the others have signed,
 * else the others who have not yet their link again.
 * @returns which of the two
 * @throws {DomainError} request.forbidden, request.too-many, signature.not-found, signature.signed, signature.expired,
 * signature.terms-changed
 */
export async function continueSignature(
  { signatureId }: SignatureId,
  actor: Actor,
  origin: Origin,
  now = new Date(),
): Promise<{ propertyId: string; kind: PaperKind; sent: "code" | "links" }> {
  authorize(actor, "mandates.sign");
  const key = { signatureId, position: 1 };
  const by = { signerId: actor.userId };
  const first = await writer().$transaction((tx) => pendingSignature(tx, key, by));
  const written = waitingFor(first.signers);
  await checkMails(readDocument(first.terms), written.length > 0 ? written : [1], origin);
  return writer().$transaction(async (tx) => {
    const found = await pendingSignature(tx, key, by);
    const { propertyId, signers, signedAt, expiresAt, kind } = found;
    if (signedAt !== null) throw new DomainError("signature.signed");
    if (expiresAt <= now) throw new DomainError("signature.expired");
    const document = readDocument(found.terms);
    await checkStillTrue(tx, document, { propertyId, sellerId: actor.userId }, now);
    const positions = waitingFor(signers);
    if (positions.length > 0) {
      await sendLinks(tx, signatureId, { document, positions }, now);
      return { propertyId, kind, sent: "links" };
    }
    const link = absoluteUrl(signingPage(kind, propertyId));
    const { firstName: name, userId } = actor;
    const { email } = document.seller;
    await sendCode(tx, key, { document, name, email, userId, link }, now);
    return { propertyId, kind, sent: "code" };
  });
}
