import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { findCommunePoint } from "../../../communes/queries/find-commune-point.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { isLooperInForce } from "../../../listings/commands/is-looper-in-force.ts";
import { freeTimeOf } from "../../../looper-charges/commands/free-time.ts";
import { giveVisit } from "../../../looper-charges/commands/give-visit.ts";
import type { NewHost } from "../../../looper-charges/commands/hosted-visit.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { unlessTaken } from "../../../platform/db/conflicts.ts";
import type { Actor } from "../../../policy/actor.ts";
import { awayKm } from "../../loopers/rules.ts";
import { isNearEnough } from "../rules.ts";
import type { ReassignInput } from "../schemas.ts";
import { type ManagedVisit, managedVisit, refuseChanged, settleLock } from "./managed-visit.ts";

/** Whether a looper's commune is near the home's, or their zone has it. */
async function isNear(tx: Transaction, looperId: string, code: string): Promise<boolean> {
  const zone = await tx.looperZone.findUnique({
    where: { looperId },
    select: {
      ...{ centreCode: true, centreLat: true, centreLng: true },
      communes: { where: { communeCode: code }, select: { communeCode: true } },
    },
  });
  if (zone === null) return false;
  const { centreCode, centreLat: lat, centreLng: lng } = zone;
  const home = { code, point: await findCommunePoint(code) };
  return isNearEnough({
    inZone: zone.communes.length > 0,
    distanceKm: awayKm(home, { code: centreCode, lat, lng }),
  });
}

/** Who is to receive: the seller of the home, or a looper near it who is in force today and on the day. */
async function newHost(
  tx: Transaction,
  { property, startsAt }: ManagedVisit,
  id: string,
  now: Date,
): Promise<NewHost | null> {
  if (id === property.sellerId) {
    const { erasedAt, ...seller } = property.seller;
    return erasedAt === null ? { id, ...seller } : null;
  }
  if (!(await isLooperInForce(tx, id, [now, startsAt]))) return null;
  if (!(await isNear(tx, id, property.communeCode))) return null;
  const select = { firstName: true, email: true, postalCode: true } as const;
  const looper = await tx.user.findUnique({ where: { id, erasedAt: null }, select });
  return looper && { id, ...looper };
}

/**
 * Gives a planned visit to another host at the same time: to the seller of its home, or to a looper in force near it.
 * Visitor, both hosts and the seller are notified.
 * @throws {DomainError} request.forbidden, visit.not-found, visit.own, visit.changed; visit.host-unfit for somebody who
 * can't receive; visit.host-busy for one who is not free then
 */
export async function reassignVisit(
  { visitId, fromId, startsAt, toId, note }: ReassignInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await unlessTaken("visit.host-busy", async (tx) => {
    const visit = await managedVisit(tx, { visitId, action: "reassign" }, actor, now);
    const isAsShown = visit.hostId === fromId && visit.startsAt.getTime() === startsAt.getTime();
    if (!isAsShown) await refuseChanged(tx, visitId);
    if (toId === visit.hostId || toId === visit.buyerId || toId === actor.userId) {
      throw new DomainError("visit.host-unfit");
    }
    const host = await newHost(tx, visit, toId, now);
    if (host === null) throw new DomainError("visit.host-unfit");
    const quarters = await freeTimeOf(tx, visit, toId);
    if (quarters === null) throw new DomainError("visit.host-busy");
    const by = { kind: "reassigned", actorId: actor.userId, note } as const;
    await giveVisit(tx, visit, { host, quarters, by }, now);
    await settleLock(tx, visit, actor, now);
    await recordAudit(
      tx,
      {
        action: "visit.reassigned",
        subject: { type: "visit", id: visitId },
        actor,
        concernsId: toId,
      },
      now,
    );
  });
}
