import { SESSION_ENDED } from "../../../notifications/live/rules.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { revokeSessionsIn } from "../../sessions/commands/revoke-session.ts";

/** What opens the account, and what the person set in it. */
export async function eraseAccess(tx: Transaction, userId: string, now: Date): Promise<void> {
  const mine = { where: { userId } };
  await revokeSessionsIn(tx, { userId }, now);
  await tx.session.updateMany({ ...mine, data: { userAgent: null, networkKey: null } });
  await tx.oneTimeToken.deleteMany(mine);
  await tx.emailChange.deleteMany(mine);
  await tx.recoveryCode.deleteMany(mine);
  await tx.secondFactor.deleteMany(mine);
  await tx.roleGrant.deleteMany(mine);
  await tx.favorite.deleteMany(mine);
  await tx.hiddenListing.deleteMany(mine);
  await tx.shortlistShare.deleteMany({
    where: { OR: [{ inviterId: userId }, { inviteeId: userId }] },
  });
  await tx.searchAlertItem.deleteMany(mine);
  await tx.savedSearch.deleteMany(mine);
  await tx.financingScenario.deleteMany(mine);
  await tx.estimate.deleteMany({ where: { ownerId: userId } });
  // Whom they named to sell with them, and no mandate does.
  await tx.ownership.deleteMany({ where: { property: { sellerId: userId } } });
  // What was signed is evidence, and stays.
  await tx.signature.deleteMany({ where: { signerId: userId, signedAt: null } });
  // That a session ended is still to be read by its open pages: it says nothing else, and goes after a day.
  await tx.userEvent.deleteMany({ where: { userId, kind: { not: SESSION_ENDED } } });
  await tx.userBlock.deleteMany({ where: { OR: [{ blockerId: userId }, { blockedId: userId }] } });
}
