import { MINUTE_MS } from "../../kernel/time.ts";

/** How long a right password waits for its code. */
export const TICKET_MS = 10 * MINUTE_MS;

/** Wrong codes after which the password is asked for again. */
export const MAX_CODE_ATTEMPTS = 5;
