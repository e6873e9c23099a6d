import { preparedRead } from "../../../platform/db/raw.ts";

const referral = preparedRead<
  { id: string },
  { referredUserId: string | null; referrerUserId: string | null }
>(
  `SELECT e.userId AS referredUserId, coalesce(f.userId, u.id) AS referrerUserId
   FROM WaitlistReferral r JOIN WaitlistEntry e ON e.id = r.entryId
   LEFT JOIN WaitlistEntry f ON f.referralCode = r.referrerCode
   LEFT JOIN User u ON u.referralCode = r.referrerCode
   WHERE r.id = :id`,
);

/** Whose accounts a referral is about; null for one that is not there. For commands. */
export function findReferralAccounts(id: string) {
  return referral().get({ id }) ?? null;
}
