import { formatDate } from "../../../../../lib/kernel/format-date.ts";
import type { PropertyDocument } from "../../../../../lib/sales/report/views.ts";

const NAMES: Record<PropertyDocument["kind"], string> = {
  "sale-record": "Récapitulatif de la vente",
  mandate: "Mandat de vente",
  invoice: "Facture des honoraires",
};

/** The documents of a home. */
export const DOCUMENTS = {
  title: "Documents",
  lead: (title: string, city: string) => `${title}, ${city}`,
  back: "Mes biens",
  list: "Documents du bien",
  name: (document: PropertyDocument) =>
    document.kind === "sale-record"
      ? NAMES[document.kind]
      : `${NAMES[document.kind]} n° ${document.number}`,
  dated: (at: Date) => `Du ${formatDate(at)}, PDF`,
  download: "Télécharger",
  empty: {
    title: "Aucun document",
    text: "Le mandat signé en ligne, le récapitulatif de la vente et la facture s’affichent ici.",
  },
} as const;
