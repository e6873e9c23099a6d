/** What an alert calls a person's favourites, where another one has the name of a search. */
export const FAVORITES_ALERT = "Vos favoris";
