import { formatCount } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";
import type { SaleMilestone } from "@/lib/trust/sales/rules";

/** /trust-manager/notary */
export const NOTARY = {
  title: "Notaires",
  lead: "Chaque vente en cours, ce qu’elle attend et de qui, puis les notaires de l’annuaire.",
  tabs: "Ventes",
  views: { accepted: "En cours", sold: "Conclues" },
  empty: {
    accepted: "Aucune vente n’est en cours chez un notaire",
    sold: "Aucune vente n’est conclue",
  },
  steps: {
    accepted: "Offre acceptée",
    "under-offer": "Annonce sous offre",
    financed: "Financement déclaré par l’acheteur",
    sold: "Vente conclue",
  } satisfies Record<SaleMilestone, string>,
  amount: "Offre acceptée",
  doneOn: (date: string) => `fait le ${date}`,
  toDo: "à faire",
  unrecorded: "rien d’enregistré",
  next: {
    accepted: "Prochaine étape : l’acceptation d’une offre.",
    "under-offer": "Prochaine étape : le vendeur passe l’annonce sous offre.",
    financed: "Prochaine étape : l’acheteur déclare son financement.",
    sold: "Prochaine étape : la signature de l’acte chez le notaire.",
  } satisfies Record<SaleMilestone, string>,
  concluded: (soldAt: Date) => `Vente conclue le ${formatDate(soldAt)}.`,
  contract: "Voir toutes les ventes",
  directory: "Notaires de l’annuaire",
  directoryEmpty: "L’annuaire ne compte encore aucun notaire.",
  verified: "Vérifié",
  rating: (rating: string, reviews: number) =>
    `${rating} sur 5, ${formatCount(reviews, "avis", "avis")}`,
  availability: {
    immediate: "Disponible tout de suite",
    within_24h: "Disponible sous 24 heures",
    within_week: "Disponible dans la semaine",
  },
  price: {
    fixed: (price: string) => `${price} au forfait`,
    hourly: (price: string) => `${price} de l’heure`,
    percentage: (rate: string) => `${rate} du prix de vente`,
  },
} as const;
