/** The fields of an offer that show whose it is. */
export interface ExchangedOffer {
  id: string;
  buyerId: string;
  /** Null for rows of before authors were noted. */
  authorId: string | null;
  answersId: string | null;
}

/**
 * Whether an offer is its buyer's, and no counter-offer of the seller's: by its author, else by the turns of the
 * exchange, of which the first is the buyer's.
 * @param all the offers of the same home
 */
export function isOfBuyer(offer: ExchangedOffer, all: readonly ExchangedOffer[]): boolean {
  if (offer.authorId !== null) return offer.authorId === offer.buyerId;
  let turns = 0;
  // Answers that went round in a circle would be followed for ever.
  for (let { answersId } = offer; answersId !== null && turns < all.length; turns++) {
    answersId = all.find(({ id }) => id === answersId)?.answersId ?? null;
  }
  return turns % 2 === 0;
}
