import { DomainError } from "../../../kernel/errors.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { DEMO_DOMAIN } from "../../demo.ts";

/**
 * A sale under way has parties, who must be known until it is concluded, and a looper to be paid.
 * Somebody must be left to decide what only trust managers do.
 */
export async function assertNoErasureObstacle(tx: Transaction, userId: string): Promise<void> {
  const sales = await tx.property.count({
    where: {
      OR: [
        { status: "under_offer", OR: [{ sellerId: userId }, { ambassadorId: userId }] },
        {
          status: { notIn: ["sold", "withdrawn"] },
          offers: { some: { status: "accepted" } },
          OR: [{ sellerId: userId }, { offers: { some: { status: "accepted", buyerId: userId } } }],
        },
      ],
    },
  });
  const open = await tx.sale.count({
    where: {
      status: "open",
      OR: [{ buyerId: userId }, { sellerId: userId }, { ambassadorId: userId }],
    },
  });
  if (sales + open > 0) throw new DomainError("account.sale-in-progress");
  const inForce = { role: "trust_manager", status: "active" } as const;
  const isTrustManager = await tx.roleGrant.count({ where: { ...inForce, userId } });
  if (isTrustManager === 0) return;
  const others = await tx.roleGrant.count({
    where: {
      ...inForce,
      userId: { not: userId },
      user: { erasedAt: null, emailNormalized: { not: { endsWith: `@${DEMO_DOMAIN}` } } },
    },
  });
  if (others === 0) throw new DomainError("account.last-trust-manager");
}
