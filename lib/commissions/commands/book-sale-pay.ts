import { newId } from "../../kernel/ids.ts";
import { civilDay } from "../../kernel/time.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { looperPayOn, signaturePayCents } from "../../pricing/rules.ts";

/**
 * Writes the looper's share of the fee of a sale that is concluded, in the caller's transaction. A sale is
 * paid once: its key refuses a second line.
 */
export async function bookSalePay(
  tx: Transaction,
  sale: { saleId: string; ambassadorId: string; propertyId: string; feeCents: number },
  signedAt: Date,
): Promise<void> {
  const { saleId, ambassadorId, propertyId, feeCents } = sale;
  const day = civilDay(signedAt);
  await tx.commissionEntry.create({
    data: {
      id: newId(),
      ambassadorId,
      propertyId,
      event: "sale_signed",
      ruleVersion: looperPayOn(day).version,
      amountCents: signaturePayCents(feeCents, day),
      occurredAt: signedAt,
      saleId,
    },
    select: { id: true },
  });
}
