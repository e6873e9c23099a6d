"use server";

import type { z } from "zod";
import { userAction } from "@/lib/auth/user-action";
import { hasWriting } from "@/lib/content/typed-fields";
import { DomainError } from "@/lib/kernel/errors";
import type { FormAction } from "@/lib/kernel/forms";
import type { Actor } from "@/lib/policy/actor";
import { spaceRoutes } from "@/lib/routes/space";
import { VISIT_COMMANDS as COMMANDS } from "@/lib/visits/commands/visit-commands";
import type { VisitAction } from "@/lib/visits/rules";
import { VISIT_FORMS as FORMS } from "@/lib/visits/schemas";

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

export const confirmAction = visitAction("confirm", FORMS.confirm, COMMANDS.confirm);
export const acceptAction = visitAction("accept", FORMS.accept, COMMANDS.accept);
export const declineAction = visitAction("decline", FORMS.decline, COMMANDS.decline);
export const proposeAction = visitAction("propose", FORMS.propose, COMMANDS.propose);
export const rescheduleAction = visitAction("reschedule", FORMS.reschedule, COMMANDS.reschedule);
export const linkAction = visitAction("set-link", FORMS["set-link"], COMMANDS["set-link"]);
export const completeAction = visitAction("complete", FORMS.complete, COMMANDS.complete);
export const noShowAction = visitAction("no-show", FORMS["no-show"], COMMANDS["no-show"]);
export const cancelAction = visitAction("cancel", FORMS.cancel, COMMANDS.cancel);
export const requestFeedbackAction = visitAction(
  "request-feedback",
  FORMS["request-feedback"],
  COMMANDS["request-feedback"],
);
export const feedbackAction = visitAction("feedback", FORMS.feedback, COMMANDS.feedback);
