import type { AlertKind } from "@/lib/buying/alerts/rules";
import { formatCount } from "@/lib/kernel/format";

/** What happened to a listing, in a list. */
export const ALERT_KIND_LABELS: Record<AlertKind, string> = {
  published: "Nouveau",
  back_on_market: "De retour à la vente",
  price_dropped: "Prix en baisse",
  slot_opened: "Visite possible",
};

export const SAVED_SEARCHES = {
  title: "Mes recherches",
  lead: "Chaque recherche enregistrée vous prévient des nouveaux biens, des baisses de prix, des retours à la vente et des créneaux de visite.",
  newSearch: "Nouvelle recherche",
  found: (count: number) => formatCount(count, "bien correspond", "biens correspondent"),
  counting: "Comptage en cours\u00a0: rechargez la page dans un instant.",
  see: "Voir les biens",
  seeFor: (name: string) => ` de la recherche «\u00a0${name}\u00a0»`,
  savedOn: (date: string) => `Enregistrée le ${date}`,
  alertOn: "Alerte active",
  alertOff: "Sans alerte",
  week: "Ce que l’alerte aurait envoyé ces 7 derniers jours",
  weekNone: "Rien de nouveau ces 7 derniers jours\u00a0: l’alerte serait restée silencieuse.",
  weekTotal: (count: number) => formatCount(count, "bien", "biens"),
  weekMore: (count: number) =>
    count === 1 ? "et 1 autre bien" : `et ${formatCount(count, "autre bien", "autres biens")}`,
  before: "au lieu de",
  name: "Nom de la recherche",
  alert: "Me prévenir",
  frequency: "Fréquence de l’alerte",
  save: "Enregistrer",
  sending: "Enregistrement…",
  saved: "Vos changements sont enregistrés.",
  remove: "Supprimer la recherche",
  removeText: "La recherche et son alerte disparaissent. Vos favoris ne changent pas.",
  removing: "Suppression…",
  manage: "Modifier ou supprimer",
  emptyTitle: "Aucune recherche enregistrée",
  emptyText:
    "Lancez une recherche, puis «\u00a0Enregistrer la recherche\u00a0»\u00a0: nous vous prévenons dès qu’un bien correspond.",
} as const;
