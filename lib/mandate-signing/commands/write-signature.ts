import type { AuditAction } from "../../audit/actions.ts";
import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { newMail } from "../../mail/kinds.ts";
import { signerNameOf } from "../../mandates/parties.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { absoluteUrl } from "../../platform/links.ts";
import type { Origin } from "../../platform/request.ts";
import { sha256 } from "../../platform/sha256.ts";
import type { Actor } from "../../policy/actor.ts";
import { spaceRoutes } from "../../routes/space.ts";
import { codeEvidenceOf } from "../../signatures/commands/code-evidence.ts";
import {
  documentJson,
  partiesOfDocument,
  type SignatureBlock,
  type SignedDocument,
  signingPositions,
} from "../document.ts";
import { type Evidence, evidenceSchema } from "../evidence-document.ts";
import type { ProvenSignature } from "./prove-signer.ts";
import { partyLink } from "./send-links.ts";

/** What proves who signed last, when and how. */
async function evidenceOf(
  tx: Transaction,
  proven: ProvenSignature,
  block: SignatureBlock,
  pdfSha256: string,
  actor: Actor,
  { network, userAgent }: Origin,
) {
  return evidenceSchema.parse({
    version: 1,
    signer: {
      userId: actor.userId,
      accountName: `${actor.firstName} ${actor.lastName}`,
      typedName: block.name,
      email: actor.email,
    },
    session: { id: actor.sessionId, network, userAgent },
    code: await codeEvidenceOf(tx, proven, proven.document.seller.email),
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
  /** Does what was signed: writes the mandate or its amendment, or takes the decision. */
  write: (tx: Transaction) => Promise<void>;
  action: AuditAction & `mandate.${string}`;
  /** What else the audit says of it: `replaces`, the mandate that ends for it. */
  detail?: Record<string, number>;
}

/**
 * Writes the last signature of a document in the transaction of what it signs, and sends each party their copy.
 * @throws {DomainError} signature.terms-changed, signature.signed
 */
export async function writeSignature(
  tx: Transaction,
  { proven, block, pdf, document: current, write, action, detail = {} }: Writing,
  actor: Actor,
  origin: Origin,
): Promise<void> {
  const { signatureId: id, position, propertyId, document } = proven;
  const { signedAt, number } = block;
  const stored = await tx.signature.findUnique({ where: { id }, select: { signedAt: true } });
  if (stored === null) throw new DomainError("signature.not-found");
  if (stored.signedAt) throw new DomainError("signature.signed");
  if (documentJson(current) !== documentJson(document)) {
    throw new DomainError("signature.terms-changed");
  }
  const pdfSha256 = sha256(pdf);
  const evidence = await evidenceOf(tx, proven, block, pdfSha256, actor, origin);
  await write(tx);
  const key = { signatureId: id, position };
  await tx.signer.update({ where: { signatureId_position: key }, data: { signedAt } });
  const { count } = await tx.signature.updateMany({
    where: { id, signedAt: null },
    data: { signedAt, mandateNumber: number, pdf: new Uint8Array(pdf), pdfSha256, evidence },
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
  await sendCopies(tx, { signatureId: id, propertyId, document, block, detail }, actor);
}

/** Sends each party the way to their copy: the person with the account in their space, the others by their link. */
async function sendCopies(
  tx: Transaction,
  signed: Pick<Writing, "document" | "block" | "detail"> & {
    signatureId: string;
    propertyId: string;
  },
  actor: Actor,
): Promise<void> {
  const { signatureId, propertyId, document, block, detail = {} } = signed;
  const common = {
    what: document.kind,
    number: block.number,
    title: document.home.title,
    withdrawalEndsOn: block.withdrawalEndsOn,
    replaces: detail.replaces ?? null,
  };
  const own = newMail("mandate-signed", {
    ...common,
    firstName: actor.firstName,
    link: absoluteUrl(
      document.kind === "mandate"
        ? spaceRoutes.mandateDocument(block.number)
        : document.kind === "amendment"
          ? spaceRoutes.mandateDocument(block.number, document.position)
          : spaceRoutes.signedDocument(signatureId),
    ),
    mandateLink: absoluteUrl(spaceRoutes.mandate(propertyId)),
  });
  const to = document.seller.email;
  await queueMail(tx, { mail: own, to, userId: actor.userId }, block.signedAt);
  const parties = partiesOfDocument(document);
  for (const position of signingPositions(document).slice(1)) {
    const party = parties[position - 1];
    if (!party) continue;
    const link = partyLink(signatureId, position);
    const firstName = signerNameOf(party);
    const mail = newMail("mandate-signed", { ...common, firstName, link, mandateLink: link });
    await queueMail(tx, { mail, to: party.email }, block.signedAt);
  }
}
