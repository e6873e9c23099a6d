import { z } from "zod";
import { ACCOUNT_FIELDS as say } from "../content/fr/accounts.ts";
import { SELF_ASSIGNABLE_ROLES } from "./roles.ts";

/** Least characters of a password, unless the configuration asks for more. */
const PASSWORD_MIN = 6;
/** Most: whatever is sent is hashed. */
const PASSWORD_MAX = 200;
const EMAIL_MAX = 254;

/** One line without control characters or halves of a character. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;
const PHONE = /^\+?[\d\s().-]+$/;
/** Capitals and digits, as codes are made; typed in any case. */
const REFERRAL_CODE = /^[A-Z0-9]{6}$/;

/** A text of one line, without the blanks around it; any fault is told in the same words. */
const line = (error: string, min: number, max: number) =>
  z
    .string({ error })
    .normalize("NFC")
    .trim()
    .min(min, { error })
    .max(max, { error })
    .regex(ONE_LINE, { error });

const email = line(say.email, 3, EMAIL_MAX).pipe(z.email({ error: say.email }));

/** A password that is to be kept: its blanks and its case are its own. */
const newPassword = (min: number) =>
  z
    .string({ error: say.password(min) })
    .min(min, { error: say.password(min) })
    .max(PASSWORD_MAX, { error: say.passwordTooLong(PASSWORD_MAX) });

const areStrings = (value: unknown, names: readonly string[]) =>
  names.every((name) => typeof (value as Record<string, unknown> | null)?.[name] === "string");

/** What opens an account: the form of the registration screen and the call behind it. */
export const registrationSchema = ({ passwordMin = PASSWORD_MIN } = {}) =>
  z
    .strictObject({
      firstName: line(say.firstName, 2, 80),
      lastName: line(say.lastName, 2, 80),
      email,
      phone: line(say.phone, 10, 30).regex(PHONE, { error: say.phone }),
      password: newPassword(passwordMin),
      confirmPassword: z.string({ error: say.confirmPassword }),
      roles: z.array(z.enum(SELF_ASSIGNABLE_ROLES), { error: say.role }).length(1, {
        error: say.role,
      }),
      referredBy: z
        .string({ error: say.referral })
        .trim()
        .toUpperCase()
        .regex(REFERRAL_CODE, { error: say.referral })
        .optional(),
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ["confirmPassword"],
      error: say.confirmPassword,
      // Told with the faults of the other fields, not after them.
      when: ({ value }) => areStrings(value, ["password", "confirmPassword"]),
    });

/**
 * What opens a session. Nothing is said of its fields: a wrong address and a wrong password are one
 * refusal. A longer password than can be is not hashed.
 */
export const loginSchema = z.strictObject({
  email: z.string().max(EMAIL_MAX),
  password: z.string().max(PASSWORD_MAX),
  remember: z.boolean().default(false),
});
