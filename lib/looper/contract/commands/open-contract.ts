import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import type { DocumentFile } from "../../../mandate-signing/document-file.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { drawContract } from "../draw-contract.ts";
import { readTerms } from "../terms.ts";
import { contractToSign } from "./contract-to-sign.ts";

const SIGNED_NAME = "contrat-agent-commercial.pdf";

const signedOf = (tx: Transaction, looperId: string) =>
  tx.agencyContract.findFirst({
    where: { looperId, signedAt: { not: null } },
    // The one in force, else the last one.
    orderBy: { signedAt: "desc" },
    select: { pdf: true, endedAt: true },
  });

/** What would be signed; null where nothing can be. */
async function termsToSign(tx: Transaction, looperId: string, now: Date) {
  try {
    return (await contractToSign(tx, looperId, now)).terms;
  } catch (error) {
    if (DomainError.is(error)) return null;
    throw error;
  }
}

/**
 * A looper's own contract as a file: the one in force, else what waits for its code, else what would be signed. One that
 * ended by leaving is read again where there is nothing to sign.
 * @throws {DomainError} request.forbidden; contract.not-ready; service.unavailable
 */
export async function openOwnContract(actor: Actor, now = new Date()): Promise<DocumentFile> {
  authorize(actor, "looping.file");
  const { userId: looperId } = actor;
  const found = await writer().$transaction(async (tx) => {
    const signed = await signedOf(tx, looperId);
    const isInForce = signed?.endedAt === null;
    if (signed?.pdf && isInForce) return { pdf: signed.pdf };
    const pending = await tx.agencyContract.findFirst({
      where: { looperId, signedAt: null, expiresAt: { gt: now } },
      select: { terms: true, createdAt: true },
    });
    if (pending) return { terms: readTerms(pending.terms), at: pending.createdAt };
    const ended = signed?.pdf;
    if (!ended) return { terms: (await contractToSign(tx, looperId, now)).terms, at: now };
    const terms = await termsToSign(tx, looperId, now);
    return terms === null ? { pdf: ended } : { terms, at: now };
  });
  if (found.pdf) return { body: found.pdf, fileName: SIGNED_NAME };
  const body = await drawContract(found.terms, null, found.at);
  return { body, fileName: `projet-${SIGNED_NAME}` };
}

/**
 * The signed contract of a looper, by the grant, for those who check people; the opening is written down.
 * @throws {DomainError} request.forbidden; contract.not-found
 */
export async function openLooperContract(
  grantId: string,
  actor: Actor,
  now = new Date(),
): Promise<DocumentFile> {
  authorize(actor, "people.check");
  return writer().$transaction(async (tx) => {
    const grant = isId(grantId)
      ? await tx.roleGrant.findFirst({
          where: { id: grantId, role: "ambassador" },
          select: { userId: true },
        })
      : null;
    const signed = grant && (await signedOf(tx, grant.userId));
    if (!grant || !signed?.pdf) throw new DomainError("contract.not-found");
    await recordAudit(
      tx,
      {
        action: "looper.contract-read",
        subject: { type: "role-grant", id: grantId },
        actor,
        concernsId: grant.userId,
      },
      now,
    );
    return { body: signed.pdf, fileName: SIGNED_NAME };
  });
}
