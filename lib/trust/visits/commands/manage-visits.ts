import { DomainError } from "../../../kernel/errors.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { eachTicked, type TickedOutcome } from "../../lists/each-ticked.ts";
import type { ManageVisitsInput } from "../schemas.ts";
import { cancelVisitForTeam } from "./cancel-visit-for-team.ts";
import { reassignVisit } from "./reassign-visit.ts";
import { unlockVisit } from "./unlock-visit.ts";

type ShownVisit = ManageVisitsInput["visits"][number];

/** Gives a visit to the seller of its home, where it is received as the list showed it. */
async function giveToSeller(
  visit: ShownVisit,
  note: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { visitId } = visit;
  const select = { property: { select: { sellerId: true } } } as const;
  const found = await writer().$transaction((tx) =>
    tx.visit.findUnique({ where: { id: visitId }, select }),
  );
  if (!found) throw new DomainError("visit.not-found");
  await reassignVisit({ ...visit, toId: found.property.sellerId, note }, actor, now);
}

const MOVES: Record<
  ManageVisitsInput["move"],
  (visit: ShownVisit, note: string, actor: Actor, now: Date) => Promise<void>
> = {
  unlock: ({ visitId }, note, actor, now) => unlockVisit({ visitId, note }, actor, now),
  "to-seller": giveToSeller,
  cancel: ({ visitId }, note, actor, now) =>
    cancelVisitForTeam({ visitId, reason: "team", note }, actor, now),
};

/**
 * Does the same with several visits, each for itself; those of which that is refused are left as they are.
 * @throws {DomainError} request.forbidden
 */
export async function manageVisits(
  { visits, move, note }: ManageVisitsInput,
  actor: Actor,
  now = new Date(),
): Promise<TickedOutcome<"refused">> {
  authorize(actor, "visits.manage");
  return eachTicked(
    visits,
    ({ visitId }) => visitId,
    (visit) => MOVES[move](visit, note, actor, now),
    { refused: 0 },
    (code) => (code.startsWith("visit.") ? "refused" : undefined),
  );
}
