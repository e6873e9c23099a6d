import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";

/** The account of an address, with its code. */
interface AccountOf {
  userId: string;
  referralCode: string;
  createdAt: Date;
}

/** The account of an address that belongs to no entry yet: addresses change hands within one account. */
export async function findFreeAccount(emailNormalized: string): Promise<AccountOf | null> {
  const row = await reads()
    .selectFrom("User as u")
    .leftJoin("WaitlistEntry as w", "w.userId", "u.id")
    .select(["u.id as userId", "u.referralCode", "u.createdAt"])
    .where("u.emailNormalized", "=", emailNormalized)
    .where("u.erasedAt", "is", null)
    .where("w.id", "is", null)
    .executeTakeFirst();
  return row ? { ...row, createdAt: fromDbInstant(row.createdAt) } : null;
}
