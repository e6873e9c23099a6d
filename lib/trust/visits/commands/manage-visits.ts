import { DomainError } from "../../../kernel/errors.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { ManageVisitsInput } from "../schemas.ts";
import { cancelVisitForTeam } from "./cancel-visit-for-team.ts";
import { reassignVisit } from "./reassign-visit.ts";
import { unlockVisit } from "./unlock-visit.ts";

/** Gives a visit to the seller of its home, whoever receives. */
async function giveToSeller(visitId: string, note: string, actor: Actor, now: Date): Promise<void> {
  const select = { hostId: true, property: { select: { sellerId: true } } } as const;
  const visit = await writer().$transaction((tx) =>
    tx.visit.findUnique({ where: { id: visitId }, select }),
  );
  if (!visit) throw new DomainError("visit.not-found");
  const { hostId: fromId, property } = visit;
  await reassignVisit({ visitId, fromId, toId: property.sellerId, note }, actor, now);
}

const MOVES: Record<
  ManageVisitsInput["move"],
  (visitId: string, note: string, actor: Actor, now: Date) => Promise<void>
> = {
  unlock: (visitId, note, actor, now) => unlockVisit({ visitId, note }, actor, now),
  "to-seller": giveToSeller,
  cancel: (visitId, note, actor, now) =>
    cancelVisitForTeam({ visitId, reason: "team", note }, actor, now),
};

/**
 * Does the same with several visits, each for itself; those of which that is refused are left as they are.
 * @returns how many it was done with
 * @throws {DomainError} request.forbidden
 */
export async function manageVisits(
  { visits, move, note }: ManageVisitsInput,
  actor: Actor,
  now = new Date(),
): Promise<number> {
  authorize(actor, "visits.manage");
  let done = 0;
  for (const visitId of new Set(visits)) {
    try {
      await MOVES[move](visitId, note, actor, now);
      done += 1;
    } catch (error) {
      if (!DomainError.is(error) || !error.code.startsWith("visit.")) throw error;
    }
  }
  return done;
}
