import type { Role } from "../kernel/roles.ts";
import { toDbInstant } from "../platform/db/instants.ts";
import { preparedRead } from "../platform/db/raw.ts";
import { isToken, tokenHash } from "../platform/tokens.ts";

/** A registration that a link would confirm. */
export interface Confirmation {
  pendingId: string;
  email: string;
  firstName: string;
  role: Role;
  /** What was being done when it was made, signed. */
  intent: string | null;
}

const confirmation = preparedRead<{ hash: string; now: string }, Confirmation>(
  `SELECT p.id AS pendingId, p.email, p.firstName, p.role, p.intent
   FROM OneTimeToken t JOIN PendingRegistration p ON p.id = t.pendingId
   WHERE t.hash = :hash AND t.purpose = 'email_confirmation' AND t.spentAt IS NULL
     AND t.expiresAt > :now`,
);

/** What the secret of a link would confirm; null where it is spent, expired or unknown. */
export function findConfirmation(token: unknown, now = new Date()): Confirmation | null {
  if (!isToken(token)) return null;
  return confirmation().get({ hash: tokenHash(token), now: toDbInstant(now) }) ?? null;
}

const pendingHash = preparedRead<{ id: string }, { passwordHash: string | null }>(
  "SELECT passwordHash FROM PendingRegistration WHERE id = :id",
);

/** The password that was chosen at a registration, as it is stored; null once it was confirmed. */
export function findPendingPassword(pendingId: string): string | null {
  return pendingHash().get({ id: pendingId })?.passwordHash ?? null;
}

const pendingIntent = preparedRead<{ id: string }, { intent: string | null }>(
  "SELECT intent FROM PendingRegistration WHERE id = :id",
);

/** What was being done when a registration was made, signed; null where nothing was. */
export function findPendingIntent(pendingId: string): string | null {
  return pendingIntent().get({ id: pendingId })?.intent ?? null;
}
