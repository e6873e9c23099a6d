/** Ids that the parts of the search screen use to find one another. */
export const SEARCH_FORM = "recherche";
export const FILTER_SHEET = "filtres";
export const RESULTS = "resultats";
export const RESULTS_TITLE = "resultats-titre";
export const MAP_PANEL = "carte";
/** The panel that saves the search. */
export const SAVE_FORM = "enregistrer-recherche";
