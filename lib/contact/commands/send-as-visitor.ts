import { spendSolution } from "../../captcha/commands/spend-solution.ts";
import { withSolution } from "../../captcha/commands/with-solution.ts";
import { normalizeEmail } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { newMail } from "../../mail/kinds.ts";
import { countContactRequest, isCounted, mayMail } from "../../platform/attempts.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import { absoluteUrl } from "../../platform/links.ts";
import type { Origin } from "../../platform/request.ts";
import { newToken, tokenHash } from "../../platform/tokens.ts";
import { contactRoutes } from "../../routes/contact.ts";
import { CONTACT_TOPIC_LABELS } from "../copy.ts";
import { requireListing } from "../queries/find-contact-listing.ts";
import { CONFIRM_CONTACT_HOURS, contactExpiry, MAX_PENDING_CONTACTS } from "../rules.ts";
import type { VisitorContact } from "../schemas.ts";

/**
 * Takes what somebody without an account writes to the team, for a solved captcha. It waits until the link in its mail
 * is used: nobody writes in somebody else's name. An address that has an account is answered as another is, and its
 * mail repeats nothing that was typed but a name that carries no link. Where no more mail may go to the address the
 * text stays with its writer.
 * @throws {DomainError} request.invalid with the fields at fault, request.too-many, contact.unconfirmed-full,
 * captcha.invalid, captcha.expired, captcha.code-required, captcha.spent
 */
export async function sendAsVisitor(
  { token, topic, content, listing, name, email }: VisitorContact,
  origin: Origin,
  now = new Date(),
): Promise<Once<{ sent: true }>> {
  if (isCounted(origin)) await countContactRequest(origin.network);
  const named = await requireListing(listing, null);
  return withSolution({ token, origin, now }, async (solution) => {
    const emailNormalized = normalizeEmail(email);
    const secret = newToken();
    const mail = newMail("confirm-contact", {
      name,
      topic: CONTACT_TOPIC_LABELS[topic],
      link: absoluteUrl(contactRoutes.confirm(secret)),
      validHours: CONFIRM_CONTACT_HOURS,
    });
    const mayWrite = await mayMail("contact-mail", emailNormalized, origin);
    return onceTransaction(async (tx) => {
      const waiting = await tx.pendingContact.count({
        where: { emailNormalized, expiresAt: { gt: now } },
      });
      if (!mayWrite || waiting >= MAX_PENDING_CONTACTS) {
        throw new DomainError("contact.unconfirmed-full");
      }
      await spendSolution(tx, solution, `contact ${emailNormalized} ${topic}`, now);
      await tx.pendingContact.create({
        data: {
          id: newId(),
          tokenHash: tokenHash(secret),
          ...{ topic, name, email, emailNormalized, content },
          propertyId: named?.id ?? null,
          createdAt: now,
          expiresAt: contactExpiry(now),
        },
        select: { id: true },
      });
      await queueMail(tx, { mail, to: email }, now);
      return { sent: true as const };
    });
  });
}
