import { toDbInstant } from "../../../platform/db/instants.ts";
import { preparedRead } from "../../../platform/db/raw.ts";

/** The account of an address. */
export interface SignInAccount {
  userId: string;
  /** Null for a person who has not chosen a password. */
  passwordHash: string | null;
  secondFactor: boolean;
  /** Whose password must be longer (decision 0026). */
  isTrustManager: boolean;
}

/** A registration of an address. */
interface SignInRegistration {
  pendingId: string;
  /** Null once it was confirmed. */
  passwordHash: string | null;
}

/** What a password is compared with. */
interface SignInCandidates {
  account: SignInAccount | null;
  /** The last registration that has not expired, whether or not the address has an account. */
  registration: SignInRegistration | null;
}

type Flags = "secondFactor" | "isTrustManager";

const accountOf = preparedRead<
  { email: string },
  Omit<SignInAccount, Flags> & Record<Flags, 0 | 1>
>(
  `SELECT u.id AS userId, u.passwordHash, f.confirmedAt IS NOT NULL AS secondFactor,
          EXISTS (SELECT 1 FROM RoleGrant g WHERE g.userId = u.id AND g.role = 'trust_manager'
                  AND g.status = 'active') AS isTrustManager
   FROM User u LEFT JOIN SecondFactor f ON f.userId = u.id
   WHERE u.emailNormalized = :email AND u.erasedAt IS NULL`,
);

const registrationOf = preparedRead<{ email: string; now: string }, SignInRegistration>(
  `SELECT id AS pendingId, passwordHash FROM PendingRegistration
   WHERE emailNormalized = :email AND expiresAt > :now
   ORDER BY createdAt DESC, id DESC LIMIT 1`,
);

/** What a password for an address is compared with. */
export function findCandidates(emailNormalized: string, now: Date): SignInCandidates {
  const account = accountOf().get({ email: emailNormalized });
  const registration = registrationOf().get({ email: emailNormalized, now: toDbInstant(now) });
  return {
    account: account
      ? {
          ...account,
          secondFactor: account.secondFactor === 1,
          isTrustManager: account.isTrustManager === 1,
        }
      : null,
    registration: registration ?? null,
  };
}
