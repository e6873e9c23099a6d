import { formatInteger } from "../../kernel/format.ts";
import { WAVE_MAX } from "./rules.ts";

/** What is wrong with what the team typed about the waitlist. */
export const WAITLIST_ADMIN_FIELDS = {
  unknownReferral: "Ce parrainage n’existe pas.",
  decision: "Choisissez de compter ou de refuser.",
  role: "Choisissez un profil.",
  size: `Indiquez un nombre de 1 à ${formatInteger(WAVE_MAX)}.`,
  queue: "Revoyez l’aperçu avant d’envoyer.",
} as const;
