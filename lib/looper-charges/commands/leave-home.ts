import { recordAudit } from "../../audit/commands/record-audit.ts";
import { releaseLeads } from "../../leads/commands/release-leads.ts";
import { endReceivingIn } from "../../listings/slots/commands/end-receiving.ts";
import { notify } from "../../notifications/commands/notify.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { type Charge, endChargeIn } from "./end-charge.ts";
import { moveRequest } from "./move-request.ts";
import { type Rehosted, rehostVisits } from "./rehost-visits.ts";

/** A home that its looper leaves. */
export interface LeftHome extends Charge {
  title: string;
}

/** Who leaves: `name` is null for an account that is closed. */
export interface Leaver {
  looperId: string;
  name: string | null;
}

/** What became of what they had in it. */
export interface LeftBehind extends Rehosted {
  /** Buyers' leads that nobody has now. */
  leads: number;
}

/**
 * A looper leaves a home by themselves, in the caller's transaction: its planned visits go to the seller, or are cancelled;
 * no slot of theirs is offered; its buyers' leads are nobody's; the seller is notified, and can choose another.
 * @returns null where it was not theirs any more
 */
export async function leaveHomeIn(
  tx: Transaction,
  { title, ...home }: LeftHome,
  name: string | null,
  actor: Actor | null,
  now: Date,
): Promise<LeftBehind | null> {
  if (!(await endChargeIn(tx, home, actor, now))) return null;
  const { propertyId, sellerId, looperId } = home;
  const requests = await tx.looperRequest.findMany({
    where: { ambassadorId: looperId, status: "accepted", revision: { propertyId } },
    select: { id: true },
  });
  for (const { id } of requests) await moveRequest(tx, id, "leave", now);
  const visits = await rehostVisits(tx, { hostId: looperId, propertyId }, now);
  await endReceivingIn(tx, { hostId: looperId, property: { id: propertyId } }, now);
  const leads = await releaseLeads(tx, { looperId, kind: "buyer", propertyId }, now);
  const data = { propertyId, name, title, ...visits };
  await notify(tx, { userId: sellerId, event: "looper-charge.left", data }, now);
  await recordAudit(
    tx,
    {
      action: "looper-charge.left",
      subject: { type: "property", id: propertyId },
      actor,
      concernsId: sellerId,
    },
    now,
  );
  return { ...visits, leads };
}
