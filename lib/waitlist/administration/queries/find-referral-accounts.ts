import { reads } from "../../../platform/db/read.ts";

/** Whose accounts a referral is about; null for one that is not there. For commands. */
export async function findReferralAccounts(id: string) {
  const row = await reads()
    .selectFrom("WaitlistReferral as r")
    .innerJoin("WaitlistEntry as e", "e.id", "r.entryId")
    .leftJoin("WaitlistEntry as f", "f.referralCode", "r.referrerCode")
    .leftJoin("User as u", "u.referralCode", "r.referrerCode")
    .select("e.userId as referredUserId")
    .select(({ fn }) => fn.coalesce("f.userId", "u.id").as("referrerUserId"))
    .where("r.id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}
