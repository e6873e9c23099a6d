/** What no proposal is left in. */
export const NO_PROPOSAL = { proposedStartsAt: null, proposedEndsAt: null, proposedById: null };

/** Reminders are of a time: another time has its own. */
export const NOT_REMINDED = { remindedDayAt: null, remindedHoursAt: null };

export const NEXT_SEQUENCE = { icsSequence: { increment: 1 } };
