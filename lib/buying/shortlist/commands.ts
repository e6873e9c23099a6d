import { becomeBuyer } from "../../accounts/role-grants/commands/become-buyer.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { daysBefore } from "../../kernel/time.ts";
import { queueMail } from "../../mail/commands.ts";
import { newMail } from "../../mail/kinds.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { isUniqueViolation } from "../../platform/db/conflicts.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import { absoluteUrl } from "../../platform/links.ts";
import { isToken, tokenHash } from "../../platform/tokens.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize, can } from "../../policy/can.ts";
import { routes } from "../../routes/public.ts";
import { INVITATION_DAYS, invitationExpiry, MAILS_A_DAY } from "./rules.ts";

/** @throws {DomainError} shortlist.taken where one of them shares with somebody already */
async function assertAlone(tx: Transaction, ...userIds: string[]): Promise<void> {
  const members = await tx.shortlistMember.count({ where: { userId: { in: userIds } } });
  if (members > 0) throw new DomainError("shortlist.taken");
}

/**
 * Makes two people those of a share.
 * @throws {DomainError} shortlist.taken where one of them became another's meanwhile
 */
async function join(tx: Transaction, shareId: string, ...userIds: string[]): Promise<void> {
  try {
    for (const userId of userIds) await tx.shortlistMember.create({ data: { userId, shareId } });
  } catch (error) {
    throw isUniqueViolation(error) ? new DomainError("shortlist.taken") : error;
  }
}

const INVITATION = "shortlist-invitation";

/** The address at which an invitation is accepted. */
export const invitationLink = (secret: string) => absoluteUrl(routes.shortlistInvitation(secret));

/**
 * Makes an invitation to share a shortlist, which takes the place of an earlier one: its link, and a mail
 * where an address is given. Of the secret only its hash is stored.
 * @param secret of the link (`invitationLink`)
 * @throws {DomainError} request.forbidden, shortlist.taken, request.too-many for more mails than a day allows
 */
export async function inviteToShortlist(
  { email, secret }: { email?: string; secret: string },
  actor: Actor,
  now = new Date(),
): Promise<Once<{ mailed: boolean }>> {
  authorize(actor, "buying.change");
  const { userId, firstName } = actor;
  // Whoever comes by can sign in to a demonstration's account: it mails nobody.
  if (email !== undefined && actor.isDemo) throw new DomainError("account.demo");
  return onceTransaction(async (tx) => {
    await assertAlone(tx, userId);
    await tx.shortlistShare.deleteMany({ where: { inviterId: userId, acceptedAt: null } });
    await tx.shortlistShare.create({
      data: {
        id: newId(),
        inviterId: userId,
        tokenHash: tokenHash(secret),
        createdAt: now,
        expiresAt: invitationExpiry(now),
      },
      select: { id: true },
    });
    if (email === undefined) return { mailed: false };
    const mailed = await tx.outboxMail.count({
      where: { userId, kind: INVITATION, createdAt: { gt: daysBefore(now, 1) } },
    });
    if (mailed >= MAILS_A_DAY) throw new DomainError("request.too-many");
    const link = invitationLink(secret);
    const mail = newMail(INVITATION, { firstName, link, validDays: INVITATION_DAYS });
    await queueMail(tx, { mail, to: email, userId }, now);
    return { mailed: true };
  });
}

/**
 * Accepts an invitation: from now on the two see each other's favourites, marks and notes. Who is no buyer
 * becomes one by it.
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
  return onceTransaction(async (tx) => {
    const share = await tx.shortlistShare.findUnique({
      where: { tokenHash: tokenHash(token) },
      select: { id: true, inviterId: true, inviter: { select: { erasedAt: true } } },
    });
    if (!share || share.inviter.erasedAt) throw new DomainError("shortlist.spent");
    if (share.inviterId === userId) throw new DomainError("shortlist.own");
    await assertAlone(tx, userId, share.inviterId);
    if (takesRole) await becomeBuyer(tx, actor, now);
    const { count } = await tx.shortlistShare.updateMany({
      where: { id: share.id, acceptedAt: null, expiresAt: { gt: now } },
      data: { inviteeId: userId, acceptedAt: now, tokenHash: null },
    });
    if (count === 0) throw new DomainError("shortlist.spent");
    await join(tx, share.id, share.inviterId, userId);
    // What they had sent out themselves leads nowhere any more.
    await tx.shortlistShare.deleteMany({ where: { inviterId: userId, acceptedAt: null } });
    return { shareId: share.id };
  });
}

/**
 * Ends a shared shortlist for both, or cancels an invitation; nothing happens where it is over.
 * @throws {DomainError} request.forbidden
 */
export async function leaveShortlist(
  { shareId }: { shareId: string },
  actor: Actor,
): Promise<void> {
  authorize(actor, "buying.change");
  const { userId } = actor;
  await writer().$transaction((tx) =>
    tx.shortlistShare.deleteMany({
      where: { id: shareId, OR: [{ inviterId: userId }, { inviteeId: userId }] },
    }),
  );
}
