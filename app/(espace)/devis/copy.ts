import { ofName } from "@/lib/kernel/elision";
import { formatPrice } from "@/lib/kernel/format";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";

/** The quotes that a person requested. */
export const OWN_QUOTES = {
  title: "Mes devis",
  lead: "Vos demandes aux prestataires de l’annuaire, leurs réponses et ce qui a été convenu.",
  empty: "Aucune demande de devis",
  emptyText:
    "Choisissez un photographe, un diagnostiqueur ou un autre professionnel dans l’annuaire, et décrivez-lui votre besoin.",
  directory: "Ouvrir l’annuaire",
  waiting: "À vous de jouer",
  line: (trade: string, place: string) => `${trade}, ${place}`,
  sent: (at: Date) => `Demandé le ${formatDate(at)}`,
  answer: (cents: number, day: string) => `${formatPrice(cents)} TTC, le ${formatCivilDate(day)}`,
  open: (name: string) => `Devis ${ofName(name)}`,
} as const;
