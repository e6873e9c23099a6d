import { DomainError } from "../../kernel/errors.ts";
import { civilDay } from "../../kernel/time.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { nextFigureDay } from "../holder.ts";

/**
 * Has the owner of an estimate sent the home's new figure twice a year, or no more. Done twice it changes nothing.
 * @throws {DomainError} estimate.not-found, also where the register has no sales to estimate with
 */
export async function followEstimate(
  { estimateId, isFollowed }: { estimateId: string; isFollowed: boolean },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.change");
  await writer().$transaction(async (tx) => {
    const estimate = await tx.estimate.findUnique({
      where: { id: estimateId, ownerId: actor.userId, outcome: { not: "no_register" } },
      select: { nextFigureOn: true },
    });
    if (!estimate) throw new DomainError("estimate.not-found");
    if ((estimate.nextFigureOn !== null) === isFollowed) return;
    await tx.estimate.update({
      where: { id: estimateId },
      data: { nextFigureOn: isFollowed ? nextFigureDay(civilDay(now)) : null },
    });
  });
}
