import { HOUR_MS } from "../kernel/time.ts";

/** Hours for which the link that confirms an address opens it; the registration is forgotten after. */
export const CONFIRMATION_HOURS = 48;

/** When a registration made now is forgotten. */
export function confirmationExpiry(now: Date): Date {
  return new Date(now.getTime() + CONFIRMATION_HOURS * HOUR_MS);
}
