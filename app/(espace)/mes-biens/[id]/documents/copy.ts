import { formatDate } from "../../../../../lib/kernel/format-date.ts";
import type { PropertyDocument } from "../../../../../lib/sales/report/views.ts";

const NAMES: Record<PropertyDocument["kind"], string> = {
  "sale-record": "Récapitulatif de la vente",
  mandate: "Mandat de vente",
  amendment: "Avenant",
  acceptance: "Acceptation d’une offre, mandat",
  withdrawal: "Retrait de la vente, mandat",
  diffusion: "Avenant de diffusion, mandat",
  evidence: "Dossier de preuve",
  "decision-evidence": "Dossier de preuve de la décision, mandat",
  invoice: "Facture des honoraires",
};

const amendmentOf = (position: number, number: number) =>
  `avenant n° ${position} au mandat n° ${number}`;

function nameOf(document: PropertyDocument): string {
  switch (document.kind) {
    case "sale-record":
      return NAMES[document.kind];
    case "amendment":
      return `A${amendmentOf(document.position, document.number).slice(1)}`;
    case "evidence":
      return document.position === null
        ? `${NAMES.evidence}, mandat n° ${document.number}`
        : `${NAMES.evidence}, ${amendmentOf(document.position, document.number)}`;
    default:
      return `${NAMES[document.kind]} n° ${document.number}`;
  }
}

/** The documents of a home. */
export const DOCUMENTS = {
  lead: (title: string, city: string) => `${title}, ${city}`,
  list: "Documents du bien",
  name: nameOf,
  dated: (at: Date) => `Du ${formatDate(at)}, PDF`,
  download: "Télécharger",
  empty: {
    title: "Aucun document",
    text: "Le mandat signé en ligne, ses avenants, leurs dossiers de preuve, le récapitulatif de la vente et la facture s’affichent ici.",
  },
} as const;
