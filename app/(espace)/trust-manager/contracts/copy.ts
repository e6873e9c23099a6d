import { formatExactPrice } from "@/lib/kernel/format";
import { formatCivilDate } from "@/lib/kernel/format-date";
import type { SaleListView } from "@/lib/trust/sales/rules";
import type { TrackedSale } from "@/lib/trust/sales/views";

/** /trust-manager/contracts */
export const CONTRACTS = {
  title: "Ventes",
  lead: "Les biens dont une offre est acceptée, ceux qui sont sous offre, et les ventes conclues : palier d’honoraires, montants, dates et parties.",
  tabs: "Ventes par étape",
  views: {
    accepted: "Offre acceptée",
    "under-offer": "Sous offre",
    sold: "Vendus",
    register: "Registre des mandats",
  } satisfies Record<SaleListView | "register", string>,
  empty: {
    accepted: "Aucune offre n’est acceptée sur une vente en cours",
    "under-offer": "Aucun bien n’est sous offre",
    sold: "Aucune vente n’est conclue",
  } satisfies Record<SaleListView, string>,
  amount: "Offre acceptée",
  noOffer: "Aucune offre enregistrée",
  table: "Liste des ventes",
  property: "Bien",
  amounts: "Montants",
  dates: "Dates",
  parties: "Parties",
  action: "Action",
  tierOf: (name: string) => `Palier ${name}`,
  fee: "Honoraires TTC",
  feeNote: "Les honoraires ne sont dus qu’une fois la vente conclue.",
  invoice: ({ number, restCents, dueOn, isOverdue }: NonNullable<TrackedSale["invoice"]>) =>
    restCents === 0
      ? `Facture n° ${number} réglée`
      : isOverdue
        ? `Facture n° ${number} : ${formatExactPrice(restCents)} en retard depuis le ${formatCivilDate(dueOn)}`
        : `Facture n° ${number} : ${formatExactPrice(restCents)} à régler avant le ${formatCivilDate(dueOn)}`,
  mandatePrice: "Prix du mandat",
  feeEstimate: "estimés sur le prix affiché, sans mandat enregistré",
  acceptedOn: "Acceptée le",
  soldOn: "Vendu le",
  changedOn: "Dernière modification le",
  open: "Suivre la vente",
  openOf: (property: string) => ` de ${property}`,
  write: "Écrire au vendeur",
  writeTo: (name: string) => `, ${name}`,
  followNotary: "Suivre les étapes chez le notaire",
  figures: "Ventes en chiffres",
  seeListings: "Voir les annonces publiées",
  counts: {
    accepted: "Offres acceptées en cours",
    underOffer: "Biens sous offre",
    soldLately: "Ventes sur 30 jours",
  },
} as const;

/** The register of mandates. */
export const REGISTER = {
  title: "Registre des mandats",
  lead: "Tous les mandats, dans l’ordre de leur signature. Aucun n’est jamais modifié ni supprimé ; chaque lecture d’un document est inscrite au journal du vendeur.",
  empty: "Aucun mandat n’est signé",
  number: "Mandat",
  numberOf: (number: number) => `n° ${number}`,
  inForce: "En vigueur",
  endedOn: (day: string) => `Terminé le ${day}`,
  property: "Bien et vendeur",
  price: "Prix du mandat",
  amended: (position: number, price: string, day: string) =>
    `Avenant n° ${position}, le ${day} : ${price}`,
  fee: "Honoraires TTC",
  dates: "Dates",
  signedOn: (day: string) => `Signé le ${day}`,
  withdrawal: (day: string) => `Rétractation jusqu’au ${day}`,
  express: "Publication immédiate demandée",
  files: "Documents",
  noFile: "Aucun fichier",
  mandateFile: (number: number) => `Mandat n° ${number} (PDF)`,
  evidenceFile: (number: number) => `Preuve du mandat n° ${number} (PDF)`,
  amendmentFile: (position: number, number: number) =>
    `Avenant n° ${position} au mandat n° ${number} (PDF)`,
  invoiceFile: (number: number) => `Facture n° ${number} (PDF)`,
} as const;
