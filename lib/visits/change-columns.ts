/** What no proposal is left in. */
export const NO_PROPOSAL = { proposedStartsAt: null, proposedEndsAt: null, proposedById: null };

/** A visit that is over waits for nobody to let its code be typed again. */
export const NOT_LOCKED = { lockedAt: null, lockDueAt: null };

/** At another time the codes that were mistyped count no more. */
export const NOT_MISTYPED = { checkInFailures: 0, ...NOT_LOCKED };

/** Reminders are of a time: another time has its own. */
export const NOT_REMINDED = { remindedDayAt: null, remindedHoursAt: null };

export const NEXT_SEQUENCE = { icsSequence: { increment: 1 } };
