import { findAddressHolder } from "../../../accounts/queries/find-address-holder.ts";
import { spendSolution } from "../../../captcha/commands/spend-solution.ts";
import { withSolution } from "../../../captcha/commands/with-solution.ts";
import { normalizeEmail } from "../../../kernel/email.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { type Mail, newMail } from "../../../mail/kinds.ts";
import { countFirstMessage, mayMail } from "../../../platform/attempts.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import type { Origin } from "../../../platform/request.ts";
import { newToken, tokenHash } from "../../../platform/tokens.ts";
import { mailLinks } from "../../../routes/mail-links.ts";
import { findContactListing } from "../queries/find-contact-listing.ts";
import { FIRST_MESSAGE_HOURS, firstMessageExpiry, splitName } from "../rules.ts";
import type { FirstMessage } from "../schemas.ts";

/** The mail of an address: how to send the message, from an account that there is or is to be. */
async function mailFor(
  emailNormalized: string,
  name: string,
  title: string,
  token: string,
): Promise<Mail> {
  const link = absoluteUrl(mailLinks.confirmMessage(token));
  const holder = await findAddressHolder(emailNormalized);
  const data = { title, link, validHours: FIRST_MESSAGE_HOURS };
  return holder
    ? newMail("confirm-message-known", { firstName: holder.firstName, ...data })
    : newMail("confirm-message", { firstName: splitName(name).firstName, ...data });
}

/**
 * Takes the first message of somebody without an account, for a solved captcha. It waits until the link in
 * its mail is used: nobody writes in somebody else's name. An address that has an account is answered as
 * another is, after the same work.
 * @throws {DomainError} listing.not-found, request.too-many, captcha.invalid, captcha.expired,
 * captcha.code-required, captcha.spent
 */
export async function sendFirstMessage(
  { listingId, name, email, content, token }: FirstMessage,
  origin: Origin,
  now = new Date(),
): Promise<Once<{ mailed: boolean }>> {
  const listing = await findContactListing(listingId);
  if (!listing) throw new DomainError("listing.not-found");
  await countFirstMessage(origin);
  return withSolution({ token, origin, now }, async (solution) => {
    const emailNormalized = normalizeEmail(email);
    const secret = newToken();
    const mail = await mailFor(emailNormalized, name, listing.title, secret);
    const mayWrite = await mayMail("message-mail", emailNormalized, origin);
    return onceTransaction(async (tx) => {
      await spendSolution(tx, solution, `message ${listingId} ${emailNormalized}`, now);
      // Without its mail nobody could ever send it.
      if (!mayWrite) return { mailed: false };
      await tx.pendingMessage.create({
        data: {
          id: newId(),
          tokenHash: tokenHash(secret),
          propertyId: listingId,
          name,
          email,
          emailNormalized,
          content,
          createdAt: now,
          expiresAt: firstMessageExpiry(now),
        },
      });
      await queueMail(tx, { mail, to: email }, now);
      return { mailed: true };
    });
  });
}
