"use server";

import { userAction } from "@/lib/auth/user-action";
import {
  leadAnswerSchema,
  leadAppointmentSchema,
  leadCallSchema,
  leadCloseSchema,
  leadNoteSchema,
} from "@/lib/leads/schemas";
import { acceptLead } from "@/lib/looper/commands/accept-lead";
import { declineLead } from "@/lib/looper/commands/decline-lead";
import { appointLead, closeLead, recordCall, writeNote } from "@/lib/looper/commands/work-lead";
import { answerRequest } from "@/lib/looper/requests/commands/answer-request";
import { requestAnswerSchema } from "@/lib/looper/requests/schemas";
import { LEADS, REQUESTS } from "./copy";

const { done } = LEADS;

export const acceptLeadAction = userAction(leadAnswerSchema, acceptLead, () => ({
  message: done.accept,
}));

export const declineLeadAction = userAction(leadAnswerSchema, declineLead, () => ({
  message: done.decline,
}));

export const recordCallAction = userAction(leadCallSchema, recordCall, () => ({
  message: done.call,
}));

export const writeNoteAction = userAction(leadNoteSchema, writeNote, () => ({
  message: done.note,
}));

export const appointLeadAction = userAction(leadAppointmentSchema, appointLead, () => ({
  message: done.appoint,
}));

export const closeLeadAction = userAction(leadCloseSchema, closeLead, () => ({
  message: done.close,
}));

export const answerRequestAction = userAction(
  requestAnswerSchema,
  answerRequest,
  (_done, { accept }) => ({ message: REQUESTS.answered[accept ? "accept" : "decline"] }),
);
