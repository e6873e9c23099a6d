import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { newMail } from "../../mail/kinds.ts";
import { signerNameOf } from "../../mandates/parties.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import { absoluteUrl } from "../../platform/links.ts";
import type { Origin } from "../../platform/request.ts";
import { codeEvidenceOf } from "../../signatures/commands/code-evidence.ts";
import { provenName } from "../../signatures/proven-name.ts";
import { partiesOfDocument, readDocument } from "../document.ts";
import { type PartyEvidence, partyEvidenceSchema } from "../evidence-document.ts";
import { signingPage } from "../paper-pages.ts";
import type { PartySigning } from "../schemas.ts";
import { checkStillTrue } from "./check-still-true.ts";
import { type ProvenSignature, pendingSignature, proveCode, waitingFor } from "./prove-signer.ts";
import { partyOfLink } from "./request-party-code.ts";

/** Writes to the person with the account that all the others have signed: it is for them to sign now. */
async function tellSeller(tx: Transaction, proven: ProvenSignature, now: Date): Promise<void> {
  const { document, propertyId, sellerId } = proven;
  const seller = await tx.user.findUniqueOrThrow({
    where: { id: sellerId },
    select: { firstName: true, email: true },
  });
  const mail = newMail("signature-ready", {
    firstName: seller.firstName,
    what: document.kind,
    title: document.home.title,
    link: absoluteUrl(signingPage(document.kind, propertyId)),
  });
  await queueMail(tx, { mail, to: seller.email, userId: sellerId }, now);
}

/**
 * Signs a document as one of its parties without account, by the code that was sent to their address.
 * @throws {DomainError} request.invalid, signature.not-found, signature.signed, signature.expired, signature.locked,
 * signature.code-wrong, signature.terms-changed
 */
export async function signAsParty(
  input: PartySigning,
  { network, userAgent }: Origin,
  now = new Date(),
): Promise<Once<{ signatureId: string }>> {
  const key = partyOfLink(input);
  const { signatureId, position } = key;
  const found = await writer().$transaction((tx) => pendingSignature(tx, key, {}));
  const party = partiesOfDocument(readDocument(found.terms))[position - 1];
  if (!party) throw new DomainError("signature.not-found");
  const typedName = provenName(input.name, signerNameOf(party));
  const proven = await proveCode(key, input.code, {}, now);
  return onceTransaction(async (tx) => {
    const { document, propertyId, sellerId, termsSha256 } = proven;
    await checkStillTrue(tx, document, { propertyId, sellerId }, now);
    const evidence = partyEvidenceSchema.parse({
      version: 1,
      signer: { name: signerNameOf(party), typedName, email: party.email },
      connection: { network, userAgent },
      code: await codeEvidenceOf(tx, proven, party.email),
      signedAt: now.toISOString(),
      termsSha256,
    } satisfies PartyEvidence);
    const { count } = await tx.signer.updateMany({
      where: { ...key, signedAt: null, signature: { signedAt: null } },
      data: { signedAt: now, evidence },
    });
    if (count === 0) throw new DomainError("signature.signed");
    const { signers } = await pendingSignature(tx, key, {});
    if (waitingFor(signers).length === 0) await tellSeller(tx, proven, now);
    await recordAudit(
      tx,
      {
        action: "signature.given",
        subject: { type: "signature", id: signatureId },
        actor: null,
        concernsId: sellerId,
        detail: { kind: document.kind, propertyId, position },
      },
      now,
    );
    return { signatureId };
  });
}
