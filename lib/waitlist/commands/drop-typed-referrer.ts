import type { Transaction } from "../../platform/db/clients.ts";
import { isBroughtBy } from "../queries/is-brought-by.ts";

/**
 * Who brought somebody that opens an account, when they came through the waitlist: what the list
 * says of it stands before what was typed later, or a referral that is held would count after all.
 */
export async function dropTypedReferrer(
  tx: Transaction,
  { userId, entryId, code }: { userId: string; entryId: string; code: string },
): Promise<void> {
  const { referredBy } =
    (await tx.user.findUnique({
      where: { id: userId },
      select: { referredBy: { select: { referralCode: true } } },
    })) ?? {};
  if (!referredBy) return;
  const onTheList = await tx.waitlistReferral.count({ where: { entryId } });
  if (onTheList === 0 && !(await isBroughtBy({ from: referredBy.referralCode, code }))) return;
  await tx.user.update({ where: { id: userId }, data: { referredById: null } });
}
