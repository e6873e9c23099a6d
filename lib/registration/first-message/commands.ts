import type { SignInContext, StoredSignIn } from "../../accounts/credentials.ts";
import { findAddressHolder } from "../../accounts/queries/find-address-holder.ts";

import { openSessionIn } from "../../accounts/sessions/commands/open-session.ts";
import { repeatedSessionToken } from "../../accounts/sessions/commands/repeated-sign-in.ts";
import { spendSolution } from "../../captcha/commands/spend-solution.ts";
import { readSolution } from "../../captcha/solutions.ts";
import { noteCaptchaUse } from "../../captcha/suspicion.ts";
import { normalizeEmail } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { type Mail, newMail } from "../../mail/kinds.ts";
import { writeAboutListing } from "../../messages/commands/write-about-listing.ts";
import { countFirstMessage, countNetworkTry, mayMail } from "../../platform/attempts.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import { absoluteUrl } from "../../platform/links.ts";
import type { Origin } from "../../platform/request.ts";
import { newToken, tokenHash } from "../../platform/tokens.ts";
import { routes } from "../../routes/public.ts";
import { createAccount } from "../accounts/commands.ts";
import { findContactListing } from "./queries.ts";
import { FIRST_MESSAGE_HOURS, firstMessageExpiry, splitName } from "./rules.ts";
import type { FirstMessage } from "./schemas.ts";

/** The mail of an address: how to send the message, from an account that there is or is to be. */
function mailFor(emailNormalized: string, name: string, title: string, token: string): Mail {
  const link = absoluteUrl(routes.confirmMessage(token));
  const holder = findAddressHolder(emailNormalized);
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
  let done: Once<{ mailed: boolean }>;
  try {
    const solution = await readSolution(token, now);
    const emailNormalized = normalizeEmail(email);
    const secret = newToken();
    const mail = mailFor(emailNormalized, name, listing.title, secret);
    const mayWrite = await mayMail("message-mail", emailNormalized, origin);
    done = await onceTransaction(async (tx) => {
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
  } catch (error) {
    const isForged =
      DomainError.is(error) && (error.code === "captcha.invalid" || error.code === "captcha.spent");
    if (isForged) await noteCaptchaUse(origin, "refused");
    throw error;
  }
  await noteCaptchaUse(origin, "accepted");
  return done;
}

/** What became of a message that was confirmed. */
export interface DeliveredMessage {
  conversationId: string;
  /** Of the account that was opened; null for who has one, and signs in as usual. */
  signIn: StoredSignIn | null;
}

/**
 * Delivers a first message, once: from the account of its address, which is opened where there is none.
 * Who reads the address's mails shows by the link that it is theirs.
 * @throws {DomainError} account.link-spent, request.too-many; listing.not-found, conversation.own-listing
 * and conversation.closed where it can't be delivered any more: the link stays.
 */
export async function deliverFirstMessage(
  { jeton }: { jeton: string },
  { userAgent, replaces = null, ...origin }: SignInContext,
  now = new Date(),
): Promise<Once<DeliveredMessage>> {
  await countNetworkTry({ ...origin, userAgent });
  return onceTransaction(async (tx) => {
    const waiting = { tokenHash: tokenHash(jeton), expiresAt: { gt: now } };
    const message = await tx.pendingMessage.findFirst({ where: waiting });
    const { count } = await tx.pendingMessage.deleteMany({ where: waiting });
    if (!message || count === 0) throw new DomainError("account.link-spent");
    const { email, emailNormalized, name, content, propertyId: listingId } = message;
    const holder = await tx.user.findUnique({
      where: { emailNormalized },
      select: { id: true, firstName: true, lastName: true },
    });
    const person = holder ?? splitName(name);
    const userId =
      holder?.id ??
      (await createAccount(
        tx,
        {
          email,
          emailNormalized,
          ...splitName(name),
          phone: "",
          passwordHash: null,
          role: "buyer",
          referredBy: null,
        },
        now,
      ));
    const author = { userId, name: `${person.firstName} ${person.lastName}`.trim() };
    const { conversationId } = await writeAboutListing(tx, { listingId, author, content }, now);
    if (holder) return { conversationId, signIn: null };
    const token = repeatedSessionToken();
    await openSessionIn(tx, { userId, remember: false, userAgent, replaces, token }, now);
    return { conversationId, signIn: { remember: false, userId, sealedIntent: null } };
  });
}
