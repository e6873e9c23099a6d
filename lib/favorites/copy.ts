/** What forms of favourites say of a wrong value. */
export const FAVORITE_COPY = {
  mark: "Choisissez un avis parmi ceux proposés.",
  longNote: "La note est trop longue\u00a0: 1\u00a0000 caractères au plus.",
} as const;
