/** Parts of statements that several reads share. Parameters: `:today`, a civil day. */

/** No negotiation is longer: answers that went round in a circle would be followed for ever. */
const LONGEST_EXCHANGE = 100;

/**
 * Whether offer `o` is the seller's: a counter-offer answers the buyer's, the next one is the
 * buyer's again, and so on.
 */
export const OFFER_OF_SELLER = `(
  WITH RECURSIVE chain (answersId, depth) AS (
    SELECT o.answersId, 0
    UNION ALL
    SELECT a.answersId, chain.depth + 1 FROM chain JOIN Offer a ON a.id = chain.answersId
    WHERE chain.depth < ${LONGEST_EXCHANGE}
  )
  SELECT max(depth) % 2 = 1 FROM chain)`;

/** Leads being worked on. */
export const LEAD_ACTIVE = "('new', 'contacted', 'qualified')";
