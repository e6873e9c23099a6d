import { z } from "zod";
import { ACCOUNT_FIELDS as say } from "../../content/account-fields.ts";
import { newPassword, samePassword, typedPassword } from "../schemas.ts";

/** A change of password by a person who knows the present one. */
export const passwordChangeSchema = (passwordMin: number) =>
  z
    .strictObject({
      currentPassword: typedPassword,
      password: newPassword(passwordMin),
      confirmPassword: z.string({ error: say.confirmPassword }),
    })
    .refine(...samePassword);

/** The password alone, where something else is confirmed by it. */
export const passwordProofSchema = z.strictObject({ password: typedPassword });

/** What ends an account: the password, and a box that is ticked on purpose. */
export const erasureSchema = z.strictObject({
  password: typedPassword,
  consent: z.literal(true, { error: say.erasureConsent }),
});
