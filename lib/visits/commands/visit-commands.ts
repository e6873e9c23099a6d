import type { Actor } from "../../policy/actor.ts";
import type { VisitAction } from "../rules.ts";
import type { VisitChange, VisitInput } from "../schemas.ts";
import { acceptTime } from "./accept-time.ts";
import { cancelVisit } from "./cancel-visit.ts";
import { completeVisit } from "./complete-visit.ts";
import { confirmVisit } from "./confirm-visit.ts";
import { declineTime } from "./decline-time.ts";
import { giveFeedback } from "./give-feedback.ts";
import { proposeTime, proposeTimeOfDay } from "./propose-time.ts";
import { reportNoShow } from "./report-no-show.ts";
import { requestFeedback } from "./request-feedback.ts";
import { rescheduleVisit } from "./reschedule-visit.ts";
import { setVisitLink } from "./set-visit-link.ts";

type VisitCommands = {
  [Action in VisitAction]: (input: VisitInput<Action>, actor: Actor) => Promise<void>;
};

/** What each action on a visit runs, for its form and for its call. Each command says what it throws. */
export const VISIT_COMMANDS: VisitCommands = {
  confirm: confirmVisit,
  accept: acceptTime,
  decline: declineTime,
  propose: (input, actor) =>
    "startsAt" in input ? proposeTime(input, actor) : proposeTimeOfDay(input, actor),
  reschedule: rescheduleVisit,
  "set-link": setVisitLink,
  complete: completeVisit,
  "no-show": reportNoShow,
  cancel: cancelVisit,
  "request-feedback": requestFeedback,
  feedback: giveFeedback,
};

/** Runs the action that a call names. */
export function runVisitCall(
  visitId: string,
  { action, ...input }: VisitChange,
  actor: Actor,
): Promise<void> {
  // Its schema read it as what this action takes: TypeScript doesn't follow that through the table.
  const command = VISIT_COMMANDS[action as VisitAction] as (
    input: object,
    actor: Actor,
  ) => Promise<void>;
  return command({ visitId, ...input }, actor);
}
