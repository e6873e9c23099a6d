import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { undrawnCharacters } from "../../../kernel/drawn-characters.ts";
import { normalizeEmail } from "../../../kernel/email.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import { mayMail } from "../../../platform/attempts.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import type { Origin } from "../../../platform/request.ts";
import { sha256 } from "../../../platform/sha256.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { spaceRoutes } from "../../../routes/space.ts";
import { newSigningCode } from "../../../signatures/commands/signing-code.ts";
import { SIGNATURE_CODE_MINUTES } from "../../../signatures/rules.ts";
import type { ContractRequest } from "../schemas.ts";
import { readTerms, termsJson } from "../terms.ts";
import { contractToSign } from "./contract-to-sign.ts";

/** What a code is good for: one contract. */
export const contractPurpose = (contractId: string) => `contract:${contractId}`;

/** The same, where all that the person wrote can be drawn. @throws {DomainError} signature.undrawn, and as `contractToSign` */
async function drawnContract(tx: Transaction, looperId: string, now: Date) {
  const contract = await contractToSign(tx, looperId, now);
  const { name, address } = contract.terms.agent;
  if (undrawnCharacters(`${name} ${address}`).length > 0) {
    throw new DomainError("signature.undrawn");
  }
  return contract;
}

/**
 * Freezes a looper's contract, and sends them the code that signs it. What waited for a code before signs nothing any more.
 * @throws {DomainError} request.forbidden, request.too-many, signature.undrawn, signature.signed, contract.not-ready
 */
export async function requestContract(
  _input: ContractRequest,
  actor: Actor,
  origin: Origin,
  now = new Date(),
): Promise<Once<{ contractId: string }>> {
  authorize(actor, "looping.file");
  const { userId: looperId } = actor;
  // What can't be signed sends no mail, and counts for none.
  const { terms: first } = await writer().$transaction((tx) => drawnContract(tx, looperId, now));
  if (!(await mayMail("signature-mail", normalizeEmail(first.agent.email), origin))) {
    throw new DomainError("request.too-many");
  }
  const contractId = newId();
  return onceTransaction(async (tx) => {
    const { terms, grantId, firstName } = await drawnContract(tx, looperId, now);
    const json = termsJson(terms);
    const { code, ...stored } = newSigningCode(contractPurpose(contractId), now);
    const mail = newMail("contract-code", {
      ...{ firstName, code, validMinutes: SIGNATURE_CODE_MINUTES },
      link: absoluteUrl(spaceRoutes.ambassador.contractStep),
    });
    const codeMailId = await queueMail(tx, { mail, to: terms.agent.email, userId: looperId }, now);
    await tx.agencyContract.deleteMany({ where: { looperId, signedAt: null } });
    await tx.agencyContract.create({
      data: {
        ...{ id: contractId, looperId, version: terms.version, codeMailId, ...stored },
        terms: readTerms(json),
        termsSha256: sha256(json),
        createdAt: now,
        expiresAt: stored.codeExpiresAt,
      },
    });
    await recordAudit(
      tx,
      {
        action: "looper.contract-requested",
        subject: { type: "role-grant", id: grantId },
        actor,
        concernsId: looperId,
      },
      now,
    );
    return { contractId };
  });
}
