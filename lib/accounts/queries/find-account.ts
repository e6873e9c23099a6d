import { normalizeEmail } from "../../kernel/email.ts";
import { preparedRead } from "../../platform/db/raw.ts";

/** A person as the command line addresses them. */
export interface Account {
  userId: string;
  email: string;
  firstName: string;
  hasSecondFactor: boolean;
}

const byAddress = preparedRead<
  { emailNormalized: string },
  Omit<Account, "hasSecondFactor"> & { hasSecondFactor: 0 | 1 }
>(
  `SELECT u.id AS userId, u.email, u.firstName, f.confirmedAt IS NOT NULL AS hasSecondFactor
   FROM User u LEFT JOIN SecondFactor f ON f.userId = u.id
   WHERE u.emailNormalized = :emailNormalized AND u.erasedAt IS NULL`,
);

/** The account of an address, however it is typed; null where it has none. For the command line. */
export function findAccount(email: string): Account | null {
  const row = byAddress().get({ emailNormalized: normalizeEmail(email) });
  return row ? { ...row, hasSecondFactor: row.hasSecondFactor === 1 } : null;
}
