import { DomainError } from "../../kernel/errors.ts";
import { writer } from "../../platform/db/clients.ts";
import { isSameSecret } from "../../platform/keys.ts";
import type { Actor } from "../../policy/actor.ts";
import { SIGNING_FIELDS } from "../copy.ts";
import { readDocument, type SignedDocument } from "../document.ts";
import {
  attemptsLeft,
  codeRefusal,
  isSameName,
  MAX_ATTEMPTS,
  type SignatureKind,
} from "../rules.ts";
import type { AmendmentSigning } from "../schemas.ts";
import { codeHashOf } from "./signature-code.ts";

/** A signature whose code was just proven. */
export interface ProvenSignature {
  id: string;
  propertyId: string;
  document: SignedDocument;
  termsSha256: string;
  createdAt: Date;
  /** Codes typed for it, the right one included. */
  attempts: number;
}

/**
 * Counts a code and compares it: a signer who types it wrong has a limited number of further
 * attempts. It is counted before it is compared, so that many at once are no more than one after
 * another.
 * @throws {DomainError} signature.not-found, signature.signed, signature.expired, signature.locked,
 * signature.code-wrong
 */
export async function proveCode(
  { signatureId: id, code }: Pick<AmendmentSigning, "signatureId" | "code">,
  kind: SignatureKind,
  actor: Actor,
  now: Date,
): Promise<ProvenSignature> {
  const row = await writer().$transaction(async (tx) => {
    const { count } = await tx.signature.updateMany({
      where: {
        ...{ id, kind, signerId: actor.userId, signedAt: null },
        attempts: { lt: MAX_ATTEMPTS },
        expiresAt: { gt: now },
      },
      data: { attempts: { increment: 1 } },
    });
    const found = await tx.signature.findFirst({
      where: { id, kind, signerId: actor.userId },
      omit: { pdf: true, evidence: true },
    });
    if (found === null) throw new DomainError("signature.not-found");
    if (count === 0) throw new DomainError(codeRefusal(found, now) ?? "signature.expired");
    return found;
  });
  const { propertyId, termsSha256, createdAt, attempts } = row;
  if (!isSameSecret(row.codeHash, codeHashOf(id, code))) {
    const text = SIGNING_FIELDS.codeWrong(attemptsLeft(attempts));
    throw new DomainError("signature.code-wrong", { code: text });
  }
  return { id, propertyId, termsSha256, createdAt, attempts, document: readDocument(row.terms) };
}

/** The signer's name, as it was typed. @throws {DomainError} request.invalid where it is another's */
export function provenName(typed: string, actor: Actor): string {
  if (!isSameName(typed, actor)) {
    const text = SIGNING_FIELDS.nameOther(`${actor.firstName} ${actor.lastName}`);
    throw new DomainError("request.invalid", { name: text });
  }
  return typed;
}
