import { z } from "zod";
import { codeSchema, loginSchema } from "../../accounts/schemas.ts";
import { intentField } from "../../intents/schemas.ts";

const wayBack = z.string().max(2_000).optional();

/** The login's form, which knows where to come back to. */
export const loginFormSchema = loginSchema.extend({
  callbackUrl: wayBack,
  intention: intentField,
});

/** The form of the second factor, which knows where to come back to as well. */
export const codeFormSchema = codeSchema.extend({ callbackUrl: wayBack, intention: intentField });
