/** What forms of saved searches say of a wrong value. */
export const SAVED_SEARCH_COPY = {
  noName: "Donnez un nom à cette recherche.",
  longName: "Le nom est trop long\u00a0: 80 caractères au plus.",
  frequency: "Choisissez une fréquence.",
} as const;
