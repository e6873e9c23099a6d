import { z } from "zod";
import { emailField, personFields, referralCodeSchema } from "../accounts/schemas.ts";
import { captchaToken } from "../captcha/schemas.ts";
import { line } from "../content/text-fields.ts";
import { SUPPORT_PROBLEMS as say } from "./copy.ts";

/** The number is asked for because a Looper calls; without one they write. */
export const phoneIfAny = z
  .literal("")
  .or(personFields.phone)
  .default("")
  .transform((typed) => (typed === "" ? null : typed));

/** Who asks for a Looper's help without an account, and that they are no program. */
export const visitorFields = {
  firstName: personFields.firstName,
  lastName: personFields.lastName,
  email: emailField,
  token: captchaToken,
};

const requestFields = {
  address: line(say.address, 3, 200),
  postalCode: z
    .string({ error: say.postalCode })
    .trim()
    .regex(/^\d{5}$/, say.postalCode),
  /** May be left out where the postal code has one commune alone. */
  city: line(say.city, 0, 100).default(""),
  phone: phoneIfAny,
  /** Somebody's referral code: a Looper's has them first in turn. */
  referredBy: z
    .literal("")
    .or(referralCodeSchema)
    .default("")
    .transform((typed) => (typed === "" ? null : typed)),
  consent: z.literal("yes", { error: say.consent }),
};

/** A Looper's help with a home: for a person with an account, who is known by it. */
export const ownRequestSchema = z.strictObject(requestFields);
export type OwnRequest = z.output<typeof ownRequestSchema>;

/** The same for anybody else. */
export const visitorRequestSchema = z.strictObject({ ...requestFields, ...visitorFields });
export type VisitorRequest = z.output<typeof visitorRequestSchema>;

/** A request to withdraw: by the link of a mail, or of one's account. */
export const requestLinkSchema = z.strictObject({ jeton: z.string().max(200) });
export const requestIdSchema = z.strictObject({ leadId: z.string().max(50) });
