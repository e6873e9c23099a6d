import type { SignInContext } from "../../accounts/credentials.ts";
import { normalizeEmail } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { countNetworkTry, mayMail } from "../../platform/attempts.ts";
import { writer } from "../../platform/db/clients.ts";
import { newToken, tokenHash } from "../../platform/tokens.ts";
import type { Pending } from "../../policy/actor.ts";
import { findPendingIntent } from "../queries/pending-registration.ts";
import { confirmationExpiry } from "../rules.ts";
import { confirmationMailFor } from "./confirmation-mail.ts";

/** Sends the mail of a registration once more, with a link of its own. */
export async function resendConfirmation(
  { pendingId, email, firstName }: Pending,
  context: SignInContext,
  now = new Date(),
): Promise<void> {
  await countNetworkTry(context);
  const emailNormalized = normalizeEmail(email);
  if (!(await mayMail("confirmation-mail", emailNormalized, context))) {
    throw new DomainError("request.too-many");
  }
  const confirming = newToken();
  const mail = await confirmationMailFor(
    emailNormalized,
    firstName,
    confirming,
    await findPendingIntent(pendingId),
  );
  await writer().$transaction(async (tx) => {
    await tx.oneTimeToken.create({
      data: {
        hash: tokenHash(confirming),
        purpose: "email_confirmation",
        pendingId,
        createdAt: now,
        expiresAt: confirmationExpiry(now),
      },
    });
    await queueMail(tx, { mail, to: email }, now);
  });
}
