import { z } from "zod";
import { OUTSIDE_ROLES } from "../accounts/roles.ts";
import { linkToken } from "../accounts/schemas.ts";
import { isSingleAddress } from "../mail/rules.ts";

const INVALID_EMAIL = "Veuillez entrer un email valide";

/** The specification's: text, @, text, dot, text. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

const email = z
  .string({ error: INVALID_EMAIL })
  .normalize("NFC")
  .trim()
  .refine((value) => EMAIL.test(value) && isSingleAddress(value), { error: INVALID_EMAIL });

/** What subscribes to the waitlist. */
export const subscriptionSchema = z.strictObject({
  email,
  /** Free text, as typed: it need not be anybody's code. */
  referredBy: z.string().normalize("NFC").trim().max(60).optional(),
  role: z.enum(OUTSIDE_ROLES),
  /** The captcha's payload. */
  token: z.string().min(1).max(8_192),
  /** The campaign that brought the person. */
  source: z
    .string()
    .regex(/^[a-z0-9_-]{1,40}$/)
    .optional(),
});
export type Subscription = z.output<typeof subscriptionSchema>;

/** The form behind a link of the waitlist's mails. */
export const waitlistLinkSchema = z.strictObject({ jeton: linkToken });
