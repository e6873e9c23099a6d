import { endedBefore } from "../../kernel/retention.ts";
import { daysBefore } from "../../kernel/time.ts";
import { writer } from "../../platform/db/clients.ts";
import { NETWORK_MATCH_DAYS } from "../rules.ts";

/**
 * Deletes the samples of five years ago with their checks and answers, the cases that were decided then, and after a
 * month that a visit's code came from its visitor's network, and what stands for the networks of sessions.
 */
export async function purgeQuality(now = new Date()): Promise<void> {
  const over = endedBefore("dealings", now);
  await writer().$transaction(async (tx) => {
    await tx.qualitySample.deleteMany({ where: { drawnAt: { lt: over } } });
    await tx.looperQualityCase.deleteMany({ where: { decidedAt: { lt: over } } });
    const networks = daysBefore(now, NETWORK_MATCH_DAYS);
    await tx.visitNetworkMatch.deleteMany({ where: { at: { lt: networks } } });
    await tx.session.updateMany({
      where: { networkKey: { not: null }, lastSeenAt: { lt: networks } },
      data: { networkKey: null },
    });
  });
}
