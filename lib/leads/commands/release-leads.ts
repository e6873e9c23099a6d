import { daysBefore } from "../../kernel/time.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import { CLOSED_BY_TIME_DAYS, freed } from "../rules.ts";
import { type LeadKind, movedTo, OPEN_LEAD_STATUSES } from "../states.ts";
import { notifyOfTeam } from "./notify-requester.ts";

/** Whose leads, and which of them. */
interface Released {
  looperId: string;
  kind?: LeadKind;
  /** Of buyers of one home. */
  propertyId?: string;
  /** Whether a seller's under mandate is left with the looper, as the home is. */
  exceptMandates?: boolean;
}

/**
 * Takes the open leads that a looper accepted from them, in the caller's transaction: nobody has them, so that the team
 * sees them as such. A buyer's of whom nothing was heard for so long that it counts as closed is closed, and stays
 * theirs: no click makes the score forget it. Open offers are another matter (`takeOffersAway`).
 * @returns how many nobody has now
 */
export async function releaseLeads(
  tx: Transaction,
  { looperId, kind, propertyId, exceptMandates = false }: Released,
  now: Date,
): Promise<number> {
  const open = OPEN_LEAD_STATUSES.filter(
    (status) => status !== "offered" && !(exceptMandates && status === "mandate"),
  );
  const those: Prisma.LeadWhereInput = {
    ambassadorId: looperId,
    status: { in: open },
    ...(kind === undefined ? {} : { kind }),
    ...(propertyId === undefined ? {} : { propertyId }),
  };
  const closedByTime = { lte: daysBefore(now, CLOSED_BY_TIME_DAYS) };
  await tx.lead.updateMany({
    where: { AND: [those, { kind: "buyer", factAt: closedByTime }] },
    data: { status: "lost", updatedAt: now },
  });
  const leads = await tx.lead.findMany({
    where: those,
    select: {
      ...{ id: true, kind: true, status: true, communeCode: true },
      property: { select: { communeCode: true } },
    },
  });
  let released = 0;
  for (const { id, status, ...lead } of leads) {
    const to = movedTo("release", lead.kind, status);
    if (to === null) continue;
    const { count } = await tx.lead.updateMany({
      where: { id, ambassadorId: looperId, status },
      // Whoever had it noted for themselves.
      data: {
        ...{ ambassadorId: null, status: to, note: null, appointmentAt: null },
        ...freed(now, lead.property?.communeCode ?? lead.communeCode),
        updatedAt: now,
      },
    });
    released += count;
    if (count > 0 && to === "offered") await notifyOfTeam(tx, id, now);
  }
  return released;
}
