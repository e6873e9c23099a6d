"use server";

import { userAction } from "@/lib/auth/user-action";
import { answerRequest } from "@/lib/contact/commands/answer-request";
import { closeRequest } from "@/lib/contact/commands/close-request";
import { closeContactSchema, contactAnswerSchema } from "@/lib/contact/schemas";
import type { ContactMeanwhile } from "@/lib/contact/views";
import { trustListOf } from "@/lib/routes/space";
import { type MeanwhileNotice, meanwhileText, type REQUESTS } from "../copy";

/** Leads to the list; or says what happened meanwhile, with what was typed. */
const unlessMeanwhile =
  (done: keyof typeof REQUESTS.done) =>
  (since: ContactMeanwhile | null): { redirectTo: string } | Stopped =>
    since === null
      ? { redirectTo: trustListOf("contact", { fait: done }) }
      : { keepTyped: true, data: { meanwhile: noticeOf(since) } };

interface Stopped {
  keepTyped: true;
  data: { meanwhile: MeanwhileNotice };
}

const noticeOf = (since: ContactMeanwhile): MeanwhileNotice => ({
  text: meanwhileText(since),
  isClosed: since.what === "closed",
});

export const answerAction = userAction(
  contactAnswerSchema,
  (answer, actor) => answerRequest(answer, actor),
  unlessMeanwhile("answered"),
);

export const closeAction = userAction(
  closeContactSchema,
  (end, actor) => closeRequest(end, actor),
  unlessMeanwhile("closed"),
);
