import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { ERASED_AFTER_DAYS } from "../../../kernel/retention.ts";
import { DAY_MS, msBefore } from "../../../kernel/time.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import { Prisma } from "../../../platform/db/generated/client.ts";
import { DEPARTURES } from "../../../providers/rules.ts";
import { releaseProvider } from "../../../quotes/commands/release-provider.ts";

/** Erases one; what it is called stays where somebody hired it. @returns whether anything changed */
async function erase(
  tx: Transaction,
  { id, name, erasedAt }: { id: string; name: string; erasedAt: Date | null },
  now: Date,
): Promise<boolean> {
  const { isNamed, isHired, isBusy } = await releaseProvider(tx, id, now);
  if (isBusy) return false;
  const left = isHired ? name : "";
  if (isNamed && erasedAt !== null && name === left) return false;
  await tx.providerCheck.deleteMany({ where: { providerId: id } });
  if (isNamed) {
    const nothing = { description: "", specialties: [], certifications: [] };
    await tx.serviceProvider.update({
      where: { id },
      data: {
        ...nothing,
        name: left,
        email: null,
        portfolio: Prisma.DbNull,
        erasedAt: erasedAt ?? now,
      },
    });
  } else {
    await tx.serviceProvider.delete({ where: { id } });
  }
  const subject = { type: "provider", id } as const;
  await recordAudit(tx, { action: "provider.erased", subject, actor: null }, now);
  return true;
}

/**
 * Erases the data of the providers who left the directory, at their own request or with the end of their activity,
 * some days after; whoever has agreed work to do or to answer for, once that is long over. One whom no quote names is
 * deleted, of the others nothing but the name is left, and that only while somebody who hired them has the quote.
 * @returns how many
 */
export async function eraseDeparted(now = new Date()): Promise<number> {
  const left = {
    isDemonstration: false,
    suspension: { in: [...DEPARTURES] },
    suspendedAt: { lte: msBefore(now, ERASED_AFTER_DAYS * DAY_MS) },
  };
  const departed = await writer().$transaction((tx) =>
    tx.serviceProvider.findMany({ where: left, select: { id: true } }),
  );
  let erased = 0;
  for (const { id } of departed) {
    const isErased = await writer().$transaction(async (tx) => {
      // Reinstated meanwhile, it stays.
      const still = await tx.serviceProvider.findFirst({
        where: { id, ...left },
        select: { id: true, name: true, erasedAt: true },
      });
      return still !== null && erase(tx, still, now);
    });
    if (isErased) erased += 1;
  }
  return erased;
}
