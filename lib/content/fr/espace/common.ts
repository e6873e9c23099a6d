/** Said wherever a figure or a list has nothing to show (decisions on sample data). */
export const NO_DATA = "Pas encore de données";
