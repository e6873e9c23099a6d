import type { AuditAction } from "../../audit/actions.ts";
import { DomainError, type ErrorCode } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { unlessTaken } from "../../platform/db/conflicts.ts";
import type { Once } from "../../platform/idempotency.ts";
import type { Origin } from "../../platform/request.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { SignatureBlock, SignedDocument } from "../document.ts";
import { drawSigned } from "../draw-papers.ts";
import type { AmendmentSigning } from "../schemas.ts";
import { givenSignatures } from "./given-signatures.ts";
import { proveCode, provenName } from "./prove-signer.ts";
import { writeSignature } from "./write-signature.ts";

/** What a decision of all who sell is about: as its document has it. */
export type DecisionDocument = Extract<SignedDocument, { mandateNumber: number }>;

/** How a decision that is signed is taken. */
export interface Decision<Kind extends DecisionDocument["kind"]> {
  kind: Kind;
  action: AuditAction & `mandate.${string}`;
  /** Why it can't be taken where somebody else's write came first. */
  taken: ErrorCode;
  /** What could be signed at this moment. */
  documentOf: (
    tx: Transaction,
    signed: Extract<DecisionDocument, { kind: Kind }>,
    propertyId: string,
  ) => Promise<SignedDocument>;
  /** Takes it, in the transaction that writes the signature. @returns the id of what it opened, if anything */
  take: (
    tx: Transaction,
    signed: Extract<DecisionDocument, { kind: Kind }>,
    propertyId: string,
  ) => Promise<string | null>;
}

/**
 * The last signature of a decision: takes it, or nothing is signed.
 * @throws {DomainError} request.forbidden, request.invalid, signature.not-found, signature.signed, signature.expired,
 * signature.locked, signature.others-first, signature.code-wrong, signature.terms-changed, service.unavailable, and as
 * what it takes
 */
export async function signDecision<Kind extends DecisionDocument["kind"]>(
  input: AmendmentSigning,
  { kind, action, taken, documentOf, take }: Decision<Kind>,
  { actor, origin, now }: { actor: Actor; origin: Origin; now: Date },
): Promise<Once<{ propertyId: string; opened: string | null }>> {
  authorize(actor, "mandates.sign");
  const name = provenName(input.name, `${actor.firstName} ${actor.lastName}`);
  const { signatureId, code } = input;
  const by = { kind, signerId: actor.userId } as const;
  const proven = await proveCode({ signatureId, position: 1 }, code, by, now);
  const { propertyId, termsSha256 } = proven;
  if (proven.document.kind !== kind) throw new DomainError("signature.not-found");
  const document = proven.document as Extract<DecisionDocument, { kind: Kind }>;
  const block: SignatureBlock = {
    ...{ number: document.mandateNumber, name, termsSha256, signatureId },
    others: await givenSignatures(signatureId),
    signedAt: now,
    email: document.seller.email,
    expressRequest: false,
    withdrawalEndsOn: null,
  };
  const pdf = await drawSigned(document, block, now);
  return unlessTaken(taken, async (tx) => {
    const current = await documentOf(tx, document, propertyId);
    let opened: string | null = null;
    const write = async () => {
      opened = await take(tx, document, propertyId);
    };
    const writing = { proven, block, pdf, document: current, write, action };
    await writeSignature(tx, writing, actor, origin);
    return { propertyId, opened };
  });
}
