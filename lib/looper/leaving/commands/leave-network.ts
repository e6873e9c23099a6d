import { leaveLooperRole } from "../../../accounts/role-grants/commands/leave-role.ts";
import { isSingleAddress } from "../../../kernel/email.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { listCandidatesAfter } from "../../../leads/queries/find-candidates.ts";
import { endContract } from "../../../looper-charges/commands/end-contract.ts";
import { leaveEverything } from "../../../looper-charges/commands/leave-everything.ts";
import { hasSaleUnderWay } from "../../../looper-charges/commands/sale-under-way.ts";
import { LEAVING_TIMEOUT_MS } from "../../../looper-charges/rules.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { spaceRoutes } from "../../../routes/space.ts";

async function earnedBy(tx: Transaction, ambassadorId: string): Promise<number> {
  const { _sum } = await tx.commissionEntry.aggregate({
    where: { ambassadorId },
    _sum: { amountCents: true },
  });
  return _sum.amountCents ?? 0;
}

/**
 * The person leaves the network of loopers, suspended ones too, or withdraws their request, in one transaction with all
 * that ends by it; they can ask for the role again at once. What they earned stays theirs.
 * @throws {DomainError} request.forbidden, looper.demo; looper.sale-in-progress; role.decided where they are none
 */
export async function leaveNetwork(actor: Actor, now = new Date()): Promise<void> {
  authorize(actor, "looping.file");
  // Shared by all who look around: nobody would bring it back.
  if (actor.isDemo) throw new DomainError("looper.demo");
  const { userId: looperId, firstName, email } = actor;
  const candidates = await listCandidatesAfter(looperId, now);
  await writer().$transaction(
    async (tx) => {
      await leaveLooperRole(tx, actor, now);
      if (await hasSaleUnderWay(tx, { looperId })) throw new DomainError("looper.sale-in-progress");
      const leaver = { looperId, name: firstName };
      const { homes, rehosted, cancelled } = await leaveEverything(
        tx,
        leaver,
        candidates,
        actor,
        now,
      );
      await endContract(tx, looperId, now);
      const earnedCents = await earnedBy(tx, looperId);
      const link = absoluteUrl(spaceRoutes.profileRoles);
      const facts = { firstName, homes, rehosted, cancelled, earnedCents, link };
      // Leaving also holds for a person who can't be written to.
      if (!isSingleAddress(email)) return;
      await queueMail(tx, { mail: newMail("role-left", facts), to: email, userId: looperId }, now);
    },
    { timeout: LEAVING_TIMEOUT_MS },
  );
}
