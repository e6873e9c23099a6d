import { BRAND } from "@/lib/content/brand";

export const SUBSCRIPTION = {
  title: "Alertes et préférences",
  lead: "Vos alertes, les moyens de vous prévenir et ce que vous acceptez de recevoir.",
  free: "Rien ne vous est demandé",
  freeText: `${BRAND.name} est payé par le vendeur, une fois la vente conclue. Aucun abonnement, aucun honoraire, aucune carte bancaire.`,
  alerts: "Mes alertes",
  alertsText:
    "Chaque recherche enregistrée peut vous prévenir d’un nouveau bien, d’une baisse de prix, d’un retour sur le marché ou d’un créneau de visite.",
  none: "Vous n’avez aucune recherche enregistrée. Lancez-en une, puis enregistrez-la pour être prévenu des nouveaux biens.",
  alertOf: (name: string) => `Alerte de la recherche « ${name} »`,
  enabled: "M’alerter",
  frequency: "Fréquence",
  save: "Enregistrer",
  saving: "Enregistrement…",
  saved: "Cette alerte est enregistrée.",
  favorites: "Vos favoris",
  favoritesText:
    "Baisse de prix, retour à la vente, créneau de visite ouvert\u00a0: chaque événement une fois, même si une recherche le trouve aussi.",
  switchOn: "Activer",
  switchOff: "Couper",
  switchFor: " les alertes de vos favoris",
  on: "Active",
  off: "Coupée",
  change: "Modifier",
  manageSearches: "Ouvrir mes recherches",
  newSearch: "Nouvelle recherche",
  channels: "Par quels moyens vous prévenir",
  consents: "Ce que vous acceptez",
  consentsText:
    "Nous n’envoyons aucune publicité. Acceptez ou refusez ici tout ce qui vous est relayé par e-mail, push ou SMS ; le détail se règle ligne par ligne, plus haut.",
  all: "Toutes mes notifications, leurs heures et leur rythme",
} as const;
