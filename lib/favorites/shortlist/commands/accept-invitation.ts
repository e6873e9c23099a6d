import { becomeBuyer } from "../../../accounts/role-grants/commands/become-buyer.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { unlessTaken } from "../../../platform/db/conflicts.ts";
import type { Once } from "../../../platform/idempotency.ts";
import { isToken, tokenHash } from "../../../platform/tokens.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize, can } from "../../../policy/can.ts";
import { assertSharesWithNobody, joinShortlist } from "./shortlist-members.ts";

/**
 * Accepts an invitation: from now on the two see each other's favourites, marks and notes. A person
 * who is no buyer becomes one by it.
 * @throws {DomainError} request.forbidden, shortlist.spent, shortlist.own, shortlist.taken
 */
export async function acceptInvitation(
  { token }: { token: string },
  actor: Actor,
  now = new Date(),
): Promise<Once<{ shareId: string }>> {
  const takesRole = !can(actor, "buying.change");
  authorize(actor, takesRole ? "role.request" : "buying.change");
  if (!isToken(token)) throw new DomainError("shortlist.spent");
  const { userId } = actor;
  return unlessTaken("shortlist.taken", async (tx) => {
    const share = await tx.shortlistShare.findUnique({
      where: { tokenHash: tokenHash(token) },
      select: { id: true, inviterId: true, inviter: { select: { erasedAt: true } } },
    });
    if (!share || share.inviter.erasedAt) throw new DomainError("shortlist.spent");
    if (share.inviterId === userId) throw new DomainError("shortlist.own");
    await assertSharesWithNobody(tx, userId, share.inviterId);
    if (takesRole) await becomeBuyer(tx, actor, now);
    const { count } = await tx.shortlistShare.updateMany({
      where: { id: share.id, acceptedAt: null, expiresAt: { gt: now } },
      data: { inviteeId: userId, acceptedAt: now, tokenHash: null },
    });
    if (count === 0) throw new DomainError("shortlist.spent");
    await joinShortlist(tx, share.id, share.inviterId, userId);
    // What they had sent out themselves leads nowhere any more.
    await tx.shortlistShare.deleteMany({ where: { inviterId: userId, acceptedAt: null } });
    return { shareId: share.id };
  });
}
