"use server";

import { userAction } from "@/lib/auth/user-action";
import {
  leadAnswerSchema,
  leadAppointmentSchema,
  leadCallSchema,
  leadCloseSchema,
  leadNoteSchema,
} from "@/lib/leads/schemas";
import type { LeadStatus } from "@/lib/leads/states";
import { acceptLead } from "@/lib/looper/commands/accept-lead";
import { declineLead } from "@/lib/looper/commands/decline-lead";
import { appointLead, closeLead, recordCall, writeNote } from "@/lib/looper/commands/work-lead";
import { answerRequest } from "@/lib/looper/requests/commands/answer-request";
import { requestAnswerSchema } from "@/lib/looper/requests/schemas";
import { leadsRoute } from "@/lib/routes/leads";
import { LEADS, type LeadDone, REQUESTS } from "./copy";

/** The list of where the lead is then, which states what was done: from the list that was open it may be gone. */
const back = (done: LeadDone, status?: LeadStatus) => ({
  redirectTo: leadsRoute({ done, status }),
});

export const acceptLeadAction = userAction(leadAnswerSchema, acceptLead, () =>
  back("accept", "accepted"),
);

export const declineLeadAction = userAction(leadAnswerSchema, declineLead, () => back("decline"));

export const recordCallAction = userAction(leadCallSchema, recordCall, (status) =>
  back("call", status),
);

// It changes nothing of where the lead stands, so its form stays.
export const writeNoteAction = userAction(leadNoteSchema, writeNote, () => ({
  message: LEADS.noted,
}));

export const appointLeadAction = userAction(leadAppointmentSchema, appointLead, (status) =>
  back("appoint", status),
);

export const closeLeadAction = userAction(leadCloseSchema, closeLead, (status) =>
  back("close", status),
);

export const answerRequestAction = userAction(
  requestAnswerSchema,
  answerRequest,
  (_done, { accept }) => ({ message: REQUESTS.answered[accept ? "accept" : "decline"] }),
);
