import type { SignInContext, SignInResult } from "../../accounts/credentials.ts";
import { isShutDemoAddress } from "../../accounts/demo.ts";
import { knownDevice } from "../../accounts/devices/proof.ts";
import { passwordMinFor } from "../../accounts/schemas.ts";
import { verifySecondFactor } from "../../accounts/second-factor/commands/verify-second-factor.ts";
import { openSession } from "../../accounts/sessions/commands/open-session.ts";
import { recordAudit } from "../../audit/commands/record-audit.ts";
import { normalizeEmail } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { mailboxOf } from "../../kernel/mailbox.ts";
import { activeRoles, type Role } from "../../kernel/roles.ts";
import { accountCounter, countNetworkTry } from "../../platform/attempts.ts";
import { writer } from "../../platform/db/clients.ts";
import { env } from "../../platform/env.ts";
import { log } from "../../platform/log.ts";
import { isPassword } from "../../platform/passwords.ts";
import { isToken, newToken, tokenHash } from "../../platform/tokens.ts";
import { findCandidates, findTicket, type SignInAccount } from "./queries.ts";
import { MAX_CODE_ATTEMPTS, TICKET_MS } from "./rules.ts";

/** What is typed to sign in (loginSchema). */
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
 * account.password-outgrown for the right password of who became a trust manager since it was chosen
 */
export async function signIn(
  { email, password, remember }: Credentials,
  context: SignInContext,
  now = new Date(),
): Promise<SignInResult> {
  await countNetworkTry(context);
  const address = normalizeEmail(email);
  const found = findCandidates(address, now);
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
    return openFor({ pendingId: registration.pendingId }, remember, context, now);
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
  return openFor({ userId }, remember, context, now);
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
  const found = isToken(ticket) ? findTicket(ticket, MAX_CODE_ATTEMPTS, now) : null;
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
  return openFor({ userId }, remember, context, now);
}

async function openFor(
  holder: { userId: string } | { pendingId: string },
  remember: boolean,
  { userAgent, replaces = null }: SignInContext,
  now: Date,
): Promise<SignInResult> {
  const token = await openSession({ ...holder, remember, userAgent, replaces }, now);
  const userId = "userId" in holder ? holder.userId : null;
  return { kind: "signed-in", token, remember, userId };
}

/**
 * Ends the session of a token, and leaves the person at the buyer's role, or at the first one held
 * (specification § 4). Nothing happens for a token of nobody.
 */
export async function signOut(token: string, now = new Date()): Promise<void> {
  await writer().$transaction(async (tx) => {
    const session = await tx.session.findUnique({
      where: { tokenHash: tokenHash(token) },
      include: { user: { include: { roles: { orderBy: { requestedAt: "asc" } } } } },
    });
    if (!session || session.revokedAt !== null) return;
    await tx.session.update({ where: { id: session.id }, data: { revokedAt: now } });
    const { user } = session;
    if (!user) return;
    const held: Role[] = activeRoles(user.roles);
    const activeRole = held.includes("buyer") ? "buyer" : held[0];
    if (activeRole && activeRole !== user.activeRole) {
      await tx.user.update({ where: { id: user.id }, data: { activeRole } });
    }
    await recordAudit(
      tx,
      {
        action: "account.signed-out",
        subject: { type: "session", id: session.id },
        actor: { userId: user.id, sessionId: session.id },
        concernsId: user.id,
      },
      now,
    );
  });
}
