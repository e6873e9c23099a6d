import { DomainError } from "../../kernel/errors.ts";
import { writer } from "../../platform/db/clients.ts";
import type { EstimateReader } from "../holder.ts";
import { isHeldBy } from "../holder.ts";
import { METHOD } from "../method.ts";

/**
 * Takes a comparable out of an estimate, or puts it back: the figure is that of the remaining ones. Done twice it
 * changes nothing.
 * @throws {DomainError} estimate.not-found; estimate.too-few where fewer than five would remain
 */
export async function setComparable(
  { estimateId, position, isRemoved }: { estimateId: string; position: number; isRemoved: boolean },
  reader: EstimateReader,
  now = new Date(),
): Promise<void> {
  await writer().$transaction(async (tx) => {
    const estimate = await tx.estimate.findUnique({
      where: { id: estimateId },
      select: { ownerId: true, holderHash: true, comparables: true },
    });
    const target = estimate?.comparables.find((each) => each.position === position);
    if (!estimate || !target || !isHeldBy(estimate, reader)) {
      throw new DomainError("estimate.not-found");
    }
    if ((target.removedAt !== null) === isRemoved) return;
    const remaining = estimate.comparables.filter(({ removedAt }) => removedAt === null).length;
    if (isRemoved && remaining <= METHOD.fewest) throw new DomainError("estimate.too-few");
    await tx.estimateComparable.update({
      where: { estimateId_position: { estimateId, position } },
      data: { removedAt: isRemoved ? now : null },
    });
  });
}
