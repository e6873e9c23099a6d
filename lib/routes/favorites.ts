import { withQuery } from "../kernel/query.ts";

/** The addresses of hearts, apart from the rest, which their parts of a page do without. */
export const favoriteRoutes = {
  /** The login of somebody who presses the heart of a listing. */
  loginForFavorite: (listingId: string, callbackUrl: string) =>
    withQuery("/connexion", { favori: listingId, callbackUrl }),
  /** The registration of somebody who presses it. */
  registerForFavorite: (listingId: string, callbackUrl: string) =>
    withQuery("/register", { role: "buyer", favori: listingId, callbackUrl }),
  /** The mark by which a page finds the heart again. */
  favoriteMark: (listingId: string) => `#favori-${listingId}`,
  /** The mark by which a page of results learns that its search was saved. */
  savedSearchMark: "#recherche-enregistree",
  savedSearches: "/buyer/search",
  hiddenListings: "/buyer/favorites/masques",
  /** The favourites and the dashboard of a buyer. */
  favorites: "/buyer/favorites",
  buyerDashboard: "/buyer/dashboard",
} as const;
