"use server";

import type { z } from "zod";
import { userAction } from "@/lib/auth/user-action";
import { hasWriting } from "@/lib/content/typed-fields";
import { DomainError } from "@/lib/kernel/errors";
import type { FormAction } from "@/lib/kernel/forms";
import type { Actor } from "@/lib/policy/actor";
import { spaceRoutes } from "@/lib/routes/space";
import { acceptTime } from "@/lib/visits/commands/accept-time";
import { cancelVisit } from "@/lib/visits/commands/cancel-visit";
import { completeVisit } from "@/lib/visits/commands/complete-visit";
import { confirmVisit } from "@/lib/visits/commands/confirm-visit";
import { declineTime } from "@/lib/visits/commands/decline-time";
import { giveFeedback } from "@/lib/visits/commands/give-feedback";
import { proposeTimeOfDay } from "@/lib/visits/commands/propose-time";
import { reportNoShow } from "@/lib/visits/commands/report-no-show";
import { requestFeedback } from "@/lib/visits/commands/request-feedback";
import { rescheduleVisit } from "@/lib/visits/commands/reschedule-visit";
import { setVisitLink } from "@/lib/visits/commands/set-visit-link";
import type { VisitAction } from "@/lib/visits/rules";
import {
  cancelSchema,
  completeSchema,
  confirmSchema,
  feedbackSchema,
  linkSchema,
  proposeFormSchema,
  rescheduleSchema,
  visitSchema,
} from "@/lib/visits/schemas";

/** What is refused because the visit is not any more as its page showed it. */
const CHANGED = ["visit.changed", "visit.lapsed", "visit.feedback-given"];

/**
 * A form of a visit's page: it leads to the page, which says what was done; or, where somebody else was
 * first, what the visit is now. A form that somebody wrote in stays instead, and says so.
 */
function visitAction<Schema extends z.ZodType<{ visitId: string }>>(
  action: VisitAction,
  schema: Schema,
  command: (input: z.output<Schema>, actor: Actor) => Promise<void>,
): FormAction {
  return userAction(
    schema,
    async (input, actor) => {
      try {
        await command(input, actor);
        return action;
      } catch (error) {
        const isChanged = DomainError.is(error) && CHANGED.includes(error.code);
        if (isChanged && !hasWriting(input)) return "change";
        throw error;
      }
    },
    (done, { visitId }) => ({ redirectTo: spaceRoutes.visit(visitId, { done }) }),
  );
}

export const confirmAction = visitAction("confirm", confirmSchema, confirmVisit);
export const acceptAction = visitAction("accept", visitSchema, acceptTime);
export const declineAction = visitAction("decline", visitSchema, declineTime);
export const proposeAction = visitAction("propose", proposeFormSchema, proposeTimeOfDay);
export const rescheduleAction = visitAction("reschedule", rescheduleSchema, rescheduleVisit);
export const linkAction = visitAction("set-link", linkSchema, setVisitLink);
export const completeAction = visitAction("complete", completeSchema, completeVisit);
export const noShowAction = visitAction("no-show", visitSchema, reportNoShow);
export const cancelAction = visitAction("cancel", cancelSchema, cancelVisit);
export const requestFeedbackAction = visitAction("request-feedback", visitSchema, requestFeedback);
export const feedbackAction = visitAction("feedback", feedbackSchema, giveFeedback);
