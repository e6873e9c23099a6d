import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import { writer } from "../../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import type { Origin } from "../../../platform/request.ts";
import { sha256 } from "../../../platform/sha256.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { spaceRoutes } from "../../../routes/space.ts";
import { codeEvidenceOf } from "../../../signatures/commands/code-evidence.ts";
import { isSigningCode } from "../../../signatures/commands/signing-code.ts";
import { CODE_FIELDS } from "../../../signatures/copy.ts";
import { type AccountEvidence, accountEvidenceSchema } from "../../../signatures/evidence.ts";
import { provenName } from "../../../signatures/proven-name.ts";
import { attemptsLeft, codeRefusal, MAX_ATTEMPTS } from "../../../signatures/rules.ts";
import { drawContract } from "../draw-contract.ts";
import type { ContractSigning } from "../schemas.ts";
import { readTerms, termsJson } from "../terms.ts";
import { contractToSign } from "./contract-to-sign.ts";
import { contractPurpose } from "./request-contract.ts";

/**
 * Counts a code before it is compared, so that many at once are no more than one after another.
 * @throws {DomainError} contract.not-found, signature.signed, signature.expired, signature.locked, signature.code-wrong
 */
async function proveCode(id: string, code: string, looperId: string, now: Date) {
  const contract = await writer().$transaction(async (tx) => {
    const { count } = await tx.agencyContract.updateMany({
      where: {
        ...{ id, looperId, signedAt: null },
        attempts: { lt: MAX_ATTEMPTS },
        codeExpiresAt: { gt: now },
      },
      data: { attempts: { increment: 1 } },
    });
    const found = await tx.agencyContract.findFirst({
      where: { id, looperId },
      omit: { pdf: true, evidence: true },
    });
    if (!found) throw new DomainError("contract.not-found");
    if (count === 0) throw new DomainError(codeRefusal(found, now) ?? "signature.expired");
    return found;
  });
  const { codeHash, attempts } = contract;
  if (!isSigningCode(contractPurpose(id), code, codeHash)) {
    const text = CODE_FIELDS.codeWrong(attemptsLeft(attempts));
    throw new DomainError("signature.code-wrong", { code: text });
  }
  return contract;
}

/**
 * Signs a looper's contract by the code of their mail, under the name of their account: from then on it is evidence, and
 * in force. The file is drawn before the transaction that writes it.
 * @throws {DomainError} request.forbidden; request.invalid with the name; contract.not-found, also for another's;
 * contract.not-ready and contract.terms-changed where the file changed meanwhile; signature.signed, signature.expired,
 * signature.locked, signature.code-wrong; service.unavailable
 */
export async function signContract(
  { contractId, code, name: typed }: ContractSigning,
  actor: Actor,
  { network, userAgent }: Origin,
  now = new Date(),
): Promise<Once<{ contractId: string }>> {
  authorize(actor, "looping.file");
  const { userId: looperId, sessionId, firstName, lastName } = actor;
  const accountName = `${firstName} ${lastName}`;
  const name = provenName(typed, accountName);
  const proven = await proveCode(contractId, code, looperId, now);
  const terms = readTerms(proven.terms);
  const { termsSha256 } = proven;
  const { email } = terms.agent;
  const signature = { contractId, name, email, signedAt: now, termsSha256 };
  const pdf = await drawContract(terms, signature, now);
  const pdfSha256 = sha256(pdf);
  return onceTransaction(async (tx) => {
    const { terms: current, grantId } = await contractToSign(tx, looperId, now);
    if (termsJson(current) !== termsJson(terms)) throw new DomainError("contract.terms-changed");
    const evidence = accountEvidenceSchema.parse({
      version: 1,
      signer: { userId: looperId, accountName, typedName: name, email },
      session: { id: sessionId, network, userAgent },
      code: await codeEvidenceOf(tx, proven, email),
      signedAt: now.toISOString(),
      termsSha256,
      pdfSha256,
    } satisfies AccountEvidence);
    const { count } = await tx.agencyContract.updateMany({
      where: { id: contractId, looperId, signedAt: null },
      data: { signedAt: now, pdf: new Uint8Array(pdf), pdfSha256, evidence },
    });
    if (count === 0) throw new DomainError("contract.not-found");
    await recordAudit(
      tx,
      {
        action: "looper.contract-signed",
        subject: { type: "role-grant", id: grantId },
        actor,
        concernsId: looperId,
        detail: { pdfSha256 },
      },
      now,
    );
    const mail = newMail("contract-signed", {
      firstName,
      link: absoluteUrl(spaceRoutes.ambassador.contractDocument),
      fileLink: absoluteUrl(spaceRoutes.ambassador.onboarding),
    });
    await queueMail(tx, { mail, to: email, userId: looperId }, now);
    return { contractId };
  });
}
