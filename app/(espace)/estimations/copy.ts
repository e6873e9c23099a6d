/** The estimates that an account keeps. */
export const ESTIMATES = {
  title: "Mes estimations",
  lead: "Celles que vous avez faites en étant connecté, ou conservées ensuite. Elles restent jusqu’à ce que vous les supprimiez.",
  empty: "Aucune estimation conservée.",
  emptyText: "Estimez un bien en deux minutes, à partir des ventes publiées par l’État.",
  begin: "Estimer un bien",
  range: (low: string, high: string) => `De ${low} à ${high}`,
  none: "Sans chiffre",
  made: (date: string) => `Faite le ${date}`,
  remove: "Supprimer",
  removeOf: (where: string) => `Supprimer l’estimation ${where}`,
  removing: "Suppression…",
} as const;
