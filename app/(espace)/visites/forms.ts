import type { VisitForms } from "@/components/visits/VisitActions";
import { openConversationAction } from "../messages/actions";
import {
  acceptAction,
  cancelAction,
  completeAction,
  confirmAction,
  declineAction,
  feedbackAction,
  linkAction,
  noShowAction,
  proposeAction,
  requestFeedbackAction,
} from "./actions";

/** What the forms of a visit post to, wherever it is shown. */
export const VISIT_FORM_ACTIONS: VisitForms = {
  confirm: confirmAction,
  accept: acceptAction,
  decline: declineAction,
  propose: proposeAction,
  "set-link": linkAction,
  complete: completeAction,
  "no-show": noShowAction,
  cancel: cancelAction,
  "request-feedback": requestFeedbackAction,
  feedback: feedbackAction,
  write: openConversationAction,
};
