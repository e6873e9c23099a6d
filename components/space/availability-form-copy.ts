import { LEAST_WEEKLY_HOURS } from "@/lib/kernel/looper-papers";

export const AVAILABILITY_FORM = {
  hours: "Heures disponibles par semaine",
  hoursHint: `Au moins ${LEAST_WEEKLY_HOURS}\u00a0heures\u00a0: le rôle le demande.`,
  workPhone: "Téléphone professionnel",
  workPhoneHint:
    "Affiché sur les annonces que vous suivez, aux personnes connectées. Votre numéro personnel n’est donné qu’une fois une visite confirmée.",
  submit: "Enregistrer",
  sending: "Enregistrement…",
  saved: "C’est enregistré.",
  unchanged: "Rien n’a changé.",
} as const;
