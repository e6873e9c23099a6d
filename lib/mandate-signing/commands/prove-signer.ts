import { DomainError } from "../../kernel/errors.ts";
import type { PaperKind } from "../../mandates/parties.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { isSigningCode } from "../../signatures/commands/signing-code.ts";
import { CODE_FIELDS } from "../../signatures/copy.ts";
import { provenName } from "../../signatures/proven-name.ts";
import { attemptsLeft, codeRefusal, MAX_ATTEMPTS } from "../../signatures/rules.ts";
import {
  type GivenSignature,
  readDocument,
  type SignatureBlock,
  type SignedDocument,
} from "../document.ts";
import { readPartyEvidence } from "../evidence-document.ts";
import type { AmendmentSigning } from "../schemas.ts";
import { codePurpose, type SignerKey } from "./signature-code.ts";

/** A signature of one of those who sign a document, whose code was just proven. */
export interface ProvenSignature extends SignerKey {
  propertyId: string;
  /** The person with the account. */
  sellerId: string;
  document: SignedDocument;
  termsSha256: string;
  createdAt: Date;
  /** Codes typed for it, the right one included. */
  attempts: number;
  codeMailId: string | null;
  /** Those who signed before. */
  others: GivenSignature[];
}

/** Which documents somebody may sign. */
interface SignableBy {
  kind?: PaperKind;
  /** Of this person's homes alone. */
  signerId?: string;
}

/** A document that is not signed yet, and one of those who sign it. @throws {DomainError} signature.not-found */
export async function pendingSignature(
  tx: Transaction,
  { signatureId, position }: SignerKey,
  by: SignableBy,
) {
  const found = await tx.signature.findFirst({
    where: { id: signatureId, ...by },
    omit: { pdf: true, evidence: true },
    include: { signers: { orderBy: { position: "asc" } } },
  });
  const signer = found?.signers.find((each) => each.position === position);
  if (!found || !signer) throw new DomainError("signature.not-found");
  return { ...found, signer };
}

/** The positions of those who sign before the person with the account, and have not yet. */
export const waitingFor = (
  signers: readonly { position: number; signedAt: Date | null }[],
): number[] =>
  signers.flatMap(({ position, signedAt }) =>
    position > 1 && signedAt === null ? [position] : [],
  );

/** How those who signed before did, in the order of the document. */
const givenBy = (
  signers: readonly { position: number; signedAt: Date | null; evidence: unknown }[],
): GivenSignature[] =>
  signers.flatMap(({ position, signedAt, evidence }) => {
    if (position === 1 || signedAt === null) return [];
    const { signer } = readPartyEvidence(evidence);
    return [{ signedAt, name: signer.typedName, email: signer.email }];
  });

/**
 * Counts a code and compares it: who types it wrong has a limited number of further attempts. It is counted before it is
 * compared, so that many at once are no more than one after another. The person with the account signs last.
 * @throws {DomainError} signature.not-found, signature.signed, signature.expired, signature.locked,
 * signature.others-first, signature.code-wrong
 */
export async function proveCode(
  key: SignerKey,
  code: AmendmentSigning["code"],
  by: SignableBy,
  now: Date,
): Promise<ProvenSignature> {
  const { found, signer } = await writer().$transaction(async (tx) => {
    const { count } = await tx.signer.updateMany({
      where: {
        ...{ ...key, signedAt: null },
        attempts: { lt: MAX_ATTEMPTS },
        codeExpiresAt: { gt: now },
        signature: { ...by, signedAt: null, expiresAt: { gt: now } },
      },
      data: { attempts: { increment: 1 } },
    });
    const { signer: typed, ...document } = await pendingSignature(tx, key, by);
    // They have no code until then, which is no code that expired.
    if (key.position === 1 && document.expiresAt > now && waitingFor(document.signers).length > 0) {
      throw new DomainError("signature.others-first");
    }
    if (count === 0) throw new DomainError(codeRefusal(typed, now) ?? "signature.expired");
    return { found: document, signer: typed };
  });
  const { attempts, codeHash, codeMailId } = signer;
  if (!isSigningCode(codePurpose(key), code, codeHash)) {
    const text = CODE_FIELDS.codeWrong(attemptsLeft(attempts));
    throw new DomainError("signature.code-wrong", { code: text });
  }
  const { propertyId, signerId: sellerId, terms, termsSha256, createdAt } = found;
  const document = readDocument(terms);
  return {
    ...{ ...key, propertyId, sellerId, document, termsSha256, createdAt, attempts, codeMailId },
    others: givenBy(found.signers),
  };
}

/** The name of the person with the account, as they typed it. @throws {DomainError} request.invalid */
export const provenOwnName = (typed: string, { firstName, lastName }: Actor): string =>
  provenName(typed, `${firstName} ${lastName}`);

/** What the last signature adds to every document; a mandate's has more. */
type LastSignature = Omit<SignatureBlock, "number" | "expressRequest" | "withdrawalEndsOn">;

/**
 * The signature of the person with the account, who signs last, under a name that is proven.
 * @throws {DomainError} as `proveCode`
 */
export async function proveLast(
  { signatureId, code, name }: Pick<AmendmentSigning, "signatureId" | "code" | "name">,
  kind: PaperKind,
  actor: Actor,
  now: Date,
): Promise<{ proven: ProvenSignature; signature: LastSignature }> {
  const by = { kind, signerId: actor.userId };
  const proven = await proveCode({ signatureId, position: 1 }, code, by, now);
  const { document, termsSha256, others } = proven;
  const { email } = document.seller;
  return { proven, signature: { signatureId, termsSha256, others, name, email, signedAt: now } };
}
