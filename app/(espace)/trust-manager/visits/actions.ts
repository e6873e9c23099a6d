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
    const { done, refused } = await manageVisits(input, actor);
    return { done, message: TEAM_VISITS.done.some[input.move](done, done + refused) };
  },
  // Where nothing was done, what was typed and ticked is for another try.
  ({ done, message }) => ({ message, keepTyped: done === 0, isNothing: done === 0 }),
);
