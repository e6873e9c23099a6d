import { DomainError } from "../../kernel/errors.ts";
import { mandateInForce } from "../../mandates/commands/mandate-in-force.ts";
import { mayWithdrawAt } from "../../mandates/rules.ts";
import { writer } from "../../platform/db/clients.ts";
import type { PartyLink } from "../schemas.ts";
import { endMandateIn } from "./end-mandate.ts";
import { partyOfLink } from "./request-party-code.ts";

/**
 * A party without account withdraws from a mandate within its fourteen days, by the link of their mail: it ends for all.
 * @throws {DomainError} signature.not-found, mandate.not-in-force, mandate.withdrawal-over
 */
export async function withdrawAsParty(input: PartyLink, now = new Date()): Promise<void> {
  const { signatureId, position } = partyOfLink(input);
  await writer().$transaction(async (tx) => {
    const signer = await tx.signer.findUnique({
      where: { signatureId_position: { signatureId, position } },
      select: { signature: { select: { kind: true, propertyId: true, mandateNumber: true } } },
    });
    const { kind, propertyId, mandateNumber: number } = signer?.signature ?? {};
    if (kind !== "mandate" || propertyId === undefined)
      throw new DomainError("signature.not-found");
    const mandate = await mandateInForce(tx, propertyId);
    if (mandate === null || mandate.number !== number)
      throw new DomainError("mandate.not-in-force");
    if (!mayWithdrawAt(mandate, now)) throw new DomainError("mandate.withdrawal-over");
    const end = { cause: "withdrawn", pauseReason: "seller", action: "mandate.withdrawn" } as const;
    await endMandateIn(tx, { number, propertyId, ...end, actor: null, byPosition: position }, now);
  });
}
