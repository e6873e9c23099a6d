import { randomInt } from "node:crypto";
import { recordAudit } from "../../audit/commands/record-audit.ts";
import { normalizeEmail } from "../../kernel/email.ts";
import { DomainError, type ErrorCode } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { MINUTE_MS } from "../../kernel/time.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { newMail } from "../../mail/kinds.ts";
import type { MandateInForce } from "../../mandates/commands/mandate-in-force.ts";
import { mandateGap } from "../../mandates/coverage.ts";
import type { MandateNames } from "../../mandates/names.ts";
import { mandateTerms } from "../../mandates/rules.ts";
import { mayMail } from "../../platform/attempts.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import { keyedHash } from "../../platform/keyed-hash.ts";
import { absoluteUrl } from "../../platform/links.ts";
import type { Origin } from "../../platform/request.ts";
import { sha256 } from "../../platform/sha256.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { editableRevision } from "../../revisions/price/commands.ts";
import { spaceRoutes } from "../../routes/space.ts";
import {
  amendmentDocument,
  documentJson,
  mandateDocument,
  readDocument,
  type SignedDocument,
  undrawnTexts,
} from "../document.ts";
import { CODE_LENGTH, CODE_MINUTES, isSignedStatus } from "../rules.ts";
import type { AmendmentRequest, MandateRequest } from "../schemas.ts";
import { subjectToSign } from "../subjects/commands.ts";
import { canTakeMandates, documentPublisher } from "../subjects/queries.ts";

/** What is stored of a code: it is good for one signature only. */
export const codeHashOf = (signatureId: string, code: string) =>
  keyedHash("signature-code", `${signatureId}:${code}`);

const newCode = () => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");

/** Why a mandate in force is not to be amended but signed anew. */
const NAMES_GAPS = {
  home: "revision.home-not-signed",
  seller: "revision.seller-not-signed",
} as const;

/** What a mandate in force does not name of what is to be signed; null where it names it all. */
function namesGap(mandate: MandateInForce, names: MandateNames): ErrorCode | null {
  const gap = mandateGap(mandate, names, {});
  return gap === "home" || gap === "seller" ? NAMES_GAPS[gap] : null;
}

/** A mandate that could be signed, and the number of the one that it replaces; null where none is in force. */
export interface SignableMandate {
  document: SignedDocument;
  replaces: number | null;
}

/**
 * The mandate that a seller could sign now: the first one of the home, or one that replaces what is in force, because
 * that names another home or another seller.
 * @throws {DomainError} listing.not-found, mandate.listing-closed, mandate.in-force, mandate.publisher-unknown
 */
export async function mandateToSign(
  tx: Transaction,
  { propertyId }: Pick<MandateRequest, "propertyId">,
  sellerId: string,
  now: Date,
): Promise<SignableMandate> {
  const subject = await subjectToSign(tx, propertyId, sellerId, now);
  const { property, status, priceCents, names, mandate } = subject;
  if (mandate !== null && namesGap(mandate, names) === null) {
    throw new DomainError("mandate.in-force");
  }
  if (!isSignedStatus(status)) throw new DomainError("mandate.listing-closed");
  if (!canTakeMandates(property)) throw new DomainError("mandate.publisher-unknown");
  return {
    document: mandateDocument(property, documentPublisher(), mandateTerms(priceCents)),
    replaces: mandate?.number ?? null,
  };
}

/**
 * The amendment to a price that a seller could sign now. It changes the price alone: where the home or the seller is not
 * what the mandate names, another mandate is signed.
 * @throws {DomainError} listing.not-found, mandate.listing-closed, mandate.not-in-force, mandate.same-price,
 * mandate.publisher-unknown, revision.home-not-signed, revision.seller-not-signed, revision.closed while the team looks
 * at a change of the listing
 */
export async function amendmentToSign(
  tx: Transaction,
  { propertyId, priceCents }: AmendmentRequest,
  sellerId: string,
  now: Date,
): Promise<SignedDocument> {
  const { property, status, names, mandate } = await subjectToSign(tx, propertyId, sellerId, now);
  if (mandate === null) throw new DomainError("mandate.not-in-force");
  if (!isSignedStatus(status)) throw new DomainError("mandate.listing-closed");
  const gap = namesGap(mandate, names);
  if (gap !== null) throw new DomainError(gap);
  if (mandate.priceCents === priceCents) throw new DomainError("mandate.same-price");
  if (!canTakeMandates(property)) throw new DomainError("mandate.publisher-unknown");
  await editableRevision(tx, propertyId);
  const { number, amendments, signedAt } = mandate;
  return amendmentDocument(property, documentPublisher(), mandateTerms(priceCents), {
    number,
    position: amendments + 1,
    signedAt,
    former: mandate,
  });
}

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
  const code = newCode();
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
        expiresAt: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS),
      },
    });
    const mail = newMail("signature-code", {
      firstName: actor.firstName,
      what: kind,
      title: home.title,
      code,
      validMinutes: CODE_MINUTES,
      link: absoluteUrl(spaceRoutes.mandate(propertyId)),
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

/** Deletes what nobody signed in time. @returns how many */
export async function purgeSignatures(now = new Date()): Promise<number> {
  const { count } = await writer().$transaction((tx) =>
    tx.signature.deleteMany({ where: { signedAt: null, expiresAt: { lte: now } } }),
  );
  return count;
}
