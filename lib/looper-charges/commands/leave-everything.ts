import { releaseLeads } from "../../leads/commands/release-leads.ts";
import { takeOffersAway } from "../../leads/commands/take-offers-away.ts";
import type { Candidates } from "../../leads/views.ts";
import { endReceivingIn } from "../../listings/slots/commands/end-receiving.ts";
import { notify } from "../../notifications/commands/notify.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { readContent } from "../../revisions/content.ts";
import { type Leaver, type LeftBehind, leaveHomeIn } from "./leave-home.ts";
import { moveRequest } from "./move-request.ts";
import { rehostVisits } from "./rehost-visits.ts";

/** What somebody left who is no looper any more. */
export interface LeftAll extends LeftBehind {
  homes: number;
}

/**
 * A looper leaves all that is theirs, in the caller's transaction: every home that is not sold, what sellers asked of
 * them, visits that they receive in homes that they had parted from, leads, and where and when they take some. What they
 * earned stays.
 * @param candidates as `listCandidatesAfter` read them before this transaction
 */
export async function leaveEverything(
  tx: Transaction,
  leaver: Leaver,
  candidates: Candidates,
  actor: Actor | null,
  now: Date,
): Promise<LeftAll> {
  const { looperId, name } = leaver;
  const left = { homes: 0, rehosted: 0, cancelled: 0, leads: 0 };
  // Of what is off the market nobody has anything to hear.
  await tx.property.updateMany({
    where: { ambassadorId: looperId, status: "withdrawn" },
    data: { ambassadorId: null },
  });
  const homes = await tx.property.findMany({
    where: { ambassadorId: looperId, status: { not: "sold" } },
    select: { id: true, sellerId: true, title: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  for (const { id: propertyId, ...home } of homes) {
    const behind = await leaveHomeIn(tx, { propertyId, looperId, ...home }, name, actor, now);
    if (behind === null) continue;
    left.homes += 1;
    left.rehosted += behind.rehosted;
    left.cancelled += behind.cancelled;
    left.leads += behind.leads;
  }
  await leaveRequests(tx, leaver, now);
  const elsewhere = await rehostVisits(tx, { hostId: looperId }, now);
  left.rehosted += elsewhere.rehosted;
  left.cancelled += elsewhere.cancelled;
  // A looper may sell as well.
  const ofOthers = { sellerId: { not: looperId } };
  await endReceivingIn(tx, { hostId: looperId, property: ofOthers }, now);
  left.leads += await takeOffersAway(tx, looperId, candidates, now);
  left.leads += await releaseLeads(tx, { looperId }, now);
  await tx.looperZone.deleteMany({ where: { looperId } });
  await tx.looperPause.deleteMany({ where: { looperId } });
  return left;
}

/** Requests that wait are declined; those accepted for homes that are not entered yet are left. Each seller is notified. */
async function leaveRequests(
  tx: Transaction,
  { looperId, name }: Leaver,
  now: Date,
): Promise<void> {
  const requests = await tx.looperRequest.findMany({
    where: {
      ambassadorId: looperId,
      status: { in: ["pending", "accepted"] },
      revision: { status: { not: "discarded" } },
    },
    select: {
      ...{ id: true, status: true, revisionId: true },
      revision: { select: { sellerId: true, propertyId: true, content: true } },
    },
  });
  for (const { id, status, revisionId, revision } of requests) {
    const { sellerId, propertyId } = revision;
    await moveRequest(tx, id, status === "pending" ? "decline" : "leave", now);
    if (sellerId === null) continue;
    if (status === "accepted") {
      // That of a home which is entered is the home's.
      if (propertyId !== null) continue;
      const title = readContent(revision.content).title?.trim() || null;
      const data = { propertyId, name, title, rehosted: 0, cancelled: 0 };
      await notify(tx, { userId: sellerId, event: "looper-charge.left", data }, now);
    } else if (name !== null) {
      const data = { requestId: id, revisionId, name, accepted: false };
      await notify(tx, { userId: sellerId, event: "looper-request.answered", data }, now);
    }
  }
}
