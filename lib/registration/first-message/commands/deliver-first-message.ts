import type { SignInContext, StoredSignIn } from "../../../accounts/credentials.ts";
import { openSessionIn } from "../../../accounts/sessions/commands/open-session.ts";
import { repeatedSessionToken } from "../../../accounts/sessions/commands/repeated-sign-in.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { writeAboutListing } from "../../../messages/commands/write-about-listing.ts";
import { countNetworkTry } from "../../../platform/attempts.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import { tokenHash } from "../../../platform/tokens.ts";
import { createAccount } from "../../commands/create-account.ts";
import { splitName } from "../rules.ts";

/** What became of a message that was confirmed. */
export interface DeliveredMessage {
  conversationId: string;
  /** Of the account that was opened; null for a sender who has one, and signs in as usual. */
  signIn: StoredSignIn | null;
}

/**
 * Delivers a first message, once: from the account of its address, which is opened where there is none.
 * Whoever reads the address's mails shows by the link that it is theirs.
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
