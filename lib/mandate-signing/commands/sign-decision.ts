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
import { proveLast, provenOwnName } from "./prove-signer.ts";
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
  const name = provenOwnName(input.name, actor);
  const { proven, signature } = await proveLast({ ...input, name }, kind, actor, now);
  const { propertyId } = proven;
  if (proven.document.kind !== kind) throw new DomainError("signature.not-found");
  const document = proven.document as Extract<DecisionDocument, { kind: Kind }>;
  const block: SignatureBlock = {
    ...signature,
    number: document.mandateNumber,
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
