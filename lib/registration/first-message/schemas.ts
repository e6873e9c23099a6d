import { z } from "zod";
import { emailField, linkToken } from "../../accounts/schemas.ts";
import { captchaToken } from "../../captcha/schemas.ts";
import { INVALID_VALUE } from "../../content/errors.ts";
import { personName } from "../../content/text-fields.ts";
import { isId } from "../../kernel/ids.ts";
import { messageContent } from "../../messages/schemas.ts";
import { FIRST_MESSAGE_FIELDS as say } from "./copy.ts";

/** The first message of somebody without an account: who they are, what they write, the captcha. */
export const firstMessageSchema = z.strictObject({
  listingId: z.string({ error: INVALID_VALUE }).refine(isId, { error: INVALID_VALUE }),
  name: personName(say.name, 2, 120),
  email: emailField,
  content: messageContent,
  token: captchaToken,
});
export type FirstMessage = z.output<typeof firstMessageSchema>;

/** What the link of its mail carries. */
export const firstMessageLinkSchema = z.strictObject({ jeton: linkToken });
