import type { SignInContext, SignInResult } from "../../../accounts/credentials.ts";
import { isShutDemoAddress } from "../../../accounts/demo.ts";
import { knownDevice } from "../../../accounts/devices/proof.ts";
import { passwordMinFor } from "../../../accounts/schemas.ts";
import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { normalizeEmail } from "../../../kernel/email.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { mailboxOf } from "../../../kernel/mailbox.ts";
import { accountCounter, countNetworkTry } from "../../../platform/attempts.ts";
import { writer } from "../../../platform/db/clients.ts";
import { env } from "../../../platform/env.ts";
import { log } from "../../../platform/log.ts";
import { isPassword } from "../../../platform/passwords.ts";
import { newToken, tokenHash } from "../../../platform/tokens.ts";
import { findCandidates, type SignInAccount } from "../queries/find-candidates.ts";
import { TICKET_MS } from "../rules.ts";
import { openSignInSession } from "./open-sign-in-session.ts";

/** The values that a person types to sign in (loginSchema). */
interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/**
 * Signs in with an address and a password: the account's, else that of the address's last
 * registration, which opens what waits for its confirmation, whether or not somebody has an account
 * there. Both are always compared: whoever registers an address with a password of their own gets the
 * same answer here, after the same work, for any address. Whatever is wrong is one refusal.
 * @throws {DomainError} account.login-refused, account.too-many-tries, request.too-many;
 * account.password-outgrown for the right password of a person who became a trust manager since it
 * was chosen
 */
export async function signIn(
  { email, password, remember }: Credentials,
  context: SignInContext,
  now = new Date(),
): Promise<SignInResult> {
  await countNetworkTry(context);
  const address = normalizeEmail(email);
  const found = await findCandidates(address, now);
  const account = isShutDemoAddress(address, env().DEMO_ACCOUNTS) ? null : found.account;
  const { registration } = found;
  const userId = account?.userId ?? null;
  const counter = accountCounter(mailboxOf(address), knownDevice(context.deviceProof, userId));
  await counter.count(() => noteRefusals(userId, now));
  const [isOfAccount, isOfRegistration] = await Promise.all([
    isPassword(password, account?.passwordHash ?? null),
    isPassword(password, registration?.passwordHash ?? null),
  ]);
  if (account && isOfAccount) {
    await counter.clear();
    return enter(account, { password, remember }, context, now);
  }
  // The counter stays as it is: whoever registered the address could else try passwords without end.
  if (registration && isOfRegistration) {
    return openSignInSession({ pendingId: registration.pendingId }, remember, context, now);
  }
  throw new DomainError("account.login-refused");
}

/** What the right password of an account leads to. */
async function enter(
  { userId, isTrustManager, secondFactor }: SignInAccount,
  { password, remember }: Pick<Credentials, "password" | "remember">,
  context: SignInContext,
  now: Date,
): Promise<SignInResult> {
  const least = passwordMinFor(isTrustManager, env().PASSWORD_MIN);
  if (isTrustManager && password.length < least) throw new DomainError("account.password-outgrown");
  if (secondFactor) return { kind: "code", ticket: await openTicket(userId, remember, now) };
  return openSignInSession({ userId }, remember, context, now);
}

/**
 * Writes in the audit that an account's tries are refused, once each time its counter is full. Apart
 * from the answer, which must take as long for an address that nobody has.
 */
function noteRefusals(userId: string | null, now: Date): void {
  if (userId === null) return;
  setImmediate(() => {
    writer()
      .$transaction((tx) =>
        recordAudit(
          tx,
          {
            action: "account.sign-in-failed",
            subject: { type: "user", id: userId },
            actor: null,
            concernsId: userId,
          },
          now,
        ),
      )
      .catch((failure: unknown) => {
        log().error({ err: failure }, "refused tries could not be written down");
      });
  });
}

/** A secret that stands for a right password until the code is given. */
async function openTicket(userId: string, remember: boolean, now: Date): Promise<string> {
  const ticket = newToken();
  const expiresAt = new Date(now.getTime() + TICKET_MS);
  await writer().$transaction((tx) =>
    tx.oneTimeToken.create({
      data: {
        hash: tokenHash(ticket),
        purpose: "second_factor",
        userId,
        remember,
        createdAt: now,
        expiresAt,
      },
    }),
  );
  return ticket;
}
