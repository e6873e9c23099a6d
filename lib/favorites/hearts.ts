/** The hearts of a page, a card's or a listing's own: what their script, and what loads it, look for. */
export const HEART = ".listing-card-heart, [data-favorite]";
