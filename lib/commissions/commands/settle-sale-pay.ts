import type { Transaction } from "../../platform/db/clients.ts";
import { fallDue } from "./fall-due.ts";

/** The looper's share of a sale falls due: its invoice is paid, or asks for nothing. */
export async function settleSalePay(tx: Transaction, saleId: string, now: Date): Promise<void> {
  const entry = await tx.commissionEntry.findUnique({ where: { saleId }, select: { id: true } });
  if (entry) await fallDue(tx, entry.id, "invoice_paid", now);
}

/**
 * The payment of a sale's invoice is taken back: the looper's share waits again, unless a statement has it. What a
 * statement has stays due, for its looper has read so; the team takes the line back if the money never comes.
 */
export async function unsettleSalePay(tx: Transaction, saleId: string): Promise<void> {
  const lines = await tx.commissionEntry.findMany({
    where: { OR: [{ saleId }, { reverses: { saleId } }] },
    select: { id: true, due: { select: { line: true } }, contest: { select: { id: true } } },
  });
  if (lines.some(({ due, contest }) => due?.line || contest)) return;
  await tx.commissionDue.deleteMany({ where: { entryId: { in: lines.map(({ id }) => id) } } });
}
