import { DomainError } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { daysBefore } from "../../../kernel/time.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import { tokenHash } from "../../../platform/tokens.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { mailLinks } from "../../../routes/mail-links.ts";
import { invitationExpiry, MAILS_A_DAY, SHORTLIST_INVITATION_DAYS } from "../rules.ts";
import { assertSharesWithNobody } from "./shortlist-members.ts";

const INVITATION = "shortlist-invitation";

/** The address at which an invitation is accepted. */
export const invitationLink = (secret: string) =>
  absoluteUrl(mailLinks.shortlistInvitation(secret));

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
    await assertSharesWithNobody(tx, userId);
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
    const mail = newMail(INVITATION, { firstName, link, validDays: SHORTLIST_INVITATION_DAYS });
    await queueMail(tx, { mail, to: email, userId }, now);
    return { mailed: true };
  });
}
