import { freeReferralCode } from "../../accounts/commands/free-referral-code.ts";
import { DomainError } from "../../kernel/errors.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { writer } from "../../platform/db/clients.ts";
import { statusToken } from "../links.ts";
import { welcomeMail } from "../mails.ts";
import { findEntry } from "../queries/find-entry.ts";
import { findFreeAccount } from "../queries/find-free-account.ts";
import { entryIdOfLink, type ListCaller } from "./entry-of-link.ts";
import { settleReferralOf } from "./settle-referral.ts";

/**
 * Confirms the address of an entry: its person has a place and a code, their account's if they have
 * one, and what they were brought by counts or is held. Repeated, it changes nothing.
 * @returns the link of the person's page.
 * @throws {DomainError} account.link-spent
 */
export async function confirmEntry(
  { token }: { token: string },
  context: ListCaller,
  now = new Date(),
): Promise<{ statusToken: string }> {
  const id = await entryIdOfLink(token, "confirmation", context, now);
  return writer().$transaction(async (tx) => {
    const entry = await findEntry(id);
    if (!entry) throw new DomainError("account.link-spent");
    if (entry.confirmedAt) return { statusToken: statusToken(id) };
    const account = await findFreeAccount(entry.emailNormalized);
    const code = account?.referralCode ?? (await freeReferralCode(tx));
    await settleReferralOf(tx, entry, code, now);
    const joined = account && { userId: account.userId, joinedAt: account.createdAt };
    await tx.waitlistEntry.update({
      where: { id },
      data: { confirmedAt: now, referralCode: code, ...joined },
    });
    const userId = account?.userId ?? null;
    await queueMail(tx, { mail: welcomeMail(id, code), to: entry.email, userId }, now);
    return { statusToken: statusToken(id) };
  });
}
