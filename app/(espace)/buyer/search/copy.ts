import type { AlertFrequency } from "@/lib/buying/saved-searches/rules";
import { formatCount } from "@/lib/kernel/format";

export const FREQUENCY_LABELS: Record<AlertFrequency, string> = {
  instant: "Dès la parution",
  daily: "Une fois par jour",
  weekly: "Une fois par semaine",
};

export const SAVED_SEARCHES = {
  title: "Mes recherches",
  lead: "Les recherches que vous avez enregistrées, et ce qu’elles trouvent aujourd’hui.",
  newSearch: "Nouvelle recherche",
  found: (count: number) => formatCount(count, "bien correspond", "biens correspondent"),
  counting: "Comptage en cours : rechargez la page dans un instant.",
  see: "Voir les biens",
  seeFor: (name: string) => ` de la recherche « ${name} »`,
  savedOn: (date: string) => `Enregistrée le ${date}`,
  alertOn: "Alerte souhaitée",
  alertOff: "Sans alerte",
  notSent:
    "Aucune alerte n’est envoyée à ce jour : votre souhait est seulement enregistré avec la recherche.",
  alert: "Je souhaite une alerte",
  frequency: "Fréquence",
  saveAlert: "Enregistrer ce souhait",
  sending: "Enregistrement…",
  alertSaved: "Votre souhait est enregistré.",
  remove: "Supprimer la recherche",
  removing: "Suppression…",
  manage: "Régler l’alerte ou supprimer",
  emptyText:
    "Vous n’avez aucune recherche enregistrée. Toutes les annonces se cherchent librement, par ville, par budget ou par nombre de pièces.",
} as const;
