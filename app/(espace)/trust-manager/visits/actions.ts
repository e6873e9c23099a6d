"use server";

import { userAction } from "@/lib/auth/user-action";
import { teamVisitRoutes } from "@/lib/routes/team-visits";
import { cancelVisitForTeam } from "@/lib/trust/visits/commands/cancel-visit-for-team";
import { manageVisits } from "@/lib/trust/visits/commands/manage-visits";
import { reassignVisit } from "@/lib/trust/visits/commands/reassign-visit";
import { unlockVisit } from "@/lib/trust/visits/commands/unlock-visit";
import {
  manageVisitsSchema,
  reassignSchema,
  teamCancelSchema,
  unlockSchema,
} from "@/lib/trust/visits/schemas";
import { TEAM_VISITS } from "./copy";

const back =
  (fait: "unlock" | "reassign" | "cancel") =>
  (_done: unknown, { visitId }: { visitId: string }) => ({
    redirectTo: teamVisitRoutes.one(visitId, { fait }),
  });

export const unlockAction = userAction(unlockSchema, unlockVisit, back("unlock"));
export const reassignAction = userAction(reassignSchema, reassignVisit, back("reassign"));
export const cancelAction = userAction(teamCancelSchema, cancelVisitForTeam, back("cancel"));

export const manageVisitsAction = userAction(
  manageVisitsSchema,
  async (input, actor) => {
    const of = new Set(input.visits.map(({ visitId }) => visitId)).size;
    const count = await manageVisits(input, actor);
    return { count, message: TEAM_VISITS.done.some[input.move](count, of) };
  },
  // Where nothing was done, what was typed and ticked is for another try.
  ({ count, message }) => ({ message, keepTyped: count === 0 }),
);
