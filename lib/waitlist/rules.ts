import { endedBefore } from "../kernel/retention.ts";
import { DAY_MS, daysBefore, MINUTE_MS } from "../kernel/time.ts";

/** Days for which the link that confirms an address is good. */
export const CONFIRMATION_DAYS = 7;

/** Days for which an invitation opens an account without another mail. */
export const INVITATION_DAYS = 30;

/** An address that nobody confirmed is forgotten so many days after the last mail that asked for it. */
const UNCONFIRMED_DAYS = 30;

/** Days for which it is known which network an address came from. */
const NETWORK_DAYS = 30;

/** What subscribes once more within this time is the same try: no other mail is sent for it. */
const SAME_TRY_MS = 10 * MINUTE_MS;

/** Whether the mail that asks for the confirmation may be sent again. */
export function mayResend(confirmationSentAt: Date, now: Date): boolean {
  return now.getTime() - confirmationSentAt.getTime() >= SAME_TRY_MS;
}

/** Until when what the list keeps is forgotten, by what it is. */
export function deletedBefore(now: Date) {
  return {
    unconfirmed: daysBefore(now, UNCONFIRMED_DAYS),
    networks: daysBefore(now, NETWORK_DAYS),
    // People who only waited (decision 0033).
    prospects: endedBefore("prospects", now),
  };
}

/** When a link made now ends. */
export function linkExpiry(days: number, now: Date): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
