import { TIME_ZONE } from "../../kernel/time.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { visitsDueAt } from "../../tasks/rules.ts";
import { rehostingOf } from "../rules.ts";
import { cancelHostedVisit } from "./cancel-hosted-visit.ts";
import { freeTimeOf } from "./free-time.ts";
import { giveVisit } from "./give-visit.ts";
import { HOSTED_VISIT } from "./hosted-visit.ts";

/** Which visits are looked at: those of a looper, in one home or in all, up to an instant or however far. */
interface Hosted {
  hostId: string;
  propertyId?: string;
  /** The last instant at which one may begin. */
  until?: Date;
}

/** What became of them. */
export interface Rehosted {
  rehosted: number;
  cancelled: number;
}

/**
 * Gives the planned visits of a looper who receives nobody any more to the sellers of the homes, at the same times; where
 * the seller is not free, or sells no more, the visit is cancelled, by nobody. Visitor, seller and looper are notified of
 * either, and the calendars that have the visit follow. What has begun stays, for its host to close.
 */
export async function rehostVisits(
  tx: Transaction,
  { hostId, propertyId, until }: Hosted,
  now: Date,
): Promise<Rehosted> {
  const visits = await tx.visit.findMany({
    where: {
      hostId,
      ...(propertyId === undefined ? {} : { propertyId }),
      status: { in: ["pending", "scheduled"] },
      startsAt: { gt: now, ...(until === undefined ? {} : { lte: until }) },
    },
    select: HOSTED_VISIT,
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  const became = { rehosted: 0, cancelled: 0 };
  for (const visit of visits) {
    const { sellerId, seller } = visit.property;
    const time = await freeTimeOf(tx, visit, sellerId);
    const facts = { sells: seller.erasedAt === null, isFree: time !== null };
    const rehosting = rehostingOf({ ...visit, sellerId }, facts, now);
    if (rehosting === "stays") continue;
    if (rehosting === "seller" && time !== null) {
      const host = { id: sellerId, ...seller };
      await giveVisit(tx, visit, { host, quarters: time, by: { kind: "rehosted" } }, now);
    } else await cancelHostedVisit(tx, visit, { reason: "host_unavailable" }, now);
    became[rehosting === "seller" ? "rehosted" : "cancelled"] += 1;
  }
  if (became.rehosted + became.cancelled > 0) {
    // The team looks after what moved just now, also where it followed the others up before.
    await tx.roleGrant.updateMany({
      where: { userId: hostId, role: "ambassador", visitsDueAt: { not: null } },
      data: { visitsDueAt: visitsDueAt(now, TIME_ZONE) },
    });
  }
  return became;
}
