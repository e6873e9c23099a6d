import { z } from "zod";
import { linkToken } from "../accounts/schemas.ts";
import { INVALID_VALUE } from "../content/errors.ts";
import { line } from "../content/text-fields.ts";
import { isEmailAddress } from "../kernel/email.ts";
import { OUTSIDE_ROLES } from "../kernel/roles.ts";
import { tidyLine } from "../kernel/text.ts";
import { WAITLIST_FIELDS } from "./copy.ts";

const error = WAITLIST_FIELDS.email;

/** What subscribes to the waitlist. */
export const subscriptionSchema = z.strictObject({
  email: z
    .string({ error })
    .overwrite(tidyLine)
    .refine(isEmailAddress, { error })
    .describe("Compared without regard to case."),
  referredBy: line(INVALID_VALUE, 0, 60)
    .optional()
    .describe("Whoever's referral code; one that is nobody's counts for nothing."),
  role: z.enum(OUTSIDE_ROLES),
  token: z.string().describe("The captcha's payload."),
  source: z
    .string()
    .regex(/^[a-z0-9_-]{1,40}$/)
    .optional()
    .describe("The campaign that brought the person."),
});
export type Subscription = z.output<typeof subscriptionSchema>;

/** The form behind a link of the waitlist's mails. */
export const waitlistLinkSchema = z.strictObject({ jeton: linkToken });
