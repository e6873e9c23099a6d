import { civilDay } from "../../kernel/time.ts";
import { isLooperInForce } from "../../listings/commands/is-looper-in-force.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { OPEN_LEAD_STATUSES } from "../states.ts";

/** Whether somebody is among `listZoneLoopers` of a commune, as a command reads it in its transaction. */
export async function takesLeadsOf(
  tx: Transaction,
  looperId: string,
  communeCode: string,
  now: Date,
): Promise<boolean> {
  const inZone = await tx.looperZoneCommune.findUnique({
    where: { looperId_communeCode: { looperId, communeCode } },
    select: { zone: { select: { capacity: true } } },
  });
  if (!inZone || !(await isLooperInForce(tx, looperId, [now]))) return false;
  const today = civilDay(now);
  const pauses = await tx.looperPause.count({
    where: { looperId, untilOn: { gte: today }, fromOn: { lte: today } },
  });
  const open = await tx.lead.count({
    where: { ambassadorId: looperId, status: { in: [...OPEN_LEAD_STATUSES] } },
  });
  const requests = await tx.looperRequest.count({
    where: {
      ambassadorId: looperId,
      status: "pending",
      revision: { status: { not: "discarded" } },
    },
  });
  return pauses === 0 && open + requests < inZone.zone.capacity;
}
