import { BRAND } from "@/lib/content/brand";

export const SUBSCRIPTION = {
  title: "Alertes et préférences",
  lead: "Tout est gratuit pour les acheteurs : recherche, visites et offres.",
  free: "Rien ne vous est demandé",
  freeText: `${BRAND.name} est payé par le vendeur, une fois la vente conclue. Aucun abonnement, aucun honoraire, aucune carte bancaire.`,
  alerts: "Mes recherches enregistrées",
  alertsText:
    "Aucune alerte n’est envoyée, ni par e-mail, ni par notification, ni par SMS. Vos recherches enregistrées montrent ce qui leur correspond aujourd’hui, dès que vous les ouvrez.",
  manageSearches: "Ouvrir mes recherches",
  newSearch: "Nouvelle recherche",
  sent: "Ce que nous vous envoyons",
  sentText:
    "Seulement les e-mails qui concernent votre compte. Aucun conseil, aucune offre commerciale.",
  seeSent: "Voir la liste des e-mails",
} as const;
