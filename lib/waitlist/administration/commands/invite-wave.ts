import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { ROLE_NAMES } from "../../../content/role-names.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { queueMails } from "../../../mail/commands/queue-mail.ts";
import { type Mail, newMail } from "../../../mail/kinds.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { mailLinks } from "../../../routes/mail-links.ts";
import { routes } from "../../../routes/public.ts";
import { invitationToken, statusToken } from "../../links.ts";
import { INVITATION_DAYS } from "../../rules.ts";
import type { WaveRequest } from "../schemas.ts";

/** The invitation of one person, with links of their own. */
function invitationFor(entryId: string, role: WaveRequest["role"], now: Date): Mail {
  return newMail("waitlist-invitation", {
    role: ROLE_NAMES[role],
    link: absoluteUrl(routes.registerInvited(invitationToken(entryId, now))),
    validDays: INVITATION_DAYS,
    statusLink: absoluteUrl(mailLinks.betaStatus(statusToken(entryId))),
  });
}

/** Entries that one statement changes, and mails that one writes: SQLite takes so many values. */
const BATCH = 250;

/** The largest wave takes half a second; a busy machine may take longer. */
const TRANSACTION_MS = 20_000;

/**
 * Invites the first of a role's queue, in the order of their confirmations, each by a mail with a
 * link to an account: all of them or nobody.
 * @returns the wave, and how many were invited: fewer than asked where the queue is shorter.
 * @throws {DomainError} request.forbidden; waitlist.queue-moved when another than `firstId` is first:
 * somebody else invited meanwhile, and it would be others than were seen.
 */
export async function inviteWave(
  { role, size, firstId }: WaveRequest,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ waveId: string; invited: number }>> {
  authorize(actor, "waitlist.manage");
  const waveId = newId();
  return onceTransaction(
    async (tx) => {
      const waits = { role, confirmedAt: { not: null }, invitedAt: null, userId: null };
      const people = await tx.waitlistEntry.findMany({
        where: waits,
        orderBy: [{ confirmedAt: "asc" }, { id: "asc" }],
        take: size,
        select: { id: true, email: true },
      });
      if (people[0]?.id !== firstId) throw new DomainError("waitlist.queue-moved");
      const invited = people.length;
      await tx.waitlistWave.create({
        data: { id: waveId, role, size: invited, createdAt: now, createdById: actor.userId },
      });
      for (let from = 0; from < invited; from += BATCH) {
        const batch = people.slice(from, from + BATCH);
        const { count } = await tx.waitlistEntry.updateMany({
          where: { ...waits, id: { in: batch.map(({ id }) => id) } },
          data: { waveId, invitedAt: now },
        });
        if (count !== batch.length) throw new DomainError("waitlist.queue-moved");
        const mails = batch.map(({ id, email }) => ({
          mail: invitationFor(id, role, now),
          to: email,
        }));
        await queueMails(tx, mails, now);
      }
      await recordAudit(
        tx,
        {
          action: "waitlist.invited",
          subject: { type: "waitlist-wave", id: waveId },
          actor,
          detail: { role, invited },
        },
        now,
      );
      return { waveId, invited };
    },
    { timeout: TRANSACTION_MS },
  );
}
