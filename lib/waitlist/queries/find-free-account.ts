import { preparedRead } from "../../platform/db/raw.ts";

/** The account of an address, with its code. */
interface AccountOf {
  userId: string;
  referralCode: string;
  createdAt: Date;
}

const accountOf = preparedRead<
  { email: string },
  Omit<AccountOf, "createdAt"> & { createdAt: string }
>(
  `SELECT u.id AS userId, u.referralCode, u.createdAt
   FROM User u LEFT JOIN WaitlistEntry w ON w.userId = u.id
   WHERE u.emailNormalized = :email AND u.erasedAt IS NULL AND w.id IS NULL`,
);

/** The account of an address that belongs to no entry yet: addresses change hands within one account. */
export function findFreeAccount(emailNormalized: string): AccountOf | null {
  const row = accountOf().get({ email: emailNormalized });
  return row ? { ...row, createdAt: new Date(row.createdAt) } : null;
}
