import { recordAudit } from "../../audit/commands/record-audit.ts";
import { normalizeEmail } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { MINUTE_MS } from "../../kernel/time.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { newMail } from "../../mail/kinds.ts";
import { mayMail } from "../../platform/attempts.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import { absoluteUrl } from "../../platform/links.ts";
import type { Origin } from "../../platform/request.ts";
import { sha256 } from "../../platform/sha256.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { spaceRoutes } from "../../routes/space.ts";
import { documentJson, readDocument, type SignedDocument, undrawnTexts } from "../document.ts";
import { SIGNATURE_CODE_MINUTES } from "../rules.ts";
import type { AmendmentRequest, MandateRequest } from "../schemas.ts";
import { amendmentToSign, mandateToSign } from "./document-to-sign.ts";
import { codeHashOf, newSignatureCode } from "./signature-code.ts";

/** Freezes a document and sends the code that signs it; the one that was sent before signs nothing any more. */
async function requestSignature(
  documentOf: (tx: Transaction) => Promise<SignedDocument>,
  propertyId: string,
  actor: Actor,
  origin: Origin,
  now: Date,
): Promise<Once<{ signatureId: string }>> {
  authorize(actor, "mandates.sign");
  // What can't be signed sends no mail, and counts for none.
  await writer().$transaction(async (tx) => {
    if (undrawnTexts(await documentOf(tx)).length > 0) throw new DomainError("signature.undrawn");
  });
  if (!(await mayMail("signature-mail", normalizeEmail(actor.email), origin))) {
    throw new DomainError("request.too-many");
  }
  const signatureId = newId();
  const code = newSignatureCode();
  return onceTransaction(async (tx) => {
    const document = await documentOf(tx);
    if (undrawnTexts(document).length > 0) throw new DomainError("signature.undrawn");
    const { kind, home, seller } = document;
    const terms = documentJson(document);
    await tx.signature.deleteMany({ where: { propertyId, signedAt: null } });
    await tx.signature.create({
      data: {
        id: signatureId,
        kind,
        propertyId,
        signerId: actor.userId,
        terms: readDocument(terms),
        termsSha256: sha256(terms),
        codeHash: codeHashOf(signatureId, code),
        createdAt: now,
        expiresAt: new Date(now.getTime() + SIGNATURE_CODE_MINUTES * MINUTE_MS),
      },
    });
    const mail = newMail("signature-code", {
      firstName: actor.firstName,
      what: kind,
      title: home.title,
      code,
      validMinutes: SIGNATURE_CODE_MINUTES,
      link: absoluteUrl(
        kind === "mandate" ? spaceRoutes.mandate(propertyId) : spaceRoutes.changePrice(propertyId),
      ),
    });
    const mailId = await queueMail(tx, { mail, to: seller.email, userId: actor.userId }, now);
    await recordAudit(
      tx,
      {
        action: "signature.requested",
        subject: { type: "signature", id: signatureId },
        actor,
        concernsId: actor.userId,
        detail: { kind, propertyId, mailId },
      },
      now,
    );
    return { signatureId };
  });
}

/**
 * Shows a seller the mandate of their home, frozen, and sends the code that signs it.
 * @throws {DomainError} request.forbidden, request.too-many, signature.undrawn, and as `mandateToSign`
 */
export const requestMandateSignature = (
  { propertyId }: MandateRequest,
  actor: Actor,
  origin: Origin,
  now = new Date(),
): Promise<Once<{ signatureId: string }>> =>
  requestSignature(
    async (tx) => (await mandateToSign(tx, { propertyId }, actor.userId, now)).document,
    propertyId,
    actor,
    origin,
    now,
  );

/**
 * Shows a seller the amendment of their mandate to another price, frozen, and sends the code that signs it.
 * @throws {DomainError} request.forbidden, request.too-many, signature.undrawn, and as `amendmentToSign`
 */
export const requestAmendment = (
  { propertyId, priceCents }: AmendmentRequest,
  actor: Actor,
  origin: Origin,
  now = new Date(),
): Promise<Once<{ signatureId: string }>> =>
  requestSignature(
    (tx) => amendmentToSign(tx, { propertyId, priceCents }, actor.userId, now),
    propertyId,
    actor,
    origin,
    now,
  );
