import { z } from "zod";
import { emailField, personFields } from "../accounts/schemas.ts";
import { captchaToken } from "../captcha/schemas.ts";
import { ESTIMATE_PROBLEMS } from "./copy.ts";
import { estimateIdSchema } from "./schemas.ts";

const consent = z.literal("yes", { error: ESTIMATE_PROBLEMS.consent });
/** The number is asked for because a Looper calls; without one they write. */
const phoneIfAny = z
  .literal("")
  .or(personFields.phone)
  .default("")
  .transform((typed) => (typed === "" ? null : typed));

/** A Looper's help for an estimated home: for a person with an account, who is known by it. */
export const ownSupportSchema = z.strictObject({
  estimateId: estimateIdSchema.shape.estimateId,
  phone: phoneIfAny,
  consent,
});

/** The same for anybody else. */
export const visitorSupportSchema = z.strictObject({
  estimateId: estimateIdSchema.shape.estimateId,
  firstName: personFields.firstName,
  lastName: personFields.lastName,
  email: emailField,
  phone: phoneIfAny,
  consent,
  token: captchaToken,
});
export type VisitorSupport = z.output<typeof visitorSupportSchema>;
