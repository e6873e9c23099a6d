import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { nextDigest } from "../../rules.ts";
import type { RhythmInput } from "../schemas.ts";
import { auditSettingsChange } from "./audit-settings-change.ts";

/**
 * Says when the person is not to be disturbed, and what is put together. What waits for a digest leaves
 * with the next one of the new rhythm, or at once where there is none any more.
 */
export async function changeRhythm(
  rhythm: RhythmInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.change");
  const { userId } = actor;
  const { digest } = rhythm;
  await writer().$transaction(async (tx) => {
    await tx.notificationSettings.upsert({
      where: { userId },
      create: { userId, ...rhythm, updatedAt: now },
      update: { ...rhythm, updatedAt: now },
    });
    await tx.notificationDelivery.updateMany({
      where: { state: "waiting", inDigest: true, notification: { userId } },
      data:
        digest === "none" ? { inDigest: false, dueAt: now } : { dueAt: nextDigest(now, digest) },
    });
    await auditSettingsChange(tx, actor, now);
  });
}
