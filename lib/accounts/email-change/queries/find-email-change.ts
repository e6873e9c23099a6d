import { toDbInstant } from "../../../platform/db/instants.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import { isToken, tokenHash } from "../../../platform/tokens.ts";

/** A change of address that a link would make. */
export interface EmailChange {
  userId: string;
  firstName: string;
  /** The address that the account has. */
  from: string;
  /** The address that the link was sent to. */
  to: string;
  /** Whether it is the way back, for a person who did not want the change. */
  restores: boolean;
}

const live = preparedRead<
  { hash: string; now: string },
  Omit<EmailChange, "restores"> & { restores: 0 | 1 }
>(
  `SELECT u.id AS userId, u.firstName, u.email AS "from", e.email AS "to", e.restores
   FROM EmailChange e JOIN User u ON u.id = e.userId
   WHERE e.hash = :hash AND e.expiresAt > :now AND u.erasedAt IS NULL`,
);

/** What the secret of a link would change; null where it is used, replaced, expired or unknown. */
export function findEmailChange(token: unknown, now = new Date()): EmailChange | null {
  if (!isToken(token)) return null;
  const row = live().get({ hash: tokenHash(token), now: toDbInstant(now) });
  return row ? { ...row, restores: row.restores === 1 } : null;
}
