import { HOUR_MS } from "../../kernel/time.ts";

/** Hours for which the link of a first message delivers it; it is forgotten after. */
export const FIRST_MESSAGE_HOURS = 72;

/** When a message written now is forgotten. */
export const firstMessageExpiry = (now: Date): Date =>
  new Date(now.getTime() + FIRST_MESSAGE_HOURS * HOUR_MS);

/** The name that somebody typed as one, as accounts have it: the first word, and what follows. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}
