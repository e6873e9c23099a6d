import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { newMail } from "../../mail/kinds.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { absoluteUrl } from "../../platform/links.ts";
import type { Origin } from "../../platform/request.ts";
import { sha256 } from "../../platform/sha256.ts";
import type { Actor } from "../../policy/actor.ts";
import { spaceRoutes } from "../../routes/space.ts";
import { documentJson, type SignatureBlock, type SignedDocument } from "../document.ts";
import { type Evidence, evidenceSchema } from "../evidence-document.ts";
import type { ProvenSignature } from "./prove-signer.ts";

/** The mail that carried a signature's code. */
async function codeMailOf(tx: Transaction, signatureId: string) {
  const request = await tx.auditEvent.findFirst({
    where: { action: "signature.requested", subjectType: "signature", subjectId: signatureId },
    select: { detail: true },
  });
  const { mailId } = (request?.detail ?? {}) as { mailId?: unknown };
  if (typeof mailId !== "string") return null;
  return tx.outboxMail.findUnique({
    where: { id: mailId },
    select: { messageId: true, toAddress: true, sentAt: true },
  });
}

/** What proves who signed what, when and how. */
async function evidenceOf(
  tx: Transaction,
  { id, attempts, createdAt, document }: ProvenSignature,
  block: SignatureBlock,
  pdfSha256: string,
  actor: Actor,
  { network, userAgent }: Origin,
) {
  const mail = await codeMailOf(tx, id);
  return evidenceSchema.parse({
    version: 1,
    signer: {
      userId: actor.userId,
      accountName: `${actor.firstName} ${actor.lastName}`,
      typedName: block.name,
      email: actor.email,
    },
    session: { id: actor.sessionId, network, userAgent },
    code: {
      frozenAt: createdAt.toISOString(),
      messageId: mail?.messageId ?? null,
      sentTo: mail?.toAddress ?? document.seller.email,
      sentAt: mail?.sentAt?.toISOString() ?? null,
      attempts,
    },
    signedAt: block.signedAt.toISOString(),
    expressRequest: block.expressRequest,
    termsSha256: block.termsSha256,
    pdfSha256,
  } satisfies Evidence);
}

/** What a signature writes besides itself. */
interface Writing {
  proven: ProvenSignature;
  block: SignatureBlock;
  pdf: Buffer;
  /** The document that could be signed at this moment. */
  document: SignedDocument;
  /** Writes the mandate or its amendment. */
  write: (tx: Transaction) => Promise<void>;
  action: "mandate.signed" | "mandate.amended";
  /** What else the audit says of it: `replaces`, the mandate that ends for it. */
  detail?: Record<string, number>;
}

/** Writes a signature in the transaction of what it signs. @throws {DomainError} signature.terms-changed, signature.signed */
export async function writeSignature(
  tx: Transaction,
  { proven, block, pdf, document: current, write, action, detail = {} }: Writing,
  actor: Actor,
  origin: Origin,
): Promise<void> {
  const { id, propertyId, document } = proven;
  const { signedAt, number } = block;
  const stored = await tx.signature.findUnique({ where: { id }, select: { signedAt: true } });
  if (stored?.signedAt) throw new DomainError("signature.signed");
  if (documentJson(current) !== documentJson(document)) {
    throw new DomainError("signature.terms-changed");
  }
  await write(tx);
  const pdfSha256 = sha256(pdf);
  const { count } = await tx.signature.updateMany({
    where: { id, signedAt: null },
    data: {
      signedAt,
      mandateNumber: number,
      pdf: new Uint8Array(pdf),
      pdfSha256,
      evidence: await evidenceOf(tx, proven, block, pdfSha256, actor, origin),
    },
  });
  if (count === 0) throw new DomainError("signature.signed");
  await recordAudit(
    tx,
    {
      action,
      subject: { type: "mandate", id: String(number) },
      actor,
      concernsId: actor.userId,
      detail: { propertyId, priceCents: document.price.priceCents, pdfSha256, ...detail },
    },
    signedAt,
  );
  const mail = newMail("mandate-signed", {
    firstName: actor.firstName,
    what: document.kind,
    number,
    title: document.home.title,
    withdrawalEndsOn: block.withdrawalEndsOn,
    replaces: detail.replaces ?? null,
    link: absoluteUrl(
      document.kind === "mandate"
        ? spaceRoutes.mandateDocument(number)
        : spaceRoutes.mandateDocument(number, document.position),
    ),
    mandateLink: absoluteUrl(spaceRoutes.mandate(propertyId)),
  });
  await queueMail(tx, { mail, to: document.seller.email, userId: actor.userId }, signedAt);
}
