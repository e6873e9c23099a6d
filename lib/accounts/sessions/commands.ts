import { recordAudit } from "../../audit/commands.ts";
import { newId } from "../../kernel/ids.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { onceSecret } from "../../platform/idempotency.ts";
import { seal, unseal } from "../../platform/seal.ts";
import { newToken, tokenHash } from "../../platform/tokens.ts";
import type { SignInResult, StoredSignIn } from "../credentials.ts";
import { isUseDue, normalizeUserAgent, sessionExpiry } from "./rules.ts";

interface NewSession {
  /** Thirty days instead of the browser's session. */
  remember: boolean;
  userAgent: string | null | undefined;
  /** The token the browser came with, whose session ends: none outlives a login. */
  replaces?: string | null;
  /** The person's session in this browser that ends for this one, by its id. */
  continues?: string;
  /** What the session's secret is to be; else it is a new one. */
  token?: string;
}

/** For a person, or for a registration whose address is not confirmed yet. */
type Holder = { userId: string } | { pendingId: string };

/**
 * Ends the session that a browser had. What belongs to it goes on with the next one where that is of the same
 * person, and ends where it is not.
 */
async function replaceSession(
  tx: Transaction,
  former: { id: string } | { tokenHash: string },
  { id: sessionId, userId }: { id: string; userId: string | null },
  now: Date,
): Promise<void> {
  const live = { ...former, revokedAt: null };
  if (userId !== null) {
    await tx.pushSubscription.updateMany({
      where: { userId, session: live },
      data: { sessionId },
    });
  }
  await tx.session.updateMany({ where: live, data: { revokedAt: now } });
}

/**
 * Opens a session in the caller's transaction, and ends the one that the browser had.
 * @returns the token for the cookie: only its hash is stored, so it can't be had again.
 */
export async function openSessionIn(
  tx: Transaction,
  { remember, userAgent, replaces, continues, token = newToken(), ...holder }: NewSession & Holder,
  now: Date,
): Promise<string> {
  const id = newId();
  await tx.session.create({
    data: {
      id,
      tokenHash: tokenHash(token),
      ...holder,
      remember,
      userAgent: normalizeUserAgent(userAgent),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: sessionExpiry(now, remember),
    },
  });
  const userId = "userId" in holder ? holder.userId : null;
  if (continues !== undefined) await replaceSession(tx, { id: continues }, { id, userId }, now);
  if (replaces) {
    await replaceSession(tx, { tokenHash: tokenHash(replaces) }, { id, userId }, now);
  }
  if (userId !== null) {
    await recordAudit(
      tx,
      {
        action: "account.signed-in",
        subject: { type: "session", id },
        actor: { userId, sessionId: id },
        concernsId: userId,
      },
      now,
    );
  }
  return token;
}

/** `openSessionIn` in a transaction of its own. */
export function openSession(session: NewSession & Holder, now = new Date()): Promise<string> {
  return writer().$transaction((tx) => openSessionIn(tx, session, now));
}

/**
 * Notes that a session is used, and puts its end off; at most every five minutes, and never for
 * one that was ended meanwhile.
 */
export async function noteSessionUse(
  session: { sessionId: string; lastSeenAt: Date; remember: boolean },
  now = new Date(),
): Promise<void> {
  const { sessionId, lastSeenAt, remember } = session;
  if (!isUseDue(lastSeenAt, now)) return;
  await writer().$transaction((tx) =>
    tx.session.updateMany({
      where: { id: sessionId, revokedAt: null, expiresAt: { gt: now } },
      data: { lastSeenAt: now, expiresAt: sessionExpiry(now, remember) },
    }),
  );
}

/**
 * Ends a session of a person in the caller's transaction; nothing happens to one of somebody else.
 * @returns whether one ended.
 */
export async function revokeSessionIn(
  tx: Transaction,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<boolean> {
  const { count } = await tx.session.updateMany({
    where: { id: sessionId, userId, revokedAt: null, expiresAt: { gt: now } },
    data: { revokedAt: now },
  });
  return count > 0;
}

interface Whose {
  userId: string;
  /** The session that stays. */
  except?: string | null;
}

/**
 * Ends every session of a person, but the one given, in the caller's transaction.
 * @returns how many ended.
 */
export async function revokeSessionsIn(
  tx: Transaction,
  { userId, except = null }: Whose,
  now: Date,
): Promise<number> {
  const { count } = await tx.session.updateMany({
    where: { userId, revokedAt: null, ...(except === null ? {} : { id: { not: except } }) },
    data: { revokedAt: now },
  });
  return count;
}

/**
 * Ends every session of a person, but the one given, and whatever else was under way into their account: links
 * to a new password, sign-ins that wait for their code, a change of address. The way back to a former address
 * stays: it is the person's own.
 * @returns how many sessions ended.
 */
export async function closeWaysIn(tx: Transaction, whose: Whose, now: Date): Promise<number> {
  const { userId } = whose;
  await tx.emailChange.deleteMany({ where: { userId, restores: false } });
  await tx.oneTimeToken.updateMany({ where: { userId, spentAt: null }, data: { spentAt: now } });
  return revokeSessionsIn(tx, whose, now);
}

/*
 * A form that opens a session may be sent again, because its response got lost: it is given the cookie of the same
 * session, which may have ended meanwhile, and never opens another one.
 */

/** The token of the session that the present form opens, the same each time that it is sent. */
export const repeatedSessionToken = (): string => onceSecret("session");

const INTENT = "registration-intent";

/** What somebody was doing, as it is stored with the result of a form. */
export const sealIntent = (intent: string | null): string | null =>
  intent === null ? null : seal(intent, INTENT);

/** The sign-in of a form, whose session has the token of `repeatedSessionToken`. */
export function signInOf({ remember, userId, sealedIntent }: StoredSignIn) {
  const intent = sealedIntent === null ? null : unseal(sealedIntent, INTENT);
  const token = repeatedSessionToken();
  return { kind: "signed-in", token, remember, userId, intent } as const satisfies SignInResult;
}
