import { normalizeEmail } from "../../kernel/email.ts";
import { reads } from "../../platform/db/read.ts";

/** A person as the command line addresses them. */
export interface Account {
  userId: string;
  email: string;
  firstName: string;
  hasSecondFactor: boolean;
}

/** The account of an address, however it is typed; null where it has none. For the command line. */
export async function findAccount(email: string): Promise<Account | null> {
  const row = await reads()
    .selectFrom("User as u")
    .leftJoin("SecondFactor as f", "f.userId", "u.id")
    .select(["u.id as userId", "u.email", "u.firstName", "f.confirmedAt"])
    .where("u.emailNormalized", "=", normalizeEmail(email))
    .where("u.erasedAt", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { confirmedAt, ...account } = row;
  return { ...account, hasSecondFactor: confirmedAt !== null };
}
