import type { Transaction } from "../../platform/db/clients.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";

/** Which of some keys are of photos or plans that the listings of some homes show. */
export async function shownKeys(
  tx: Transaction,
  property: Prisma.PropertyWhereInput,
  keys: string[],
): Promise<string[]> {
  const where = { property, mediaKey: { in: keys } };
  const photos = await tx.propertyPhoto.findMany({ where, select: { mediaKey: true } });
  const plans = await tx.floorPlan.findMany({ where, select: { mediaKey: true } });
  return [...photos, ...plans].map(({ mediaKey }) => mediaKey);
}
