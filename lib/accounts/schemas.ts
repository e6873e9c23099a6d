import { z } from "zod";
import { ACCOUNT_FIELDS as say } from "../content/account-fields.ts";
import { emailAddress, personName, phone } from "../content/text-fields.ts";
import { tidyLine } from "../kernel/text.ts";

/** Least characters of a password, unless the configuration asks for more. */
export const PASSWORD_MIN = 6;
/** Least for a person who decides about others (decision 0026). */
const TRUSTED_PASSWORD_MIN = 12;
/** Most: whatever is sent is hashed. */
const PASSWORD_MAX = 200;
const EMAIL_MAX = 254;

/** Capitals and digits, as codes are made; typed in any case. */
const REFERRAL_CODE = /^[A-Z0-9]{6}$/;

/** An address that a mail can be sent to. */
export const emailField = emailAddress(say.email);

/** Name and phone number, as the registration and the profile ask for them. */
export const personFields = {
  firstName: personName(say.firstName, 2, 80),
  lastName: personName(say.lastName, 2, 80),
  phone: phone(say.phone),
};

/** A password that a person has: a missing or an impossible one is reported, nothing else. */
export const typedPassword = z.string({ error: say.passwordMissing }).max(PASSWORD_MAX, {
  error: say.passwordTooLong(PASSWORD_MAX),
});

/** A password that is to be kept: its blanks and its case are its own. */
export const newPassword = (min: number) =>
  z
    .string({ error: say.password(min) })
    .min(min, { error: say.password(min) })
    .max(PASSWORD_MAX, { error: say.passwordTooLong(PASSWORD_MAX) });

/** A referral code, typed in any case. */
export const referralCodeSchema = z
  .string({ error: say.referral })
  .overwrite(tidyLine)
  .toUpperCase()
  .regex(REFERRAL_CODE, { error: say.referral });

/** The secret that a link carries. */
export const linkToken = z.string().max(100);

/** Whether these fields of a value are texts, and can be compared. */
const areStrings = (value: unknown, names: readonly string[]) =>
  names.every((name) => typeof (value as Record<string, unknown> | null)?.[name] === "string");

type Chosen = { password: string; confirmPassword: string };

/** What a form that asks for a new password twice is refined with. */
export const samePassword = [
  ({ password, confirmPassword }: Chosen) => password === confirmPassword,
  {
    path: ["confirmPassword"],
    error: say.confirmPassword,
    // Reported with the faults of the other fields, not after them.
    when: ({ value }: { value: unknown }) => areStrings(value, ["password", "confirmPassword"]),
  },
] satisfies [unknown, unknown];

/**
 * What opens a session. A wrong address and a wrong password are one refusal; only a missing or an
 * impossible value is reported by field. A longer password than can be is not hashed.
 */
export const loginSchema = z.strictObject({
  email: z.string({ error: say.email }).max(EMAIL_MAX, { error: say.email }),
  password: typedPassword,
  remember: z.boolean().default(false),
});

/** The least length of a person's next password: the configuration's, or more for a trust manager. */
export function passwordMinFor(isTrustManager: boolean, configured: number): number {
  return isTrustManager ? Math.max(configured, TRUSTED_PASSWORD_MIN) : configured;
}

/** The code of an authenticator application, or a recovery code. */
export const codeSchema = z.strictObject({
  code: z.string({ error: say.code }).overwrite(tidyLine).min(6, { error: say.code }).max(40, {
    error: say.code,
  }),
});

/** Whom to send the way to a new password. */
export const passwordResetRequestSchema = z.strictObject({ email: emailField });

/** The choice of a new password by a person who follows a link. */
export const newPasswordSchema = (passwordMin: number) =>
  z
    .strictObject({
      jeton: linkToken,
      password: newPassword(passwordMin),
      confirmPassword: z.string({ error: say.confirmPassword }),
    })
    .refine(...samePassword);

/** What confirms an address; the password only from another browser than the one that registered. */
export const confirmAddressSchema = z.strictObject({
  jeton: linkToken,
  password: z.string().max(PASSWORD_MAX).optional(),
});
