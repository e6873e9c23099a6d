import { endedBefore } from "../../kernel/retention.ts";
import { daysBefore } from "../../kernel/time.ts";
import { writer } from "../../platform/db/clients.ts";
import { NETWORK_MATCH_DAYS } from "../rules.ts";

/**
 * Deletes the samples of five years ago with their checks and answers, the cases that were decided then, and after a
 * month that a visit's code came from its visitor's network.
 */
export async function purgeQuality(now = new Date()): Promise<void> {
  const over = endedBefore("dealings", now);
  await writer().$transaction(async (tx) => {
    await tx.qualitySample.deleteMany({ where: { drawnAt: { lt: over } } });
    await tx.looperQualityCase.deleteMany({ where: { decidedAt: { lt: over } } });
    await tx.visitNetworkMatch.deleteMany({
      where: { at: { lt: daysBefore(now, NETWORK_MATCH_DAYS) } },
    });
  });
}
