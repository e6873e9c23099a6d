import { DomainError, type ErrorCode } from "../../kernel/errors.ts";
import type { MandateInForce } from "../../mandates/commands/mandate-in-force.ts";
import { mandateGap } from "../../mandates/coverage.ts";
import type { MandateNames } from "../../mandates/names.ts";
import { mandateTerms } from "../../mandates/rules.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { editableRevision } from "../../revisions/commands/editable-revision.ts";
import { amendmentDocument, mandateDocument, type SignedDocument } from "../document.ts";
import { canTakeMandates, documentPublisher } from "../queries/document-publisher.ts";
import { isSignedStatus } from "../rules.ts";
import type { AmendmentRequest, MandateRequest } from "../schemas.ts";
import { subjectToSign } from "./subject-to-sign.ts";

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
 * @param portals to which its listing may go
 * @throws {DomainError} listing.not-found, mandate.listing-closed, mandate.in-force, mandate.publisher-unknown
 */
export async function mandateToSign(
  tx: Transaction,
  { propertyId, portals }: Pick<MandateRequest, "propertyId"> & { portals: readonly string[] },
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
    document: mandateDocument(property, documentPublisher(), mandateTerms(priceCents), portals),
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
