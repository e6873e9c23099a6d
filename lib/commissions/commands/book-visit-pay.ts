import { newId } from "../../kernel/ids.ts";
import { civilDay } from "../../kernel/time.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { looperPayOn } from "../../pricing/rules.ts";

/**
 * Writes what a looper is paid for a visit that took place, by the rule of that day, in the caller's
 * transaction. A visit is paid once: its key refuses a second line.
 */
export async function bookVisitPay(
  tx: Transaction,
  { ambassadorId, propertyId, visitId }: Record<"ambassadorId" | "propertyId" | "visitId", string>,
  now: Date,
): Promise<void> {
  const { version, perVisitCents } = looperPayOn(civilDay(now));
  await tx.commissionEntry.create({
    data: {
      id: newId(),
      ambassadorId,
      propertyId,
      event: "visit_organised",
      ruleVersion: version,
      amountCents: perVisitCents,
      occurredAt: now,
      visitId,
    },
    select: { id: true },
  });
}
