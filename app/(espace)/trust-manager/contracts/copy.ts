import type { SaleListView } from "@/lib/trust/sales/rules";

/** /trust-manager/contracts */
export const CONTRACTS = {
  title: "Contrats",
  lead: "Les biens dont une offre est acceptée, ceux qui sont sous offre, et les ventes conclues : palier d’honoraires, montants, dates et parties.",
  tabs: "Contrats par étape",
  views: {
    accepted: "Offre acceptée",
    "under-offer": "Sous offre",
    sold: "Vendus",
  } satisfies Record<SaleListView, string>,
  empty: {
    accepted: "Aucune offre n’est acceptée sur une vente en cours.",
    "under-offer": "Aucun bien n’est sous offre.",
    sold: "Aucune vente n’est conclue.",
  } satisfies Record<SaleListView, string>,
  amount: "Offre acceptée",
  noOffer: "Aucune offre enregistrée",
  tier: "Palier",
  fee: "Honoraires TTC",
  feeHint: "Dus seulement une fois la vente conclue.",
  mandatePrice: "Prix du mandat",
  noMandate: "Aucun mandat enregistré",
  feeEstimate: "Estimation sur le prix demandé.",
  acceptedOn: "Acceptée le",
  soldOn: "Vendu le",
  changedOn: "Dernière modification le",
  followNotary: "Suivre les étapes chez le notaire",
  figures: "Ventes en chiffres",
  counts: {
    accepted: "Offres acceptées en cours",
    underOffer: "Biens sous offre",
    soldLately: "Ventes sur 30 jours",
  },
} as const;
