import { DomainError } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { civilDay } from "../../../kernel/time.ts";
import { MOST_PAUSES, type Pause, pauseFaults } from "../../../looper-zones/rules.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

/**
 * Enters days on which a looper takes no new lead; entered twice, it is one pause.
 * @throws {DomainError} request.forbidden; request.invalid with the fields; looper.pauses-full
 */
export async function addPause(
  { fromOn, untilOn }: Pause,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "looping.file");
  const { userId: looperId } = actor;
  const today = civilDay(now);
  const faults = pauseFaults({ fromOn, untilOn }, today);
  if (Object.keys(faults).length > 0) throw new DomainError("request.invalid", faults);
  await writer().$transaction(async (tx) => {
    const others = await tx.looperPause.count({
      where: { looperId, untilOn: { gte: today }, NOT: { fromOn, untilOn } },
    });
    if (others >= MOST_PAUSES) throw new DomainError("looper.pauses-full");
    await tx.looperPause.upsert({
      where: { looperId_fromOn_untilOn: { looperId, fromOn, untilOn } },
      create: { id: newId(), looperId, fromOn, untilOn, createdAt: now },
      update: {},
    });
  });
}
