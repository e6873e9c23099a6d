import { z } from "zod";
import {
  emailField,
  linkToken,
  newPassword,
  PASSWORD_MIN,
  personFields,
  referralCodeSchema,
  samePassword,
} from "../accounts/schemas.ts";
import { ACCOUNT_FIELDS as say } from "../content/account-fields.ts";
import { intentField } from "../intents/schemas.ts";
import { SELF_ASSIGNABLE_ROLES } from "../kernel/roles.ts";

/** What opens an account: the form of the registration screen and the call behind it. */
export const registrationSchema = ({ passwordMin = PASSWORD_MIN } = {}) =>
  z
    .strictObject({
      ...personFields,
      email: emailField,
      password: newPassword(passwordMin),
      confirmPassword: z.string({ error: say.confirmPassword }),
      roles: z.array(z.enum(SELF_ASSIGNABLE_ROLES), { error: say.role }).length(1, {
        error: say.role,
      }),
      referredBy: referralCodeSchema.optional(),
      /** The secret of an invitation from the waitlist. */
      invitation: linkToken.optional(),
      /** What was being done (lib/intents), signed. */
      intention: intentField,
    })
    .refine(...samePassword);
