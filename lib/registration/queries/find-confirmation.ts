import type { Role } from "../../kernel/roles.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import { isToken, tokenHash } from "../../platform/tokens.ts";

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
