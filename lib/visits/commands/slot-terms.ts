import { DEFAULT_TERMS, type SlotTerms } from "../../listings/slots/rules.ts";
import type { Transaction } from "../../platform/db/clients.ts";

/** The terms of the slots that a host offers in a home. */
export async function termsOf(
  tx: Transaction,
  key: { propertyId: string; hostId: string },
): Promise<SlotTerms> {
  const { propertyId, hostId } = key;
  const schedule = await tx.visitSchedule.findUnique({
    where: { propertyId_hostId: { propertyId, hostId } },
    select: {
      bufferMinutes: true,
      noticeHours: true,
      dailyCap: true,
      physical: true,
      virtual: true,
    },
  });
  return schedule ?? DEFAULT_TERMS;
}
