import { toDbInstant } from "../../server/db/instants.ts";
import { preparedRead } from "../../server/db/raw.ts";
import { tokenHash } from "../../server/tokens.ts";

/** What a password is compared with, and whose it is. */
export interface SignInCandidate {
  userId: string | null;
  /** A registration of that address that is not confirmed yet, where nobody has an account. */
  pendingId: string | null;
  passwordHash: string | null;
  secondFactor: boolean;
  /** Whose password must be longer (decision 12). */
  isTrustManager: boolean;
}

interface CandidateRow extends Omit<SignInCandidate, "secondFactor" | "isTrustManager"> {
  secondFactor: 0 | 1;
  isTrustManager: 0 | 1;
}

const account = preparedRead<{ email: string }, CandidateRow>(
  `SELECT u.id AS userId, NULL AS pendingId, u.passwordHash,
          f.confirmedAt IS NOT NULL AS secondFactor,
          EXISTS (SELECT 1 FROM RoleGrant g WHERE g.userId = u.id AND g.role = 'trust_manager'
                  AND g.status = 'active') AS isTrustManager
   FROM User u LEFT JOIN SecondFactor f ON f.userId = u.id
   WHERE u.emailNormalized = :email AND u.erasedAt IS NULL`,
);

const registration = preparedRead<{ email: string; now: string }, CandidateRow>(
  `SELECT NULL AS userId, id AS pendingId, passwordHash, 0 AS secondFactor,
          0 AS isTrustManager
   FROM PendingRegistration WHERE emailNormalized = :email AND expiresAt > :now
   ORDER BY createdAt DESC LIMIT 1`,
);

/** The account of an address, else its last registration; both null for an unknown one. */
export function findCandidate(emailNormalized: string, now: Date): SignInCandidate {
  // Both are asked, whatever the first says: a known address takes as long as an unknown one.
  const known = account().get({ email: emailNormalized });
  const waiting = registration().get({ email: emailNormalized, now: toDbInstant(now) });
  const row = known ?? waiting;
  return {
    userId: row?.userId ?? null,
    pendingId: row?.pendingId ?? null,
    passwordHash: row?.passwordHash ?? null,
    secondFactor: row?.secondFactor === 1,
    isTrustManager: row?.isTrustManager === 1,
  };
}

const liveTicket = preparedRead<
  { hash: string; now: string; most: number },
  { userId: string; remember: 0 | 1 }
>(
  `SELECT t.userId, t.remember FROM OneTimeToken t JOIN User u ON u.id = t.userId
   WHERE t.hash = :hash AND t.purpose = 'second_factor' AND t.spentAt IS NULL
     AND t.expiresAt > :now AND t.tries < :most AND u.erasedAt IS NULL`,
);

/** Whose right password a ticket stands for; null where it is spent, expired or unknown. */
export function findTicket(
  ticket: string,
  most: number,
  now: Date,
): { userId: string; remember: boolean } | null {
  const row = liveTicket().get({ hash: tokenHash(ticket), now: toDbInstant(now), most });
  return row ? { userId: row.userId, remember: row.remember === 1 } : null;
}
