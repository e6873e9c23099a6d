import { toDbInstant } from "../../../platform/db/instants.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import { isToken, tokenHash } from "../../../platform/tokens.ts";

/** Whose password a link would change. */
export interface Reset {
  userId: string;
  email: string;
  firstName: string;
  /** Whose passwords must be longer (decision 0026). */
  isTrustManager: boolean;
}

const live = preparedRead<
  { hash: string; now: string },
  Omit<Reset, "isTrustManager"> & { isTrustManager: 0 | 1 }
>(
  `SELECT u.id AS userId, u.email, u.firstName,
          EXISTS (SELECT 1 FROM RoleGrant g WHERE g.userId = u.id AND g.role = 'trust_manager')
            AS isTrustManager
   FROM OneTimeToken t JOIN User u ON u.id = t.userId
   WHERE t.hash = :hash AND t.purpose = 'password_reset' AND t.spentAt IS NULL
     AND t.expiresAt > :now AND u.erasedAt IS NULL`,
);

/** Whose password the secret of a link would change; null where it is spent, expired or unknown. */
export function findReset(token: unknown, now = new Date()): Reset | null {
  if (!isToken(token)) return null;
  const row = live().get({ hash: tokenHash(token), now: toDbInstant(now) });
  return row ? { ...row, isTrustManager: row.isTrustManager === 1 } : null;
}
