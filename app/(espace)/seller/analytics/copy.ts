export const ANALYTICS = {
  title: "Statistiques",
  lead: "Qui regarde vos annonces, qui les garde, qui vous écrit.",
  periods: "Période",
  period: (days: string) => `${days} jours`,
  all: "Toutes les statistiques",
  ofListing: (title: string) => `Statistiques, ${title}`,
  ofViews: (percent: string) => `${percent} des vues`,
  compared: "Face aux annonces comparables",
  totals: "Sur la période",
  daily: "Jour par jour",
  measures: { views: "Vues", favorites: "Favoris", contacts: "Contacts" },
  /** `before` is the count of the days before, `change` how this one differs where that tells something. */
  before: (before: string, days: string, change: string | null) =>
    `contre ${before} sur les ${days}\u00a0jours précédents${change === null ? "" : `\u00a0(${change})`}`,
  listings: {
    title: "Annonce par annonce",
    table: "Tableau des annonces",
    lead: "Depuis la mise en ligne. Les pourcentages sont rapportés aux vues.",
    listing: "Annonce",
    views: "Vues",
    favorites: "Favoris",
    contacts: "Contacts",
    visits: "Visites",
    offers: "Offres",
    share: (count: string, percent: string) => `${count} (${percent})`,
    ended: { sold: "Vendu", withdrawn: "Retiré" },
    /** Where there are more than the table has rows for. */
    more: (count: string) =>
      `Les ${count} annonces les plus récentes\u00a0; les totaux de la période comptent toutes les vôtres.`,
  },
  pace: {
    title: "Temps en ligne",
    lead: "Vos annonces comparées à celles de la même commune et du même type.",
    online: (days: string) => `${days} en ligne`,
    ended: {
      sold: (days: string) => `vendu après ${days}`,
      withdrawn: (days: string) => `retiré après ${days}`,
    },
    average: (days: string) => `Moyenne de la commune et du type : ${days}`,
    indicative: "repère indicatif : trop peu d’annonces comparables",
    quicker: (count: string) => `${count} de moins que la moyenne`,
    slower: (count: string) => `${count} de plus que la moyenne`,
    same: "dans la moyenne",
  },
  counting: {
    title: "Comment nous comptons",
    text: [
      "Une vue compte une fois par visiteur et par jour, sans cookie et sans adresse conservée. Vos propres visites et celles des robots ne comptent pas.",
      "Un contact est une personne qui vous écrit, demande une visite ou fait une offre, une fois par annonce et par jour.",
      "Les visites sont celles qui sont prévues ou terminées, les offres celles des acheteurs, sans vos contre-propositions.",
    ],
  },
  none: "Vos statistiques commencent le jour où une annonce est mise en ligne.",
  toListings: "Aller à mes biens",
} as const;
