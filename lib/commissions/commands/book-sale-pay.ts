import { newId } from "../../kernel/ids.ts";
import { civilDay } from "../../kernel/time.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { looperPayBy, signaturePayCents } from "../../pricing/rules.ts";

/**
 * Writes the looper's share of the fee of a sale that is concluded, in the caller's transaction, by the rule of the home.
 * It falls due once the seller's invoice is paid. A sale is paid once: its key refuses a second line.
 */
export async function bookSalePay(
  tx: Transaction,
  sale: { saleId: string; ambassadorId: string; propertyId: string; feeCents: number },
  signedAt: Date,
): Promise<void> {
  const { saleId, ambassadorId, propertyId, feeCents } = sale;
  const home = await tx.property.findUniqueOrThrow({
    where: { id: propertyId },
    select: { ambassadorId: true, looperPayVersion: true },
  });
  const version = home.ambassadorId === ambassadorId ? home.looperPayVersion : null;
  const rule = looperPayBy(version, civilDay(signedAt));
  await tx.commissionEntry.create({
    data: {
      ...{ id: newId(), ambassadorId, propertyId, saleId },
      event: "sale_signed",
      ruleVersion: rule.version,
      amountCents: signaturePayCents(feeCents, rule),
      occurredAt: signedAt,
    },
    select: { id: true },
  });
}
