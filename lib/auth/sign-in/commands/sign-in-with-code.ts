import type { SignInContext, SignInResult } from "../../../accounts/credentials.ts";
import { knownDevice } from "../../../accounts/devices/proof.ts";
import { verifySecondFactor } from "../../../accounts/second-factor/commands/verify-second-factor.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { accountCounter, countNetworkTry } from "../../../platform/attempts.ts";
import { writer } from "../../../platform/db/clients.ts";
import { isToken, tokenHash } from "../../../platform/tokens.ts";
import { findTicket } from "../queries/find-ticket.ts";
import { MAX_CODE_ATTEMPTS } from "../rules.ts";
import { openSignInSession } from "./open-sign-in-session.ts";

/**
 * Ends a sign-in whose password was right, with the code of the second factor.
 * @throws {DomainError} account.code-refused, account.link-spent when the ticket is of no use any
 * more, account.too-many-tries
 */
export async function signInWithCode(
  { ticket, code }: { ticket: string; code: string },
  context: SignInContext,
  now = new Date(),
): Promise<SignInResult> {
  await countNetworkTry(context);
  const found = isToken(ticket) ? await findTicket(ticket, MAX_CODE_ATTEMPTS, now) : null;
  if (!found) throw new DomainError("account.link-spent");
  const { userId, remember } = found;
  // Whoever knows the password could open ticket after ticket: codes have a counter of their own.
  const counter = accountCounter(`code ${userId}`, knownDevice(context.deviceProof, userId));
  await counter.count();
  if (!(await verifySecondFactor(userId, code, now))) {
    await writer().$transaction((tx) =>
      tx.oneTimeToken.updateMany({
        where: { hash: tokenHash(ticket) },
        data: { tries: { increment: 1 } },
      }),
    );
    throw new DomainError("account.code-refused");
  }
  await writer().$transaction(async (tx) => {
    const { count } = await tx.oneTimeToken.updateMany({
      where: { hash: tokenHash(ticket), spentAt: null },
      data: { spentAt: now },
    });
    if (count === 0) throw new DomainError("account.link-spent");
  });
  await counter.clear();
  return openSignInSession({ userId }, remember, context, now);
}
