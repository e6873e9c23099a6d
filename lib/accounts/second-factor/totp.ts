import * as OTPAuth from "otpauth";
import { BRAND } from "../../content/brand.ts";
import { TOTP, timeStep, WINDOW_STEPS } from "./rules.ts";

/** Bytes of a secret: the length of the hash, as RFC 4226 advises. */
const SECRET_BYTES = 20;

/** A fresh secret of an authenticator application, in base 32. */
export function newTotpSecret(): string {
  return new OTPAuth.Secret({ size: SECRET_BYTES }).base32;
}

const generator = (secret: string, label = "") =>
  new OTPAuth.TOTP({
    issuer: BRAND.name,
    label,
    algorithm: TOTP.algorithm,
    digits: TOTP.digits,
    period: TOTP.periodSeconds,
    secret: OTPAuth.Secret.fromBase32(secret),
  });

/** The time step whose code was given, among those that are taken at `now`; null for none. */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = generator(secret).validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? null : timeStep(now) + delta;
}

/** The address that an authenticator application reads, for the account of an e-mail address. */
export function totpUri(secret: string, email: string): string {
  return generator(secret, email).toString();
}
