import { z } from "zod";
import { emailField, linkToken } from "../accounts/schemas.ts";
import { captchaToken } from "../captcha/schemas.ts";
import { INVALID_VALUE } from "../content/errors.ts";
import { personName } from "../content/text-fields.ts";
import { isId } from "../kernel/ids.ts";
import { tidyLine, tidyText } from "../kernel/text.ts";
import { CONTACT_FIELDS as say } from "./copy.ts";
import { CONTACT_CLOSINGS, CONTACT_REPLY_MIN, CONTACT_TEXT, CONTACT_TOPICS } from "./rules.ts";

const id = z.string({ error: INVALID_VALUE }).refine(isId, { error: INVALID_VALUE });

const writing = (error: string, min: number) =>
  z.string({ error }).overwrite(tidyText).min(min, { error }).max(CONTACT_TEXT.max, { error });

/** The reference of a listing as pages show it: its id in capitals, or nothing. */
const listing = z
  .string({ error: say.listing })
  .default("")
  .transform((typed) => tidyLine(typed).toLowerCase())
  .refine((typed) => typed === "" || isId(typed), { error: say.listing })
  .transform((typed) => (typed === "" ? null : typed));

const request = {
  topic: z.enum(CONTACT_TOPICS, { error: say.topic }),
  content: writing(say.text, CONTACT_TEXT.min),
  listing,
};

/** What a person with an account writes; the visit is one of theirs. */
export const ownContactSchema = z.strictObject({ ...request, visitId: id.optional() });
export type OwnContact = z.output<typeof ownContactSchema>;

/** The same of anybody else: who they are, and the captcha. */
export const visitorContactSchema = z
  .strictObject({
    ...request,
    name: personName(say.name, 2, 120),
    email: emailField,
    token: captchaToken,
  })
  .refine(({ topic }) => topic !== "locked_visit", {
    path: ["topic"],
    error: say.topicOfVisit,
  });
export type VisitorContact = z.output<typeof visitorContactSchema>;

/** What the link of a confirmation's mail carries. */
export const confirmContactSchema = z.strictObject({ jeton: linkToken });

/** What a person without an account writes by the link of their thread. */
export const linkedReplySchema = z.strictObject({
  jeton: z.string().max(200),
  content: writing(say.reply, CONTACT_REPLY_MIN),
});
export type LinkedReply = z.output<typeof linkedReplySchema>;

/** The last message that the team's page showed: whoever answers has read it. */
const seen = id;

/** An answer of the team. */
export const contactAnswerSchema = z.strictObject({
  requestId: id,
  seen,
  content: writing(say.reply, CONTACT_REPLY_MIN),
});
export type ContactAnswer = z.output<typeof contactAnswerSchema>;

/** The end of a request without an answer. */
export const closeContactSchema = z.strictObject({
  requestId: id,
  seen,
  reason: z.enum(CONTACT_CLOSINGS, { error: say.closing }),
});
export type ContactEnd = z.output<typeof closeContactSchema>;
