/** Parts of statements that several reads share. */

/** Whether offer `o` is the seller's: a counter-offer to its buyer's. */
export const OFFER_OF_SELLER = "(o.authorId <> o.buyerId)";

/** Leads being worked on. */
export const LEAD_ACTIVE = "('new', 'contacted', 'qualified')";
