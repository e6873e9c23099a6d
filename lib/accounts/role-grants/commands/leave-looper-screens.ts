import { activeRoles } from "../../../kernel/roles.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { LOOPER_ROLE } from "../looper-moves.ts";

/** A looper who no longer is one is not left on its screens, where there are others. */
export async function leaveLooperScreens(tx: Transaction, userId: string): Promise<void> {
  const grants = await tx.roleGrant.findMany({
    where: { userId },
    orderBy: [{ requestedAt: "asc" }, { role: "asc" }],
  });
  const [first] = activeRoles(grants);
  if (!first) return;
  await tx.user.updateMany({
    where: { id: userId, activeRole: LOOPER_ROLE },
    data: { activeRole: first },
  });
}
