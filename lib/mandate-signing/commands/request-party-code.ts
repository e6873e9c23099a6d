import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { signerNameOf } from "../../mandates/parties.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Origin } from "../../platform/request.ts";
import { partiesOfDocument, readDocument } from "../document.ts";
import { readSignatureToken } from "../link.ts";
import type { PartyLink } from "../schemas.ts";
import { checkMails } from "./check-mails.ts";
import { checkStillTrue } from "./check-still-true.ts";
import { pendingSignature } from "./prove-signer.ts";
import { partyLink } from "./send-links.ts";
import { type SignerKey, sendCode } from "./signature-code.ts";

/** The party of a link. @throws {DomainError} signature.not-found */
export function partyOfLink({ jeton }: PartyLink): SignerKey {
  const key = readSignatureToken(jeton);
  // The person with the account signs in their space.
  if (key === null || key.position === 1) throw new DomainError("signature.not-found");
  return key;
}

/** What a party is to sign, with their names. */
async function toSign(tx: Transaction, key: SignerKey, now: Date) {
  const found = await pendingSignature(tx, key, {});
  const { signedAt, expiresAt, signer, propertyId, signerId: sellerId } = found;
  if (signedAt !== null || signer.signedAt !== null) throw new DomainError("signature.signed");
  if (expiresAt <= now) throw new DomainError("signature.expired");
  const document = readDocument(found.terms);
  await checkStillTrue(tx, document, { propertyId, sellerId }, now);
  const party = partiesOfDocument(document)[key.position - 1];
  if (!party) throw new DomainError("signature.not-found");
  return { document, party, propertyId, sellerId };
}

/**
 * Sends a party without account the code that signs what their link leads to.
 * @throws {DomainError} request.too-many, signature.not-found, signature.signed, signature.expired,
 * signature.terms-changed
 */
export async function requestPartyCode(
  input: PartyLink,
  origin: Origin,
  now = new Date(),
): Promise<void> {
  const key = partyOfLink(input);
  const { document: first, party } = await writer().$transaction((tx) => toSign(tx, key, now));
  await checkMails(first, [key.position], origin);
  await writer().$transaction(async (tx) => {
    const { document, propertyId, sellerId } = await toSign(tx, key, now);
    const { signatureId, position } = key;
    const link = partyLink(signatureId, position);
    const addressee = { name: signerNameOf(party), email: party.email, userId: null, link };
    await sendCode(tx, key, { document, ...addressee }, now);
    await recordAudit(
      tx,
      {
        action: "signature.requested",
        subject: { type: "signature", id: signatureId },
        actor: null,
        concernsId: sellerId,
        detail: { kind: document.kind, propertyId, position },
      },
      now,
    );
  });
}
