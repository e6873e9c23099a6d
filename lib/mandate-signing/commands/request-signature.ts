import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { DAY_MS, MINUTE_MS } from "../../kernel/time.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import { absoluteUrl } from "../../platform/links.ts";
import type { Origin } from "../../platform/request.ts";
import { sha256 } from "../../platform/sha256.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { SIGNATURE_CODE_MINUTES } from "../../signatures/rules.ts";
import { documentJson, readDocument, type SignedDocument, signingPositions } from "../document.ts";
import { signingPage } from "../paper-pages.ts";
import { JOINT_SIGNATURE_DAYS } from "../rules.ts";
import type { AmendmentRequest, MandateRequest } from "../schemas.ts";
import { undrawnTexts } from "../undrawn-texts.ts";
import { checkMails } from "./check-mails.ts";
import { amendmentToSign, mandateToSign } from "./document-to-sign.ts";
import { portalsFor } from "./portals-for.ts";
import { sendLinks } from "./send-links.ts";
import { sendCode } from "./signature-code.ts";

/** What is to be signed, and until when at the latest; null for what has no end of its own. */
export interface RequestedDocument {
  document: SignedDocument;
  until: Date | null;
}

/** A document that waits for signatures, and whether others than the person with the account sign it. */
export interface RequestedSignature {
  signatureId: string;
  propertyId: string;
  isJoint: boolean;
}

/** When a document can't be signed any more. */
function endOf(isJoint: boolean, until: Date | null, now: Date): Date {
  const own = isJoint ? JOINT_SIGNATURE_DAYS * DAY_MS : SIGNATURE_CODE_MINUTES * MINUTE_MS;
  const end = now.getTime() + own;
  return until !== null && until.getTime() < end ? until : new Date(end);
}

/**
 * Freezes a document, and sends the person with the account the code that signs it, or where others sign too, each of
 * those their link: the person with the account signs last. What waited for a signature of the home before signs nothing
 * any more.
 * @throws {DomainError} request.forbidden, request.too-many, signature.undrawn, and as `documentOf`
 */
export async function requestSignature(
  documentOf: (tx: Transaction) => Promise<RequestedDocument>,
  propertyId: string,
  actor: Actor,
  origin: Origin,
  now: Date,
): Promise<Once<RequestedSignature>> {
  authorize(actor, "mandates.sign");
  // What can't be signed sends no mail, and counts for none.
  const first = await writer().$transaction(async (tx) => {
    const { document } = await documentOf(tx);
    if (undrawnTexts(document).length > 0) throw new DomainError("signature.undrawn");
    return document;
  });
  await checkMails(first, signingPositions(first), origin);
  const signatureId = newId();
  return onceTransaction(async (tx) => {
    const { document, until } = await documentOf(tx);
    if (undrawnTexts(document).length > 0) throw new DomainError("signature.undrawn");
    const { kind, seller } = document;
    const terms = documentJson(document);
    const positions = signingPositions(document);
    const isJoint = positions.length > 1;
    await tx.signature.deleteMany({ where: { propertyId, signedAt: null } });
    await tx.signature.create({
      data: {
        id: signatureId,
        kind,
        propertyId,
        signerId: actor.userId,
        terms: readDocument(terms),
        termsSha256: sha256(terms),
        createdAt: now,
        expiresAt: endOf(isJoint, until, now),
        signers: { create: positions.map((position) => ({ position })) },
      },
    });
    const addressee = { name: actor.firstName, email: seller.email, userId: actor.userId };
    const key = { signatureId, position: 1 };
    const link = absoluteUrl(signingPage(kind, propertyId));
    const others = positions.slice(1);
    if (isJoint) await sendLinks(tx, signatureId, { document, positions: others }, now);
    else await sendCode(tx, key, { document, ...addressee, link }, now);
    await recordAudit(
      tx,
      {
        action: "signature.requested",
        subject: { type: "signature", id: signatureId },
        actor,
        concernsId: actor.userId,
        detail: { kind, propertyId },
      },
      now,
    );
    return { signatureId, propertyId, isJoint };
  });
}

const openEnded = (document: SignedDocument): RequestedDocument => ({ document, until: null });

/**
 * Shows a seller the mandate of their home, frozen, and has it signed. @param diffusion whether it lets the listing go
 * to the portals of the configuration
 * @throws {DomainError} as `requestSignature`, `portalsFor` and `mandateToSign`
 */
export const requestMandateSignature = (
  { propertyId, diffusion = false }: Pick<MandateRequest, "propertyId"> & { diffusion?: boolean },
  actor: Actor,
  origin: Origin,
  now = new Date(),
): Promise<Once<RequestedSignature>> =>
  requestSignature(
    async (tx) => {
      const portals = diffusion ? await portalsFor(tx, propertyId, actor.userId) : [];
      const { document } = await mandateToSign(tx, { propertyId, portals }, actor.userId, now);
      return openEnded(document);
    },
    propertyId,
    actor,
    origin,
    now,
  );

/**
 * Shows a seller the amendment of their mandate to another price, frozen, and has it signed.
 * @throws {DomainError} as `requestSignature` and `amendmentToSign`
 */
export const requestAmendment = (
  { propertyId, priceCents }: AmendmentRequest,
  actor: Actor,
  origin: Origin,
  now = new Date(),
): Promise<Once<RequestedSignature>> =>
  requestSignature(
    async (tx) =>
      openEnded(await amendmentToSign(tx, { propertyId, priceCents }, actor.userId, now)),
    propertyId,
    actor,
    origin,
    now,
  );
