import { apiRoutes, readJson } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { env } from "@/lib/platform/env";
import { json } from "@/lib/platform/problem";
import type { Actor } from "@/lib/policy/actor";
import { acceptTime } from "@/lib/visits/commands/accept-time";
import { cancelVisit } from "@/lib/visits/commands/cancel-visit";
import { completeVisit } from "@/lib/visits/commands/complete-visit";
import { confirmVisit } from "@/lib/visits/commands/confirm-visit";
import { declineTime } from "@/lib/visits/commands/decline-time";
import { giveFeedback } from "@/lib/visits/commands/give-feedback";
import { proposeTime } from "@/lib/visits/commands/propose-time";
import { reportNoShow } from "@/lib/visits/commands/report-no-show";
import { requestFeedback } from "@/lib/visits/commands/request-feedback";
import { rescheduleVisit } from "@/lib/visits/commands/reschedule-visit";
import { setVisitLink } from "@/lib/visits/commands/set-visit-link";
import { visitJson } from "@/lib/visits/json-views";
import { findVisit } from "@/lib/visits/queries/find-visit";
import { type VisitChange, visitChangeSchema } from "@/lib/visits/schemas";

function change(visitId: string, input: VisitChange, actor: Actor): Promise<void> {
  switch (input.action) {
    case "confirm":
      return confirmVisit({ visitId, meetingUrl: input.meetingUrl }, actor);
    case "set-link":
      return setVisitLink({ visitId, meetingUrl: input.meetingUrl }, actor);
    case "propose":
      return proposeTime({ visitId, startsAt: input.startsAt }, actor);
    case "accept":
      return acceptTime({ visitId }, actor);
    case "decline":
      return declineTime({ visitId }, actor);
    case "reschedule":
      return rescheduleVisit({ visitId, slotId: input.slotId }, actor);
    case "cancel":
      return cancelVisit({ visitId, reason: input.reason }, actor);
    case "complete":
      return completeVisit({ visitId, code: input.code }, actor);
    case "no-show":
      return reportNoShow({ visitId }, actor);
    case "request-feedback":
      return requestFeedback({ visitId }, actor);
    case "feedback":
      return giveFeedback({ visitId, rating: input.rating, comment: input.comment }, actor);
  }
}

/** A visit of the person who asks, and what they do with it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  GET: async (_request, { params }) => {
    const { id } = await params;
    return json(visitJson(await findVisit(await requireActor(), id), env().APP_URL));
  },
  PATCH: async (request, { params }) => {
    const actor = await requireActor();
    const { id } = await params;
    await change(id, await readJson(request, visitChangeSchema), actor);
    return json(visitJson(await findVisit(actor, id), env().APP_URL));
  },
});
