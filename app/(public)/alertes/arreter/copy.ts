import { formatCount } from "@/lib/kernel/format";

/** The page where the link of an alert leads. */
export const END_ALERT = {
  title: "Arrêter une alerte",
  search: (name: string) => `Ne plus recevoir l’alerte «\u00a0${name}\u00a0»\u00a0?`,
  searchText:
    "La recherche reste enregistrée\u00a0: vous pourrez réactiver son alerte quand vous voudrez.",
  favorites: "Ne plus recevoir les alertes de vos favoris\u00a0?",
  favoritesText:
    "Vos favoris ne changent pas\u00a0: nous ne vous préviendrons simplement plus de leurs baisses de prix, de leurs retours à la vente et de leurs créneaux de visite.",
  submit: "Arrêter l’alerte",
  sending: "Un instant…",
  ended: "L’alerte est arrêtée",
  endedSearch: (name: string) =>
    `La recherche «\u00a0${name}\u00a0» reste enregistrée, sans alerte. Vous pouvez changer d’avis dans votre espace.`,
  endedGone: "Cette recherche a été supprimée, et son alerte avec elle.",
  endedFavorites:
    "Vos favoris restent dans votre espace, sans alerte. Vous pouvez y changer d’avis quand vous voudrez.",
  /** What else goes on, before or after. */
  stays: "Ce qui reste actif",
  staysNothing: "Aucune autre alerte n’est active.",
  staysSearches: (count: number, others: boolean) =>
    others
      ? formatCount(count, "alerte d’une autre recherche", "alertes d’autres recherches")
      : formatCount(count, "alerte de recherche", "alertes de recherches"),
  staysFavorites: "les alertes de vos favoris",
  manage: "Régler mes alertes",
  spent: "Ce lien n’est pas valable",
  spentText:
    "Il est incomplet, ou son compte n’existe plus. Vos alertes se règlent aussi dans votre espace.",
  home: "Aller à l’accueil",
} as const;
