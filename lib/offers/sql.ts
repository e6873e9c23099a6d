/** Parts of statements that several reads share. Parameters: `:today`, a civil day. */

/** The state that offer `o` is shown in, as `stateOf` has it: expiry is derived from its last day. */
const OFFER_STATE = "iif(o.status = 'pending' AND o.expiryDate < :today, 'expired', o.status)";

/** Whether offer `o` is under way: what every list and figure of pending offers counts. */
export const OFFER_OPEN = `(${OFFER_STATE} = 'pending')`;
